import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from './points.ts';

export const blindLocks: Reading<PastPoints> = {
  id: 'blind-locks',
  rule: 'HGB-DET-05',
  summary: 'a lock by Active Detection was good until the round ended, whatever became of the sensors',
  until: 3,
  handlers: { replace: { locksBlindly: () => true } },
};
