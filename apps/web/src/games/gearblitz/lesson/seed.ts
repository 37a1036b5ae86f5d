/** The dice of the guided game, by which it is known. */
export const SEED = 'first gears 3';

/** Those of games begun before; there the targets moved first. */
export const FORMER_SEEDS = ['first gears 1'];
