/** The dice of the guided games, by which they are known. */
export const SEED = 'first battle 11';
export const ARMS_SEED = 'combined arms 4';
