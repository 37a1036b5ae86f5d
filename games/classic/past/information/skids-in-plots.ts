import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from '../points.ts';

export const skidsInPlots: Reading<PastPoints> = {
  id: 'skids-in-plots',
  rule: 'MT-BLIND-03',
  summary: 'who plotted a move knew at once whether it skids',
  until: 8,
  option: 'double-blind',
  handlers: { replace: { skidsAtOnce: () => true } },
};
