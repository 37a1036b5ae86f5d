// Nobody is to be seen, though somebody is left: where to look for them.

import { distance } from '@ironfield/hex/board.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { State } from '../../state.ts';

/** Places to look at, as shares of the width and the height of the map. All go to the same ones, so that sides meet. */
const PLACES = [
  [1 / 2, 1 / 2],
  [1 / 4, 1 / 4],
  [3 / 4, 3 / 4],
  [1 / 2, 1 / 2],
  [3 / 4, 1 / 4],
  [1 / 4, 3 / 4],
] as const;
/** Turns for each. */
const LOOK = 8;
/** The worth of being a hex nearer. */
const CURIOUS = 1;

const nearness = remembered(({ board }: Battlefield): readonly Float32Array[] =>
  PLACES.map(([across, down]) => {
    const place = Math.floor(board.height * down) * board.width + Math.floor(board.width * across);
    return Float32Array.from({ length: board.size }, (_, cell) => -CURIOUS * distance(board, cell, place));
  }),
);

/** By cell: what it is worth for the search; null where there is nobody to look for. */
export function whereToLook(field: Battlefield, state: State, unit: number): ArrayLike<number> | null {
  const left = field.enemiesOf[unit].map((enemy) => state.units[enemy]).filter(({ loss }) => loss === null);
  const isHiding = field.plugged.hidesPlaces?.() || left.some(({ marks }) => marks?.hidden);
  if (!isHiding || left.length === 0 || left.some(({ hex }) => hex >= 0)) return null;
  return nearness(field)[Math.floor(state.turn / LOOK) % PLACES.length];
}
