import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from './points.ts';

export const oldEndingWords: Reading<PastPoints> = {
  id: 'old-ending-words',
  rule: 'BF2-CW-05',
  summary:
    'whoever had claimed two counters of two was said to have claimed three, and totals below zero had a hyphen for a minus',
  until: 4,
  handlers: { replace: { endsInOldWords: () => true } },
};
