import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from '../points.ts';

export const abilitiesRestInDuels: Reading<PastPoints> = {
  id: 'abilities-rest-in-duels',
  rule: 'MT-ABIL-08',
  summary: 'Sixth Sense and Tactical Genius did nothing in duels',
  until: 4,
  option: 'dueling',
  handlers: { replace: { restsInDuels: () => true } },
};
