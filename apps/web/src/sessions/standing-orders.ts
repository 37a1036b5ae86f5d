import type { News } from '@ironfield/client/api.ts';
import type { Seat } from '@ironfield/kernel/state.ts';

/** The number of entries before the last order of a seat that still stands; null for none. */
export function beforeLastOrder(past: readonly News[], seat: Seat): number | null {
  /** By number of entries: the seat's orders that stand, as numbers of their entries. */
  const standing = new Map<number, readonly number[]>([[0, []]]);
  let orders: readonly number[] = [];
  for (const { number, kind, seat: by, to = -1 } of past) {
    if (kind === 'takeback') orders = standing.get(to) ?? [];
    else if (kind === 'order' && by === seat) orders = [...orders, number];
    standing.set(number, orders);
  }
  const last = orders.at(-1);
  return last === undefined ? null : last - 1;
}
