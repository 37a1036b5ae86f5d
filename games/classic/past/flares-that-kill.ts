import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from './points.ts';

export const flaresThatKill: Reading<PastPoints> = {
  id: 'flares-that-kill',
  rule: 'MT-ARTY-18',
  summary: 'rounds that light up or lay mines destroyed the piece off the map that they were fired at',
  until: 12,
  option: 'counter-battery',
  handlers: { replace: { flaresKill: () => true } },
};
