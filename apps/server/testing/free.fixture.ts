import type { CostLimits } from '../limits/costs.ts';
import { SERVICE_LIMITS } from '../limits/service-limits.ts';

const ALL = { perSecond: 1_000_000, atOnce: 1_000_000 };

/** For tests of something else: nothing costs anything. */
export const FREE: CostLimits = { asker: ALL, table: ALL, longestWait: 1000 };

/** A busy machine is no failure. */
export const UNHURRIED_WORKSHOP = {
  ...SERVICE_LIMITS.workshop,
  time: 300_000,
  shortTime: 300_000,
  longestWait: 300_000,
  waiting: 1000,
  waitingOfOne: 1000,
};
