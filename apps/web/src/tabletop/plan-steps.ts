// A plan in the making: orders that are settled, and the one that is still being made.

import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { type Draft, NO_DRAFT } from '../order/use-order.ts';
import type { Course } from './ways.ts';

export interface Steps {
  readonly settled: readonly CoreOrder[];
  /** The number of settled orders that belong to the one in the making, as a turn does to the leg after it. */
  readonly lead: number;
  readonly draft: Draft;
}

export const NO_STEPS: Steps = { settled: [], lead: 0, draft: NO_DRAFT };

/** After these orders, another course. */
export const stepsTo = (before: readonly CoreOrder[], { lead = [], type, entry }: Course): Steps => ({
  settled: [...before, ...lead],
  lead: lead.length,
  draft: { type, entry, isMeant: true },
});

/** Another course in place of the last one, and of what led to it. */
export const stepsInstead = ({ settled, lead }: Steps, course: Course): Steps =>
  stepsTo(settled.slice(0, settled.length - lead), course);

/** All of these orders, of which the last may still be changed. */
export function stepsFor(orders: readonly CoreOrder[]): Steps {
  const { type, ...entry } = orders.at(-1)!;
  return { settled: orders.slice(0, -1), lead: 0, draft: { type, entry, isMeant: true } };
}

/** Nothing but these orders, all of them settled. */
export const stepsSettled = (settled: readonly CoreOrder[]): Steps => ({ ...NO_STEPS, settled });
