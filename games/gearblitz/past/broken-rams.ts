import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from './points.ts';

export const brokenRams: Reading<PastPoints> = {
  id: 'broken-rams',
  rule: 'HGB-MOR-04',
  summary: 'a Broken group could ram',
  until: 1,
  handlers: { replace: { ramsBroken: () => true } },
};
