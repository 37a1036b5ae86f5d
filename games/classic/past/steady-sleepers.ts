import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from './points.ts';

export const steadySleepers: Reading<PastPoints> = {
  id: 'steady-sleepers',
  rule: 'MT-WX-05',
  summary: 'a tremor left alone who stood shut down or unconscious',
  until: 4,
  option: 'weather-earthquake',
  handlers: { replace: { steadySleepers: () => true } },
};
