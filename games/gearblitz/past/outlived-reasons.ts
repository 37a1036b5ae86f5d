import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from './points.ts';

export const outlivedReasons: Reading<PastPoints> = {
  id: 'outlived-reasons',
  rule: 'HGB-AUX-02',
  summary:
    'what had lost its reason still held, such as contacts about which was asked, Hull-Down after a fall, or the fire of a unit for its crew',
  until: 7,
  handlers: { replace: { outlivesReason: () => true } },
};
