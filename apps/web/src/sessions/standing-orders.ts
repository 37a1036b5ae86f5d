import type { News } from '@ironfield/client/api.ts';
import type { Seat } from '@ironfield/kernel/state.ts';

/**
 * How many entries there were before the last order of a seat that still stands; null when there is none. Where the
 * table went back to is known only for some entries: before one of the others nothing can be said to stand.
 */
export function beforeLastOrder(
  past: readonly News[],
  seat: Seat,
  wentBackTo: ReadonlyMap<number, number>,
): number | null {
  /** By number of entries: the seat's orders that stand, as numbers of their entries. */
  const standing = new Map<number, readonly number[]>([[0, []]]);
  let orders: readonly number[] = [];
  for (const { number, kind, seat: by } of past) {
    if (kind === 'takeback') orders = standing.get(wentBackTo.get(number) ?? -1) ?? [];
    else if (kind === 'order' && by === seat) orders = [...orders, number];
    standing.set(number, orders);
  }
  const last = orders.at(-1);
  return last === undefined ? null : last - 1;
}
