import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from '../points.ts';

export const dodgingIsFree: Reading<PastPoints> = {
  id: 'dodging-is-free',
  rule: 'MT-ABIL-03',
  summary: 'in a duel it cost nothing to dodge, and only who was near an enemy could',
  until: 6,
  option: 'dueling',
  handlers: { replace: { dodgesFreely: () => true } },
};
