import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from './points.ts';

export const squeezedSquads: Reading<PastPoints> = {
  id: 'squeezed-squads',
  rule: 'HGB-INF-01',
  summary: 'where a squad found no room, its bases stood on each other',
  until: 8,
  handlers: { replace: { squeezesSquads: () => true } },
};
