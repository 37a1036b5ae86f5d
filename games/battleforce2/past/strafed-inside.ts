import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from './points.ts';

export const strafedInside: Reading<PastPoints> = {
  id: 'strafed-inside',
  rule: 'BF2-BLDG-06',
  summary: 'infantry that had climbed a building was strafed, and infantry on the ground in its hex was not',
  until: 2,
  handlers: { replace: { strafesInside: () => true } },
};
