import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from './points.ts';

export const sparedWalls: Reading<PastPoints> = {
  id: 'spared-walls',
  rule: 'HGB-BLDG-03',
  summary: 'salvos, aircraft and placed grenades did not hit buildings',
  until: 1,
  handlers: { replace: { sparesWalls: () => true } },
};
