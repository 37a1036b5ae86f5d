// What people on foot may carry besides their weapons, if an option allows it, and by which rule.

import type { RuleId } from '../rule-index.ts';

export const GEAR = {
  'heavy armour': 'MT-IEQP-04',
  LRMs: 'MT-IEQP-05',
} as const satisfies Readonly<Record<string, RuleId>>;

export type Gear = keyof typeof GEAR;
