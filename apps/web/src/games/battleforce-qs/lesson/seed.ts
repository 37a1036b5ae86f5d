/** The dice of the guided game, by which it is known. */
export const seed = 'first game 1';
