import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from './points.ts';

export const chaptersApart: Reading<PastPoints> = {
  id: 'chapters-apart',
  rule: 'BF2-STACK-01',
  summary:
    'each chapter asked for itself who is in a hex and what still holds: mines and ice reached aircraft, shells spared units in hiding, units in the hex of a grounded DropShip, on top of buildings that they had left, and on the march whatever had happened to them; aircraft took targets from the ground, and nobody minded mines or vows on the way out',
  until: 7,
  handlers: { replace: { meetsAsBefore: () => true } },
};
