import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from '../points.ts';

export const noThrowOffMap: Reading<PastPoints> = {
  id: 'no-throw-off-map',
  rule: 'CBT-DSP-03',
  summary: 'a death from above threw nobody off the map',
  until: 1,
  handlers: { replace: { throwsOffMap: () => false } },
};
