import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import { options } from '@ironfield/classic/options.ts';
import type { Setup } from '@ironfield/classic/state.ts';
import type { BoardFile } from '@ironfield/hex/board-file.ts';

const GROUND: BoardFile = {
  format: 'ironfield-board',
  version: 1,
  name: 'Training ground',
  width: 11,
  height: 12,
  legend: {
    '.': { terrain: 'clear' },
    '1': { terrain: 'clear', level: 1 },
    r: { terrain: 'rough' },
    l: { terrain: 'light woods' },
    H: { terrain: 'heavy woods' },
  },
  rows: [
    '. . . . . . . . . . .',
    '. . . . . . . . . . .',
    '. l . . . . . . 1 1 .',
    'l H . . . . . . 1 1 .',
    '. l . . . r . . . . .',
    '. . . . . . . . . . .',
    '. . . l . . . l . . .',
    '. r . . l l l . . r .',
    '. r . . . . . . . r .',
    '. . . . . . . . . . .',
    '. . . . . . . . . . .',
    '. . . . . . . . . . .',
  ],
};

/** One 'Mech each: one that runs, jumps, shoots and grows hot, and one that is slow and badly led. */
export const TRAINING_SETUP: Setup = {
  scenario: 'skirmish',
  options: { ...Object.fromEntries(options.map(({ id, base }) => [id, base])), 'turn-limit': 40 },
  map: GROUND,
  sides: ['Cadet', 'Trainer'],
  seats: [
    { name: 'Cadet', side: 0 },
    { name: 'Trainer', side: 1 },
  ],
  units: [
    {
      side: 0,
      seat: 0,
      mech: STOCK_MECHS['ENF-4R'],
      pilot: { name: 'You', gunnery: 4, piloting: 4 },
    },
    {
      side: 1,
      seat: 1,
      mech: STOCK_MECHS['PNT-9R'],
      pilot: { name: 'Trainer', gunnery: 6, piloting: 7 },
    },
  ],
  deployment: [
    { side: 1, count: 1, zones: [{ name: 'the north', hexes: ['0602'] }] },
    {
      side: 0,
      count: 1,
      zones: [{ name: 'the south', hexes: ['0410', '0510', '0610', '0710', '0810', '0511', '0611', '0711'] }],
    },
  ],
  victory: { kind: 'last' },
};
