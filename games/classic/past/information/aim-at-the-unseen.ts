import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from '../points.ts';

export const aimAtTheUnseen: Reading<PastPoints> = {
  id: 'aim-at-the-unseen',
  rule: 'MT-ADVF-03',
  summary: 'where places are hidden, aim was kept at somebody who was not spotted',
  until: 4,
  option: 'careful-aim',
  handlers: { replace: { keepsAimUnseen: () => true } },
};
