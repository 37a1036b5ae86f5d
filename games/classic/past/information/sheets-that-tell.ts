import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from '../points.ts';

export const sheetsThatTell: Reading<PastPoints> = {
  id: 'sheets-that-tell',
  rule: 'MT-INFO-01',
  summary:
    'where sheets are hidden, a duel asked only those who could still act, and nobody was told how well a unit evades',
  until: 9,
  handlers: { replace: { sheetsTell: () => true } },
};
