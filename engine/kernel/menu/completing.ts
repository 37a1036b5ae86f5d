import { randomFrom } from '../random.ts';
import type { Each, Field, Menu } from './menu.ts';

type Entry = Readonly<Record<string, unknown>>;

/**
 * Fills in whatever the menu asks for and the order lacks, with the first value on offer. So a bot need not know the
 * fields that options add. A complete order comes back unchanged; so does an order that is not on the menu, which
 * `legality` will refuse.
 */
export function completeOrder<Order extends { readonly type: string }>(menu: Menu, order: Order): Order {
  const form = menu.orders.find(({ type }) => type === order.type);
  return form ? (completed(form.fields, order as Entry) as unknown as Order) : order;
}

function completed(fields: readonly Field[], entry: Entry): Entry {
  let full = entry;
  for (const field of fields) {
    const given = Object.hasOwn(full, field.name) ? full[field.name] : undefined;
    const value = given === undefined ? first(field) : field.kind === 'each' ? inEach(field, given) : given;
    if (value === undefined) return full;
    if (value !== given) full = { ...full, [field.name]: value };
    if (field.kind === 'pick' && field.follow) full = completed(field.follow(value as never), full);
  }
  return full;
}

function first(field: Field): unknown {
  switch (field.kind) {
    case 'pick':
      return field.values[0];
    case 'whole':
      return field.min;
    case 'point':
      return field.sample(randomFrom(''));
    case 'each':
      return [];
  }
}

function inEach(field: Each, given: unknown): unknown {
  const entries = given as readonly Entry[];
  const full = entries.map((entry) => completed(field.fields(entry[field.key] as never), entry));
  return full.some((entry, i) => entry !== entries[i]) ? full : given;
}
