import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from '../points.ts';

export const turretsAfterPlots: Reading<PastPoints> = {
  id: 'turrets-after-plots',
  rule: 'MT-BLIND-03',
  summary: 'turrets turned when fire was declared, whatever was plotted for them',
  until: 12,
  option: 'double-blind',
  handlers: { replace: { turnsTurrets: () => true } },
};
