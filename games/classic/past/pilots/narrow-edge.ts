import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from '../points.ts';

export const narrowEdge: Reading<PastPoints> = {
  id: 'narrow-edge',
  rule: 'MT-ABIL-04',
  summary:
    'Edge was of no use against what befell a unit without an attack or a skill, such as ice that broke or an engine that went up',
  until: 5,
  option: 'advanced-abilities',
  handlers: { replace: { narrowEdge: () => true } },
};
