import type { Reading } from '@ironfield/kernel/readings.ts';
import type { Points } from '../points.ts';

export const movesApart: Reading<Points> = {
  id: 'moves-apart',
  rule: 'BF2-MAP-05',
  summary:
    'whoever passed under a bridge in the middle of its move could leave along its road, and heavy vehicles kept the road bonus on their way through the water below it',
  until: 8,
  handlers: { replace: { movesAsBefore: () => true } },
};
