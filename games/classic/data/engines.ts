// CBT-CON-09: weights of fusion engines in half tons, by rating from 10 to 400 in steps of 5.

export const MIN_RATING = 10;
export const MAX_RATING = 400;
const STEP = 5;

// biome-ignore format: ten ratings a line
const HALF_TONS: readonly number[] = [
   1,  1,  1,  1,  2,  2,  2,  2,  3,  3,
   3,  4,  4,  4,  5,  5,  6,  6,  6,  7,
   7,  8,  8,  8,  9,  9, 10, 10, 11, 11,
  12, 12, 12, 14, 14, 15, 15, 16, 17, 17,
  18, 19, 20, 20, 21, 22, 23, 24, 25, 26,
  27, 28, 29, 31, 32, 33, 35, 36, 38, 39,
  41, 43, 45, 47, 49, 51, 54, 57, 59, 63,
  66, 69, 73, 77, 82, 87, 92, 98, 105,
];

/** Weight of the engine in half tons; undefined for a rating that is not built. */
export const engineHalfTons = (rating: number): number | undefined => HALF_TONS[(rating - MIN_RATING) / STEP];
