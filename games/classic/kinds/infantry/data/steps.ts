import { GROUNDS } from '../../../data/terrain.ts';

/** MT-PRE-13, MT-PRE-22: MP into a hex, by what it is made of. What is not named here is closed to infantry. */
export const GROUND_COSTS: Readonly<Record<string, number>> = {
  clear: 1,
  paved: 1,
  rough: 2,
  'light woods': 2,
  'heavy woods': 3,
  'ultra-heavy woods': 4,
  'light jungle': 3,
  'heavy jungle': 4,
  'ultra-heavy jungle': 5,
  sand: 2,
  tundra: 1,
  ...Object.fromEntries(GROUNDS.flatMap(({ name, building }) => (building ? [[name, 1]] : []))),
  'water 0': 1,
};

/** MP on top, by what lies there; nothing where it is not named. */
export const CONDITION_COSTS: Readonly<Record<string, number>> = {
  rubble: 1,
  swamp: 1,
  mud: 1,
  'deep mud': 1,
  'deep snow': 1,
};

/** Terrain that closes a hex to them. */
export const CLOSING: readonly string[] = ['erupting geyser', 'erupting magma geyser'];

/** MT-PRE-13: ground in which hits are not doubled. */
export const COVER_CONDITIONS: readonly string[] = ['rubble', 'swamp', 'fortified'];

export const MOST_LEVELS = 1;
export const COST_OF_LEVEL = 2;
