import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from './points.ts';

export const wokenSleepers: Reading<PastPoints> = {
  id: 'woken-sleepers',
  rule: 'HGB-FLAW-09',
  summary: 'who was shut down acted for a Command Point or under the control of its Master, and struck back',
  until: 6,
  handlers: { replace: { wakesSleepers: () => true } },
};
