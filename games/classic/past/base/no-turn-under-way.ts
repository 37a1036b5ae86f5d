import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from '../points.ts';

export const noTurnUnderWay: Reading<PastPoints> = {
  id: 'no-turn-under-way',
  rule: 'CBT-MOV-11',
  summary:
    'who lost its gyro in the middle of its move could not turn any more, even if it had not turned yet',
  until: 2,
  handlers: { replace: { turnsUnderWay: () => false } },
};
