import { optionValue } from '@ironfield/kernel/options/options.ts';
import type { Scenario } from '@ironfield/kernel/play/game.ts';
import { about } from '../../about.ts';
import { generateMap } from '../../data/maps/generator.ts';
import { BUILDING_NAMES, STRUCTURE_NAMES, WALL_NAMES } from '../../data/terrain.ts';
import type { Setup } from '../../state.ts';
import { playersOf } from '../forces.ts';
import { mapSeed } from '../map-options.ts';
import { boardOf } from '../maps.ts';
import { within } from '../zones.ts';
import { COMBINED_ARMS, mixedForce } from './forces.ts';

const SIDES = ['Garrison', 'Assault'] as const;
const GARRISON = mixedForce(0, [
  ['Castell', 'HBK-4G'],
  ['Sergeant Dorn', 'Palisade'],
  ['Lieutenant Ivers', 'Quarrymen'],
  ['Lieutenant Jansen', 'Bridge Guard'],
]);
const ASSAULT = mixedForce(1, [
  ['Estrada', 'VND-1R'],
  ['Falk', 'PNT-9R'],
  ['Sergeant Greer', 'Palisade'],
  ['Lieutenant Haas', 'Crickets'],
]);
/** Damage to a building would tell of them. */
const SEEN = 'In a battle with buildings everybody is seen';
const WIDTH = 15;
const HEIGHT = 17;
/** Rows of the city that the garrison begins in, and of its edge from where the assault comes. */
const HELD = 9;
const START = 2;

/** CBT-SEQ-12: street by street and house by house, the last side on the map wins. */
export const city: Scenario<Setup> = {
  id: 'city',
  title: about.battles.city,
  summary: 'A garrison holds the houses of a city against an assault: the last side standing wins.',
  seats: SIDES,
  options: { ...COMBINED_ARMS.options, buildings: true },
  closed: {
    ...COMBINED_ARMS.closed,
    buildings: 'This battle is about houses: it needs buildings',
    'double-blind': SEEN,
    'hidden-units': SEEN,
  },
  setup: (options) => {
    const map = generateMap({
      landscape: 'city',
      width: WIDTH,
      height: HEIGHT,
      seed: String(optionValue(mapSeed, options)),
      kinds: [
        ...BUILDING_NAMES,
        ...(options['structures-l3'] === true ? STRUCTURE_NAMES : []),
        ...(options['walls-l3'] === true ? WALL_NAMES : []),
      ],
    });
    const board = boardOf(map);
    return {
      scenario: 'city',
      options,
      map,
      sides: SIDES,
      seats: playersOf(SIDES),
      units: [...GARRISON, ...ASSAULT],
      deployment: [
        {
          side: 0,
          count: GARRISON.length,
          zones: [{ name: 'the south of the city', hexes: within(board, 'south', HELD) }],
        },
        {
          side: 1,
          count: ASSAULT.length,
          zones: [{ name: 'north edge', hexes: within(board, 'north', START) }],
        },
      ],
      victory: { kind: 'last' },
    };
  },
};
