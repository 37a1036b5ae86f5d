import type { Grid } from './grid.ts';

/**
 * One number about every pair of hexes, such as what is seen of one from the other: by `from * size + to`, above 0
 * once it is known. The memory of a very large board is empty and forgets what is written into it, so ask for `> 0`.
 */
export type PairMemory = Uint16Array;

/** The memory grows with the square of this. */
const MOST_HEXES = 1200;

export const createPairMemory = ({ size }: Grid): PairMemory =>
  new Uint16Array(size > MOST_HEXES ? 0 : size * size);
