import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from '../points.ts';

export const sinksBeforeMoving: Reading<PastPoints> = {
  id: 'sinks-before-moving',
  rule: 'CBT-HEA-07',
  summary: 'heat sinks were switched before the first move of the next turn',
  until: 1,
  handlers: { replace: { sinksBeforeMoving: () => true } },
};
