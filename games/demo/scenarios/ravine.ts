import type { Scenario } from '@ironfield/kernel/play/game.ts';
import { about } from '../about.ts';
import { INCH, type Setup } from '../state.ts';
import { TEXT } from '../text.ts';

const COLUMNS = [6, 12, 18];
const ROWS = [4, 20];

export const ravine: Scenario<Setup> = {
  id: 'ravine',
  title: about.battles.ravine,
  summary: 'Three markers a side meet head on, and one of each three is not what it seems.',
  seats: TEXT.sides,
  setup: (options) => ({
    scenario: 'ravine',
    options,
    turns: 6,
    markers: ROWS.flatMap((y, seat) => COLUMNS.map((x) => ({ seat, at: { x: x * INCH, y: y * INCH } }))),
  }),
};
