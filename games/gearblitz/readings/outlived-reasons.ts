import type { Reading } from '@ironfield/kernel/readings.ts';
import type { Points } from '../points.ts';

export const outlivedReasons: Reading<Points> = {
  id: 'outlived-reasons',
  rule: 'HGB-AUX-02',
  summary: 'a contact that had ended, or had been asked about, was asked about Anti-Personnel Charges again',
  until: 7,
  handlers: { replace: { outlivesReason: () => true } },
};
