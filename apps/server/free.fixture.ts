import type { CostLimits } from './costs.ts';

const ALL = { perSecond: 1_000_000, atOnce: 1_000_000 };

/** For tests of something else: nothing costs anything. */
export const FREE: CostLimits = { asker: ALL, table: ALL, longestWait: 1000 };
