// Plans are given one after the other, each when it is asked for.

import type { CoreOrder } from '@ironfield/kernel/state.ts';
import type { Kept } from './desk-state.ts';
import { orderOf, type Plan, type Plans } from './plans.ts';

interface Standing {
  /** Entries of the log. */
  readonly number: number;
  /** Was an order refused or taken back? */
  readonly isStopped: boolean;
  isPossible(unit: number, plan: Plan): boolean;
}

/** The next order and the plans that are left after it; `stop` where there is none, `wait` until the last one has arrived. */
export function nextToGive(
  { plans, sent }: Pick<Kept, 'plans' | 'sent'>,
  { number, isStopped, isPossible }: Standing,
): { readonly order: CoreOrder; readonly rest: Plans } | 'stop' | 'wait' {
  if (sent === null || (number <= sent && !isStopped)) return 'wait';
  const next = isStopped ? undefined : [...plans].find(([unit, plan]) => isPossible(unit, plan));
  if (!next) return 'stop';
  const [unit, plan] = next;
  return { order: orderOf(plan), rest: new Map([...plans].filter(([each]) => each !== unit)) };
}
