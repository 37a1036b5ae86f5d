import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from './points.ts';

export const movesApart: Reading<PastPoints> = {
  id: 'moves-apart',
  rule: 'BF2-MAP-05',
  summary:
    'whoever passed under a bridge in the middle of its move could leave along its road, heavy vehicles kept the road bonus on their way through the water below it, gravity strained nobody who fled, came from a box or was stopped on its way out, whoever was slowed on its way had to have the MP for the next hex alone, aircraft that landed minded neither mines nor units in hiding, and whoever was gone was still on top of its building',
  until: 8,
  handlers: { replace: { movesAsBefore: () => true } },
};
