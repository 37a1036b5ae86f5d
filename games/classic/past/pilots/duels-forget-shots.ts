import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from '../points.ts';

export const duelsForgetShots: Reading<PastPoints> = {
  id: 'duels-forget-shots',
  rule: 'MT-CRIT-03',
  summary: 'in duels damaged crystals made no heat, and who had attacked could clear a jam',
  until: 4,
  option: 'dueling',
  handlers: { replace: { forgetsShots: () => true } },
};
