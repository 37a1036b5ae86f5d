import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from './points.ts';

export const lightSmokeStays: Reading<PastPoints> = {
  id: 'light-smoke-stays',
  rule: 'MT-SMOKE-05',
  summary: 'of light and heavy smoke in one hex only the heavy smoke drifted away',
  until: 3,
  option: 'smoke-wind-drift',
  handlers: { replace: { leavesLightSmoke: () => true } },
};
