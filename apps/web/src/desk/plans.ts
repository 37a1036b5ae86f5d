// Plans that are laid aside while another unit is in hand.

import type { CoreOrder } from '@ironfield/kernel/state.ts';
import type { Entry } from '../order/draft/draft.ts';

export interface Plan {
  readonly type: string;
  readonly entry: Entry;
}

export type Plans = ReadonlyMap<number, Plan>;

export const NO_PLANS: Plans = new Map();

export const orderOf = ({ type, entry }: Plan): CoreOrder => ({ ...entry, type }) as CoreOrder;

/** Those that can still be given: not of whoever has acted, nor an older one of the unit whose plan is in hand. */
export function plansLeft(kept: Plans, ready: ReadonlySet<number>, planned: number | null): Plans {
  const left = [...kept].filter(([unit]) => ready.has(unit) && unit !== planned);
  return left.length === kept.size ? kept : new Map(left);
}

/** The message when a plan has failed. */
export function lostPlanWords(name: string, why: string | undefined): string {
  return `${name} can no longer do what was planned${why ? `: ${why}` : ''}. The rest is still planned.`;
}
