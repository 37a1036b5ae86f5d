import type { Grid } from './grid.ts';

/**
 * One number for every pair of hexes, such as what one hex sees of another: indexed by `from * size + to`, and above 0
 * once known. On a very large board the memory is empty and forgets what is written to it, so test for `> 0`.
 */
export type PairMemory = Uint16Array;

/** The memory grows with the square of this. */
const MOST_HEXES = 1200;

export const createPairMemory = ({ size }: Grid): PairMemory =>
  new Uint16Array(size > MOST_HEXES ? 0 : size * size);
