import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from '../points.ts';

export const minimumOfNone: Reading<PastPoints> = {
  id: 'minimum-of-none',
  rule: 'CBT-THM-03',
  summary: 'whoever hung over the attacker was too near even for weapons without a minimum range',
  until: 1,
  handlers: { replace: { minimumOfNone: () => true } },
};
