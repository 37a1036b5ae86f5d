import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from '../points.ts';

export const pilotBeforeAmmunition: Reading<PastPoints> = {
  id: 'pilot-before-ammunition',
  rule: 'CBT-HEA-14',
  summary: 'heat harmed the pilot before ammunition went up',
  until: 1,
  handlers: { replace: { explodesFirst: () => false } },
};
