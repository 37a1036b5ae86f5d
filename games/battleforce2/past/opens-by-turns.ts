import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from './points.ts';

export const opensByTurns: Reading<PastPoints> = {
  id: 'opens-by-turns',
  rule: 'BF2-SETUP-01',
  summary: 'both sides loaded their fighters before either designated hexes for its artillery',
  until: 5,
  handlers: { replace: { opensByTurns: () => true } },
};
