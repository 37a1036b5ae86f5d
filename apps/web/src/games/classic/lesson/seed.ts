/** The dice of the guided game, by which it is known. */
export const SEED = 'first battle 11';
