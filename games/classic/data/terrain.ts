/**
 * Terrains of the introductory rules by index (CBT-MAP-01): from the fifth on water, whose depth is the index less
 * four. The level of a water hex is its surface, its bed lies `depth` below.
 */
export const TERRAINS = [
  'clear',
  'rough',
  'light woods',
  'heavy woods',
  ...Array.from({ length: 10 }, (_, depth) => `water ${depth}`),
] as const;

export const Terrain = { clear: 0, rough: 1, lightWoods: 2, heavyWoods: 3, water: 4 } as const;

/** CBT-MAP-02 */
export const WOODS_HEIGHT = 2;
export const STANDING_HEIGHT = 2;
export const PRONE_HEIGHT = 1;

/** CBT-MOV-02: MP to enter a hex on level ground, by terrain. */
export const ENTER_COSTS: readonly number[] = TERRAINS.map((_, terrain) => {
  if (terrain < Terrain.water) return [1, 2, 2, 3][terrain];
  const depth = terrain - Terrain.water;
  return depth === 0 ? 1 : depth === 1 ? 2 : 4;
});
