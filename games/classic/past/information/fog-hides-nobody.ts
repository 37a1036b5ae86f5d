import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from '../points.ts';

export const fogHidesNobody: Reading<PastPoints> = {
  id: 'fog-hides-nobody',
  rule: 'MT-BLIND-06',
  summary: 'one saw as far in thick fog as by day',
  until: 4,
  option: 'weather-fog',
  handlers: { replace: { seesThroughFog: () => true } },
};
