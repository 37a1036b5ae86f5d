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
import { aboard, mixedForce, WITH_TRANSPORT, walking } from './forces.ts';
import { withLand } from './land.ts';

const SIDES = ['Fleet', 'Shore'] as const;
const UNITS = aboard(
  [
    ...mixedForce(0, [
      ['Captain Brandt', 'Razorbill', 5, 3],
      ['Captain Osei', 'Guillemot'],
      ['Lieutenant Moreau', 'Sheldrake'],
      ['Driver Tanaka', 'Coracle'],
      ['Sergeant Lund', 'Crickets'],
      ['Driver Novak', 'Coracle'],
      ['Sergeant Pires', 'Quarrymen'],
    ]),
    ...mixedForce(1, [
      ['Castell', 'HBK-4G', 5, 3],
      ['Haas', 'VND-1R'],
      ['Sergeant Dorn', 'Palisade'],
      ['Sergeant Amsel', 'Palisade'],
      ['Lieutenant Ivers', 'Bridge Guard'],
    ]),
  ],
  { 'Sergeant Lund': 'Driver Tanaka', 'Sergeant Pires': 'Driver Novak' },
);
const WIDTH = 24;
const HEIGHT = 17;
/** The first column of the shore, and how far it winds; water before it is shallow, and deep farther out. */
const COAST = 10;
const WINDS = 1;
const SHALLOWS = 3;
/** Columns of open beach. */
const BEACH = 2;
const START = 3;
const WAITING = 10;

/** The sea in the west, a beach, and rising country behind it. */
function coast(options: OptionValues): BoardFile {
  const seed = String(optionValue(mapSeed, options));
  const map = generateMap({ landscape: 'river', width: WIDTH, height: HEIGHT, seed });
  const board = boardOf(map);
  const random = randomFrom(`landing ${seed}`);
  const changes: Record<string, HexKind> = {};
  let shore = COAST;
  for (let row = 0; row < HEIGHT; row++) {
    shore = Math.max(COAST - WINDS, Math.min(COAST + WINDS, shore + randomBelow(random, 3) - 1));
    for (let col = 0; col < shore + BEACH; col++) {
      const isDeep = col < shore - SHALLOWS;
      const terrain = col >= shore ? 'clear' : isDeep ? 'water 3' : 'water 1';
      changes[board.number[row * WIDTH + col]] = { terrain, level: 0, features: [] };
    }
  }
  return withLand(map, changes);
}

/** CBT-SEQ-12: ships put infantry ashore; the last side on the map wins. */
export const landing: Scenario<Setup> = {
  id: 'landing',
  title: about.battles.landing,
  summary:
    'Ships cover hovercraft that put infantry ashore, against those who hold the beach: the last side standing wins.',
  seats: SIDES,
  options: { ...WITH_TRANSPORT.options, 'naval-vessels': true },
  closed: { ...WITH_TRANSPORT.closed, 'naval-vessels': 'This battle has ships: it needs them' },
  setup: (options) => {
    const map = coast(options);
    const board = boardOf(map);
    return {
      scenario: 'landing',
      options,
      map,
      sides: SIDES,
      seats: playersOf(SIDES),
      units: UNITS,
      deployment: [
        {
          side: 0,
          count: walking(UNITS, 0),
          zones: [{ name: 'the sea', hexes: within(board, 'west', START) }],
        },
        {
          side: 1,
          count: walking(UNITS, 1),
          zones: [{ name: 'behind the beach', hexes: within(board, 'east', WAITING) }],
        },
      ],
      victory: { kind: 'last' },
    };
  },
};
