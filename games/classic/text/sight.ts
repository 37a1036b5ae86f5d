import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { RuleId } from '../rule-index.ts';

const why = (message: string, rule: RuleId): Reason => ({ message, rule });

/** The obstacles to a line of sight. */
export const WHY_BLOCKED = {
  hill: why('Ground that is too high blocks the line of sight', 'CBT-LOS-05'),
  woods: why('Too many woods lie on the line of sight', 'CBT-LOS-05'),
  water: why('One of the two is under water, the other is not', 'CBT-LOS-09'),
} as const;
