import { crowdsOf } from '@ironfield/conformance/runs/crowd.ts';
import { randomBelow } from '@ironfield/kernel/random.ts';
import { generateMap } from '../data/maps/generator.ts';
import { BUILDING_NAMES, STRUCTURE_NAMES } from '../data/terrain.ts';
import { classic } from '../game.ts';
import { crowdedSetup } from './crowd.ts';
import { openOptions, withOtherArms } from './mixed-crowd.ts';

/** 'Mechs, vehicles and infantry in a few streets, with the options of any other game. */
export const cityCrowds = crowdsOf(classic, ({ options }, random) => {
  const setup = withOtherArms({ ...crowdedSetup(10, 9, 9), options: openOptions(options) });
  const seed = String(randomBelow(random, 1000));
  const isByHex = setup.options['structures-l3'] === true;
  const kinds = isByHex ? [...BUILDING_NAMES, ...STRUCTURE_NAMES] : BUILDING_NAMES;
  const map = generateMap({ landscape: 'city', width: 9, height: 9, seed, kinds });
  return { ...setup, map, options: { ...setup.options, buildings: true } };
});
