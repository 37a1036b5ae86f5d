import { crowdsOf } from '@ironfield/conformance/runs/crowd.ts';
import type { BoardFile } from '@ironfield/hex/board-file.ts';
import { randomBelow } from '@ironfield/kernel/random.ts';
import { generateMap } from '../data/maps/generator.ts';
import { ARMORED, BUILDING_NAMES, STRUCTURE_NAMES } from '../data/terrain.ts';
import { classic } from '../game.ts';
import { crowdedSetup } from './crowd.ts';
import { openOptions, withOtherArms } from './mixed-crowd.ts';

/** Every second kind of fortress has plates. */
function armored(map: BoardFile): BoardFile {
  const legend = Object.entries(map.legend).map(([code, hex], index) => {
    const isPlated = index % 2 === 0 && hex.terrain.includes('fortress');
    return [code, isPlated ? { ...hex, features: [...(hex.features ?? []), ARMORED] } : hex] as const;
  });
  return { ...map, legend: Object.fromEntries(legend) };
}

/** 'Mechs, vehicles and infantry in a few streets, with the options of any other game. */
export const cityCrowds = crowdsOf(classic, ({ options }, random) => {
  const setup = withOtherArms({ ...crowdedSetup(10, 9, 9), options: openOptions(options) });
  const seed = String(randomBelow(random, 1000));
  const isByHex = setup.options['structures-l3'] === true;
  const kinds = isByHex ? [...BUILDING_NAMES, ...STRUCTURE_NAMES] : BUILDING_NAMES;
  const land = generateMap({ landscape: 'city', width: 9, height: 9, seed, kinds });
  const hasArmor = setup.options['structure-armament'] === true;
  const map = hasArmor ? armored(land) : land;
  return { ...setup, map, options: { ...setup.options, buildings: true } };
});
