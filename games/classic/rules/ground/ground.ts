// Ground that changes in play.

import { type Board, type HexChanges, kindAt, laterChanges } from '@ironfield/hex/board.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Classic } from '../../game-types.ts';

const NOBODY: readonly number[] = [];

/** `by` names those who have a part in it: where places are hidden, it tells something of them. */
export function changeGround(play: Play<Classic>, hexes: HexChanges, by: readonly number[] = NOBODY): void {
  const { state } = play;
  state.ground = laterChanges(state.ground ?? {}, hexes);
  play.emit({ type: 'ground', hexes, ...(by.length > 0 && { reveals: by }) });
}

/** A hex with another terrain, or with conditions that come and go. */
export function hexWith(
  board: Board,
  cell: number,
  change: { readonly terrain?: string; readonly add?: readonly string[]; readonly take?: readonly string[] },
): HexChanges {
  const { terrain, features = [] } = kindAt(board, cell);
  const left = features.filter((name) => !change.take?.includes(name) && !change.add?.includes(name));
  return {
    [board.number[cell]]: { terrain: change.terrain ?? terrain, features: [...left, ...(change.add ?? [])] },
  };
}

/** At `mapKinds`: these may be on the map as well. */
export const allows =
  (...own: readonly string[]) =>
  (names: readonly string[]): readonly string[] => [...names, ...own];
