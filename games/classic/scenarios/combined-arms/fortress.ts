import { type Board, distance, type HexKind, neighbour } from '@ironfield/hex/board.ts';
import type { BoardFile } from '@ironfield/hex/board-file.ts';
import { optionValue } from '@ironfield/kernel/options/options.ts';
import type { Scenario } from '@ironfield/kernel/play/game.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { about } from '../../about.ts';
import { generateMap } from '../../data/maps/generator.ts';
import { buildingName } from '../../data/terrain.ts';
import { STOCK_EMPLACEMENTS } from '../../emplacements/stock.ts';
import type { Beginning, Door, Setup, UnitSetup } from '../../state.ts';
import { playersOf } from '../forces.ts';
import { mapSeed } from '../map-options.ts';
import { boardOf } from '../maps.ts';
import { within } from '../zones.ts';
import { COMBINED_ARMS, mixedForce } from './forces.ts';
import { withLand } from './land.ts';

const SIDES = ['Garrison', 'Siege'] as const;
const GARRISON = mixedForce(0, [
  ['Castell', 'HBK-4G'],
  ['Sergeant Dorn', 'Palisade'],
  ['Lieutenant Ivers', 'Quarrymen'],
  ['Lieutenant Jansen', 'Bridge Guard'],
]);
const SIEGE = mixedForce(1, [
  ['Estrada', 'VND-1R'],
  ['Falk', 'PNT-9R'],
  ['Sergeant Greer', 'Palisade'],
  ['Lieutenant Haas', 'Crickets'],
]);
/** Weapons of the fortress, by the direction from its middle in which they stand and look; the turret is in the middle. */
const TURRET = ['Gunner Egret', 'Barbican'] as const;
const WALL_GUNS = [
  ['Gunner Fulmar', 'Embrasure', 5],
  ['Gunner Grebe', 'Embrasure', 1],
] as const;
/** Damage to a fortress would tell of them. */
const SEEN = 'In a battle with buildings everybody is seen';
const WIDTH = 15;
const HEIGHT = 17;
/** Hexes around the middle: the fortress, its yard, and the open ground before it. */
const KEEP = 1;
const YARD = 2;
const GLACIS = 4;
const LEVEL = 1;
/** Levels of the fortress. */
const ROOF = 2;
const START = 2;
const SHEETS_AWAY = 1;

const SOUTH = 3;

const middleOf = (width: number, height: number): number =>
  Math.floor(height / 2) * width + Math.floor(width / 2);

/** Cells of the yard in the row of its middle. */
function hangarsOf(board: Board): number[] {
  const middle = middleOf(WIDTH, HEIGHT);
  const isInRow = (cell: number) => board.row[cell] === board.row[middle];
  return [...board.number.keys()].filter((cell) => distance(board, middle, cell) === YARD && isInRow(cell));
}

/** The gate of the keep and those of the hangars, all in the south. */
function doorsOf(board: Board): Door[] {
  const gate = neighbour(board, middleOf(WIDTH, HEIGHT), SOUTH);
  return [gate, ...hangarsOf(board)].map((cell) => ({
    hex: board.number[cell],
    side: SOUTH,
    height: ROOF,
    owner: 0,
  }));
}

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
    const isHangar = hangarsOf(board).includes(cell);
    const terrain = away <= KEEP ? buildingName(3, ROOF, 'fortress') : isHangar ? 'medium hangar 2' : 'clear';
    changes[number] = { terrain, level: LEVEL, features: [] };
  }
  return withLand(map, changes);
}

/** CBT-SEQ-12: shells and an assault against walls; the last side on the map wins. */
export const fortress: Scenario<Setup> = {
  id: 'fortress',
  title: about.battles.fortress,
  summary:
    'A garrison holds a fortress and its guns against a siege with artillery: the last side standing wins.',
  seats: SIDES,
  options: {
    ...COMBINED_ARMS.options,
    buildings: true,
    'structures-l3': true,
    'structure-armament': true,
    'large-doors': true,
    artillery: 'sniper',
  },
  closed: {
    ...COMBINED_ARMS.closed,
    'structures-l3': 'This battle is about a fortress: it needs structures',
    'structure-armament': 'The fortress of this battle has weapons: it needs them',
    artillery: 'This battle has a gun: it needs artillery',
    'double-blind': SEEN,
    'hidden-units': SEEN,
  },
  setup: (options) => {
    const map = fortressLand(options);
    const board = boardOf(map);
    const middle = middleOf(WIDTH, HEIGHT);
    const gun = (
      [name, unit]: readonly [string, keyof typeof STOCK_EMPLACEMENTS, ...unknown[]],
      cell: number,
      begins: Pick<Beginning, 'facing' | 'floor'>,
    ): UnitSetup => ({
      side: 0,
      seat: 0,
      unit: STOCK_EMPLACEMENTS[unit],
      pilot: { name, piloting: 5, gunnery: 4 },
      begins: { at: board.number[cell], ...begins },
    });
    const guns = [
      gun(TURRET, middle, { floor: ROOF }),
      ...WALL_GUNS.map((each) => gun(each, neighbour(board, middle, each[2]), { facing: each[2] })),
    ];
    const held = board.number.filter((_, cell) => distance(board, middle, cell) <= YARD);
    return {
      scenario: 'fortress',
      options,
      map,
      sides: SIDES,
      seats: playersOf(SIDES),
      units: [...GARRISON, ...SIEGE, ...guns],
      ...(options['large-doors'] === true && { doors: doorsOf(board) }),
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
