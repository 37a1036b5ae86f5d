import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from './points.ts';

export const rulesApart: Reading<PastPoints> = {
  id: 'rules-apart',
  rule: 'BF2-CMD-11',
  summary:
    'rules were read one by one where two of them met: Clan honor and morale, counters and carriers, charges and earlier hits, networks and aircraft, and others',
  until: 6,
  handlers: { replace: { readsRulesApart: () => true } },
};
