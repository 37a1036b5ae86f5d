import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from './points.ts';

export const mildDrift: Reading<PastPoints> = {
  id: 'mild-drift',
  rule: 'MT-SMOKE-03',
  summary:
    'the wind that smoke drifts with blew besides a blizzard, and one missile of a salvo always hit in it',
  until: 4,
  option: 'smoke-wind-drift',
  handlers: { replace: { mildDrift: () => true } },
};
