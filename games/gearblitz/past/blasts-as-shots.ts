import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from './points.ts';

export const blastsAsShots: Reading<PastPoints> = {
  id: 'blasts-as-shots',
  rule: 'HGB-AE-03',
  summary:
    'whether somebody was asked about Snap Fire with a blast or a burst hung on the odds of a single shot',
  until: 2,
  handlers: { replace: { reckonsAsShots: () => true } },
};
