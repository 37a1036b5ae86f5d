import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from '../points.ts';

export const dominoAtAnyLevel: Reading<PastPoints> = {
  id: 'domino-at-any-level',
  rule: 'CBT-DSP-05',
  summary: 'everybody in a row that was blocked had to roll, on whatever level',
  until: 1,
  handlers: { replace: { isDomino: () => true } },
};
