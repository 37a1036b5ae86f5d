import type { WorldName } from '../data/world-names.ts';
import { terra } from '../rules/world.ts';
import type { PlanetHex } from '../state.ts';
import { generateWorld, type WorldWish } from './generate.ts';

/** PA-MAP-07, PA-MAP-10: worlds of our own, each from a fixed seed. */
const WISHES: Readonly<Record<Exclude<WorldName, 'Terra'>, WorldWish>> = {
  Verdance: { seed: '1', water: 50, temperature: 'mild', relief: 'normal', continents: 5 },
  Boreas: { seed: '2', water: 45, temperature: 'cold', relief: 'normal', continents: 5 },
  Cinder: { seed: '3', water: 35, temperature: 'hot', relief: 'low', continents: 4 },
  Thalassa: { seed: '4', water: 65, temperature: 'mild', relief: 'low', continents: 6 },
  Ridgeway: { seed: '5', water: 50, temperature: 'mild', relief: 'high', continents: 5 },
};

/** The planet of that name. */
export const worldNamed = (name: WorldName): PlanetHex[] =>
  name === 'Terra' ? terra() : generateWorld(WISHES[name]);
