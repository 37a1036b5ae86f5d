import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from './points.ts';

export const lightOnOneUnit: Reading<PastPoints> = {
  id: 'light-on-one-unit',
  rule: 'MT-ELEC-20',
  summary: 'a searchlight lit its target alone, at any distance, and was never shot out',
  until: 11,
  option: 'searchlights',
  handlers: { replace: { lightsOneUnit: () => true } },
};
