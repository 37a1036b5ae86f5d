import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from './points.ts';

/** Corrections of places where two chapters meet, all of one kind and made together. */
export const chaptersApart: Reading<PastPoints> = {
  id: 'chapters-apart',
  rule: 'MT-OPT-03',
  summary:
    'what one chapter says was forgotten in another: swamp and ice saved from a drop, rubble asked for no roll, ice broke under a jump as under a step, who had walked back slid ahead',
  until: 7,
  handlers: { replace: { chaptersApart: () => true } },
};
