import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from './points.ts';

export const claimsEndAll: Reading<PastPoints> = {
  id: 'claims-end-all',
  rule: 'BF2-SCEN-10',
  summary:
    'stand-up fights, held lines and extractions ended when a side had claimed all its counters, and a stand-up fight could have headquarters',
  until: 3,
  handlers: { replace: { claimsEndAll: () => true } },
};
