import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from './points.ts';

export const cappedHits: Reading<PastPoints> = {
  id: 'capped-hits',
  rule: 'HGB-OPT-04',
  summary: 'the cap on margins was for units alone, neither for walls nor for scatter',
  until: 1,
  handlers: { replace: { capsUnitsAlone: () => true } },
};
