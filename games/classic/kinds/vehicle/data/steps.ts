import { GROUNDS } from '../../../data/terrain.ts';
import type { Motion } from '../../../units/vehicle-file.ts';

type Costs = Readonly<Partial<Record<Motion, number>>>;

/** Nowhere may a vehicle of this motion be. */
export const NO_WAY = 0;

const all = (mp: number): Costs => ({ tracked: mp, wheeled: mp, hover: mp });

/** MT-PRE-22: MP into a hex, by what it is made of. What is not named here is closed to vehicles. */
export const GROUND_COSTS: Readonly<Record<string, Costs>> = {
  clear: all(1),
  paved: all(1),
  rough: { tracked: 2, hover: 2 },
  'light woods': { tracked: 2 },
  sand: { tracked: 1, wheeled: 2, hover: 1 },
  tundra: all(1),
  'magma crust': { tracked: 1, hover: 1 },
  ...Object.fromEntries(GROUNDS.flatMap(({ name, mp, building }) => (building ? [[name, all(mp)]] : []))),
  'water 0': all(1),
  ...Object.fromEntries(
    Array.from({ length: 9 }, (_, depth) => [
      `water ${depth + 1}`,
      { hover: 1, displacement: 1, hydrofoil: 1 },
    ]),
  ),
};

/** MP on top, by what lies there; nothing where it is not named. */
export const CONDITION_COSTS: Readonly<Record<string, Costs>> = {
  rubble: { tracked: 1, wheeled: NO_WAY, hover: 1 },
  swamp: { tracked: 1, wheeled: 1, hover: 0 },
  mud: { tracked: 1, wheeled: 1, hover: 0 },
  'deep mud': { tracked: 1, wheeled: 1, hover: 0 },
  rapids: { displacement: 1, hydrofoil: 1 },
  'deep snow': { tracked: 1, wheeled: NO_WAY, hover: 0 },
  'erupting geyser': { tracked: 1, wheeled: NO_WAY, hover: 1 },
  'erupting magma geyser': { tracked: 1, wheeled: NO_WAY, hover: 1 },
};

/** Ground that wheels do not enter at all: there 0 says so instead of costing nothing. */
export const CLOSED_TO_WHEELS: readonly string[] = [
  'rubble',
  'deep snow',
  'erupting geyser',
  'erupting magma geyser',
];

/** MT-PRE-22 */
export const MOST_LEVELS = 1;
export const COST_OF_LEVEL = 2;
