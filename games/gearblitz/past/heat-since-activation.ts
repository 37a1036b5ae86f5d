import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from './points.ts';

export const heatSinceActivation: Reading<PastPoints> = {
  id: 'heat-since-activation',
  rule: 'HGB-FLAW-05',
  summary: 'fire before its activation did not heat a unit',
  until: 1,
  handlers: { replace: { forgetsEarlyFire: () => true } },
};
