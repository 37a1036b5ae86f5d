/** MT-PRE-07: gravity in tenths of that of Terra. */
export const STANDARD = 10;

/** Divided by the gravity, rounded to the nearest, a half down. */
export const inGravity = (mp: number, gravity: number): number => Math.ceil((mp * STANDARD) / gravity - 0.5);

/** MP of a move. */
export interface Exertion {
  readonly spent: number;
  readonly usual: number;
}
