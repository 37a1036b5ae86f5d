import type { Seat } from '@ironfield/kernel/state.ts';
import { opponentOf, type Site } from '../../state.ts';
import { isNonCombatant, isSettlement } from '../kinds.ts';
import { worldIn } from '../world.ts';
import { countersAt, type InWar, sheetOn } from './stacks.ts';

/** Who could fight in a hex, by side. */
interface Present {
  readonly land: readonly [boolean, boolean];
  readonly sea: readonly [boolean, boolean];
  readonly air: readonly [boolean, boolean];
}

function presentAt(state: InWar, hex: number): Present {
  const land: [boolean, boolean] = [false, false];
  const sea: [boolean, boolean] = [false, false];
  const air: [boolean, boolean] = [false, false];
  for (const id of countersAt(state, hex)) {
    const { kind } = sheetOn(state, id);
    const { side } = state.counters[id];
    if (isNonCombatant(kind) || (isSettlement(kind) && isRubble(state, id))) continue;
    const group = kind === 'naval' ? sea : kind === 'vtol' ? air : land;
    group[side as 0 | 1] = true;
  }
  return { land, sea, air };
}

const isRubble = (state: InWar, id: number): boolean =>
  state.war.settlements.some(({ counter, rubble }) => counter === id && rubble);

const both = ([a, b]: readonly [boolean, boolean]): boolean => a && b;
const meet = (a: readonly [boolean, boolean], b: readonly [boolean, boolean]): boolean =>
  (a[0] && b[1]) || (a[1] && b[0]);

/**
 * PA-CBT-01: the battles of a hex. Land units and ships never fight each other; air units join the battle on land where there
 * is one.
 */
function battlesAt(state: InWar, hex: number): Site[] {
  const { land, sea, air } = presentAt(state, hex);
  const isWet = worldIn(state.setup)[hex].hasWater;
  const isLandBattle = both(land) || (!both(sea) && (meet(land, air) || (both(air) && !isWet)));
  const isSeaBattle = both(sea) || (!isLandBattle && (meet(sea, air) || (both(air) && isWet)));
  return [
    ...(isLandBattle ? [{ place: hex, kind: 'land' } as const] : []),
    ...(isSeaBattle ? [{ place: hex, kind: 'sea' } as const] : []),
  ];
}

/** Battles that a side has to fight and has not fought in this Combat Phase. */
export function dueBattles(state: InWar, side: Seat): Site[] {
  const enemy = opponentOf(side);
  const places = (of: Seat) =>
    new Set(
      state.counters.flatMap((counter) => (counter.side === of && counter.place >= 0 ? counter.place : [])),
    );
  const theirs = places(enemy);
  return [...places(side)]
    .filter((place) => theirs.has(place))
    .sort((a, b) => a - b)
    .flatMap((place) => battlesAt(state, place))
    .filter(
      ({ place, kind }) => !state.war.fought.some((each) => each.place === place && each.kind === kind),
    );
}

/** Who takes part in a battle: settlements that stand, convoys, and all units of that kind of battle. */
export function participants(state: InWar, { place, kind }: Site): number[] {
  const isOther = battlesAt(state, place).some((each) => each.kind !== kind);
  return countersAt(state, place).filter((id) => {
    const each = sheetOn(state, id).kind;
    if (isSettlement(each)) return kind === 'land' && !isRubble(state, id);
    if (each === 'vtol') return kind === 'land' || !isOther;
    return (each === 'naval') === (kind === 'sea');
  });
}
