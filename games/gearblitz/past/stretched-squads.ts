import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from './points.ts';

export const stretchedSquads: Reading<PastPoints> = {
  id: 'stretched-squads',
  rule: 'HGB-INF-01',
  summary: 'on a table with roads, a base of a squad could be put further away than its MP allowed',
  until: 9,
  handlers: { replace: { stretchesSquads: () => true } },
};
