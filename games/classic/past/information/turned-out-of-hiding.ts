import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from '../points.ts';

export const turnedOutOfHiding: Reading<PastPoints> = {
  id: 'turned-out-of-hiding',
  rule: 'MT-BLIND-05',
  summary: 'who had fired out of hiding and fallen was turned back when it came out',
  until: 10,
  option: 'hidden-units',
  handlers: { replace: { turnsComingOut: () => true } },
};
