import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from './points.ts';

export const promisedShots: Reading<PastPoints> = {
  id: 'promised-shots',
  rule: 'HGB-CP-06',
  summary:
    'of several units destroyed at once each was asked for a last shot, though no Command Point was left for the later ones',
  until: 10,
  handlers: { replace: { promisesShots: () => true } },
};
