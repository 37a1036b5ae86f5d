import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from '../points.ts';

export const iceInPlots: Reading<PastPoints> = {
  id: 'ice-in-plots',
  rule: 'MT-BLIND-03',
  summary: 'whoever plotted a move knew at once whether ice or crust breaks under it',
  until: 10,
  option: 'double-blind',
  handlers: { replace: { breaksAtOnce: () => true } },
};
