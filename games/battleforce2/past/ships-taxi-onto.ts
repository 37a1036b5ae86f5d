import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from './points.ts';

export const shipsTaxiOnto: Reading<PastPoints> = {
  id: 'ships-taxi-onto',
  rule: 'BF2-STACK-01',
  summary: 'a DropShip could taxi into the hex of an enemy, which nobody may share with it',
  until: 9,
  handlers: { replace: { shipsTaxiOnto: () => true } },
};
