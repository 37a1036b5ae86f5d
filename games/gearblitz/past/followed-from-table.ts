import type { Reading } from '@ironfield/kernel/options/readings.ts';
import type { PastPoints } from './points.ts';

export const followedFromTable: Reading<PastPoints> = {
  id: 'followed-from-table',
  rule: 'HGB-SETUP-02',
  summary: 'a Commander was followed by those on the table alone',
  until: 1,
  handlers: { replace: { followsFromTable: () => true } },
};
