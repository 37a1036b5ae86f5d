import type { HexKind } from '@ironfield/hex/board.ts';
import type { BoardFile } from '@ironfield/hex/board-file.ts';
import { optionValue } from '@ironfield/kernel/options/options.ts';
import type { Scenario } from '@ironfield/kernel/play/game.ts';
import { randomBelow, randomFrom } from '@ironfield/kernel/random.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { about } from '../../about.ts';
import { generateMap } from '../../data/maps/generator.ts';
import type { Setup } from '../../state.ts';
import { playersOf } from '../forces.ts';
import { mapSeed } from '../map-options.ts';
import { boardOf } from '../maps.ts';
import { within } from '../zones.ts';
import { COMBINED_ARMS, mixedForce } from './forces.ts';
import { withLand } from './land.ts';

const SIDES = ['Column', 'Rearguard'] as const;
const COLUMN = mixedForce(0, [
  ['Castell', 'HBK-4G'],
  ['Sergeant Dorn', 'Palisade'],
  ['Driver Amsel', 'Drover'],
]);
const REARGUARD = mixedForce(1, [
  ['Falk', 'PNT-9R'],
  ['Jansen', 'VND-1R', 4, 3],
  ['Greer', 'JR7-D', 4, 3],
  ['Sergeant Haas', 'Palisade'],
  ['Lieutenant Ivers', 'Bridge Guard'],
]);
/** Damage to a bridge would tell of them. */
const SEEN = 'In a battle with bridges that fall everybody is seen';
const WIDTH = 24;
const HEIGHT = 17;
/** The western column of the river, and how far it winds. */
const COURSE = 11;
const WINDS = 1;
const BREADTH = 2;
/** Columns of open bank on both sides. */
const BANK = 2;
const BRIDGES: readonly number[] = [3, 8, 13];
const START = 3;
const WAITING = 8;

/** A deep river from north to south, with three bridges. */
function riverLand(options: OptionValues): BoardFile {
  const seed = String(optionValue(mapSeed, options));
  const map = generateMap({ landscape: 'river', width: WIDTH, height: HEIGHT, seed });
  const board = boardOf(map);
  const random = randomFrom(`crossing ${seed}`);
  const changes: Record<string, HexKind> = {};
  let west = COURSE;
  for (let row = 0; row < HEIGHT; row++) {
    west = Math.max(COURSE - WINDS, Math.min(COURSE + WINDS, west + randomBelow(random, 3) - 1));
    const hasBridge = BRIDGES.includes(row);
    for (let col = west - BANK; col < west + BREADTH + BANK; col++) {
      const isWater = col >= west && col < west + BREADTH;
      const lying = hasBridge ? [isWater ? 'bridge' : 'road'] : [];
      changes[board.number[row * WIDTH + col]] = {
        terrain: isWater ? 'water 2' : 'clear',
        level: 0,
        features: lying,
      };
    }
  }
  return withLand(map, changes);
}

/** CBT-SCN-16: over the bridges, as long as they stand. */
export const crossing: Scenario<Setup> = {
  id: 'crossing',
  title: about.battles.crossing,
  summary:
    'A column crosses the bridges of a river under fire; one of it on the far side of the map is enough.',
  seats: SIDES,
  options: { ...COMBINED_ARMS.options, buildings: true, 'structures-l3': true, 'bridges-l3': true },
  closed: {
    ...COMBINED_ARMS.closed,
    'bridges-l3': 'This battle is about bridges: it needs them to bear and to fall',
    'double-blind': SEEN,
    'hidden-units': SEEN,
  },
  setup: (options) => {
    const map = riverLand(options);
    const board = boardOf(map);
    return {
      scenario: 'crossing',
      options,
      map,
      sides: SIDES,
      seats: playersOf(SIDES),
      units: [...COLUMN, ...REARGUARD],
      deployment: [
        {
          side: 0,
          count: COLUMN.length,
          zones: [{ name: 'west edge', hexes: within(board, 'west', START) }],
        },
        {
          side: 1,
          count: REARGUARD.length,
          zones: [{ name: 'the eastern bank', hexes: within(board, 'east', WAITING) }],
        },
      ],
      victory: { kind: 'escape', edge: 'east' },
    };
  },
};
