import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from '../points.ts';

export const secondMoveSaves: Reading<PastPoints> = {
  id: 'second-move-saves',
  rule: 'CBT-DSP-07',
  summary: 'who was moved on after a drop of more than two levels did not have to fall',
  until: 1,
  handlers: { replace: { keepsCliff: () => false } },
};
