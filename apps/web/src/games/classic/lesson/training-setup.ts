import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import type { Setup } from '@ironfield/classic/state.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { trainingBoard } from '../../../coach/training-board.ts';

const GROUND = trainingBoard('Training ground', [
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
]);

const HUNCHBACK = STOCK_MECHS['HBK-4G'];
const GUN: readonly (string | null)[] = ['AC/20', 'Ammo AC/20'];
const disarmed = (slots: readonly (string | null)[]) =>
  slots.map((slot) => (GUN.includes(slot) ? null : slot));

/** Without its gun it harms little, and lasts until its pupil has learnt to kick, to fall and to stand up. */
const TRAINER: MechFile = {
  ...HUNCHBACK,
  model: 'HBK-T',
  slots: { ...HUNCHBACK.slots, LT: disarmed(HUNCHBACK.slots.LT), RT: disarmed(HUNCHBACK.slots.RT) },
};

/** One 'Mech each: one that runs, jumps, shoots and grows hot, and one that is slow and badly led. */
export const TRAINING_SETUP: Setup = {
  scenario: 'skirmish',
  options: { 'turn-limit': 40 },
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
      unit: STOCK_MECHS['ENF-4R'],
      pilot: { name: 'You', gunnery: 4, piloting: 4 },
    },
    {
      side: 1,
      seat: 1,
      unit: TRAINER,
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
