import { distance, type HexKind } from '@ironfield/hex/board.ts';
import type { BoardFile } from '@ironfield/hex/board-file.ts';
import { optionValue } from '@ironfield/kernel/options/options.ts';
import type { Scenario } from '@ironfield/kernel/play/game.ts';
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

const SIDES = ['Garrison', 'Siege'] as const;
const GARRISON = mixedForce(0, [
  ['Castell', 'HBK-4G', 4, 3],
  ['Sergeant Dorn', 'Palisade', 5, 3],
  ['Lieutenant Ivers', 'Quarrymen'],
  ['Lieutenant Jansen', 'Bridge Guard'],
]);
const SIEGE = mixedForce(1, [
  ['Estrada', 'VND-1R'],
  ['Falk', 'PNT-9R', 5, 5],
  ['Sergeant Greer', 'Palisade', 5, 5],
  ['Lieutenant Haas', 'Crickets'],
]);
/** What befalls a fortress would tell of them. */
const SEEN = 'In a battle with buildings everybody is seen';
const WIDTH = 15;
const HEIGHT = 17;
/** Hexes around the middle: the fortress, its yard, and the open ground before it. */
const KEEP = 1;
const YARD = 2;
const GLACIS = 4;
const LEVEL = 1;
const START = 2;
const SHEETS_AWAY = 1;

const middleOf = (width: number, height: number): number =>
  Math.floor(height / 2) * width + Math.floor(width / 2);

/** A heavy fortress on a low hill, with hangars in its yard. */
function fortressLand(options: OptionValues): BoardFile {
  const seed = String(optionValue(mapSeed, options));
  const map = generateMap({ landscape: 'river', width: WIDTH, height: HEIGHT, seed });
  const board = boardOf(map);
  const middle = middleOf(WIDTH, HEIGHT);
  const changes: Record<string, HexKind> = {};
  for (const [cell, number] of board.number.entries()) {
    const away = distance(board, middle, cell);
    if (away > GLACIS) continue;
    const isHangar = away === YARD && board.row[cell] === board.row[middle];
    const terrain = away <= KEEP ? 'heavy fortress 2' : isHangar ? 'medium hangar 2' : 'clear';
    changes[number] = { terrain, level: LEVEL, features: [] };
  }
  return withLand(map, changes);
}

/** CBT-SEQ-12: shells and an assault against walls; the last side on the map wins. */
export const fortress: Scenario<Setup> = {
  id: 'fortress',
  title: about.battles.fortress,
  summary: 'A garrison holds a fortress against a siege with a gun behind it: the last side standing wins.',
  seats: SIDES,
  options: { ...COMBINED_ARMS.options, buildings: true, 'structures-l3': true, artillery: 'sniper' },
  closed: {
    ...COMBINED_ARMS.closed,
    'structures-l3': 'This battle is about a fortress: it needs structures',
    artillery: 'This battle has a gun: it needs artillery',
    'double-blind': SEEN,
    'hidden-units': SEEN,
  },
  setup: (options) => {
    const map = fortressLand(options);
    const board = boardOf(map);
    const middle = middleOf(WIDTH, HEIGHT);
    const held = board.number.filter((_, cell) => distance(board, middle, cell) <= YARD);
    return {
      scenario: 'fortress',
      options,
      map,
      sides: SIDES,
      seats: playersOf(SIDES),
      units: [...GARRISON, ...SIEGE],
      guns: [{ side: 1, seat: 1, piece: 'sniper', gunnery: 4, sheets: SHEETS_AWAY }],
      deployment: [
        { side: 0, count: GARRISON.length, zones: [{ name: 'the fortress', hexes: held }] },
        {
          side: 1,
          count: SIEGE.length,
          zones: [{ name: 'north edge', hexes: within(board, 'north', START) }],
        },
      ],
      victory: { kind: 'last' },
    };
  },
};
