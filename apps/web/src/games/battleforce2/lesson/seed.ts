/** The dice of the guided game, by which it is known. */
export const SEED = 'first lances 7';
