import { STRENGTH } from '../data/numbers.ts';
import { isOnTable } from '../rules/distance.ts';
import { CARDS, type State } from '../state.ts';

/** The invariants, as sentences about those that do not hold. */
export function invariants({ turn, setup, supply, markers, hands, spent }: State): string[] {
  const problems: string[] = [];
  if (turn > setup.turns) problems.push(`turn ${turn} of ${setup.turns}`);
  for (const { id, at, damage, isGone, isRevealed } of markers) {
    if (!isOnTable(at)) problems.push(`marker ${id} is off the table`);
    if (damage < 0 || damage > STRENGTH) problems.push(`marker ${id} has ${damage} damage`);
    if (isGone && !isRevealed) problems.push(`marker ${id} is gone, but nobody has seen what it was`);
  }
  for (const seat of [0, 1]) {
    const decoys = markers.filter((marker) => marker.seat === seat && marker.isDecoy).length;
    const cards = new Set([...hands[seat], ...spent[seat]]).size;
    if (supply[seat] < 0) problems.push(`seat ${seat} has ${supply[seat]} supply`);
    if (decoys !== (turn === 0 ? 0 : 1)) problems.push(`seat ${seat} has ${decoys} decoys`);
    if (cards !== (turn === 0 ? 0 : CARDS.length - 1)) problems.push(`seat ${seat} has ${cards} cards`);
  }
  return problems;
}
