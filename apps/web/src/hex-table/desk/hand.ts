// The unit that is given orders, as menus and orders name it.

import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { type EachField, type Entry, entriesIn, itemOf, listIn } from '../../order/draft/draft.ts';
import type { Form, Ordering } from '../../order/use-order.ts';
import { actorField, actorOf } from '../actions.ts';
import type { OrderFields } from '../order-fields.ts';

/** The unit that an order in the making is for. */
export function givenTo(names: OrderFields, form: Form, full: Entry): unknown {
  const actor = actorField(names, form);
  const choice = actor?.choices.find(({ value }) => value === full[actor.name]);
  return choice && actorOf(choice);
}

/** The units that a kind of order can be given to, or that have an entry in its list. */
export function unitsIn(names: OrderFields, form: Form): number[] {
  const { fields } = form;
  const units = (actorField(names, form)?.choices ?? []).map(actorOf);
  const list = units.length > 0 ? undefined : listIn(fields, {});
  return [...units, ...(list?.items ?? []).map(({ piece }) => piece)].filter(
    (unit) => typeof unit === 'number',
  );
}

export interface Hand {
  /** Units that can be given orders now. */
  readonly ready: ReadonlySet<number>;
  /** The list of an order for the whole side, which names no unit. */
  readonly list: EachField | undefined;
  readonly inHand: number | null;
}

/** `taken` is in hand where the order does not say whom it is for. */
export function handOf(
  names: OrderFields,
  { menu, form, full }: Pick<Ordering, 'menu' | 'form' | 'full'>,
  ready: ReadonlySet<number>,
  taken: number | null,
): Hand {
  const given = form && givenTo(names, form, full);
  if (typeof given === 'number') return { ready, list: undefined, inHand: menu ? given : null };
  const list = form && listIn(form.fields, full);
  return { ready, list, inHand: menu ? (taken ?? firstInHand(list, full, ready)) : null };
}

/** The one that the list begins with; until there is any, the first that can be given orders. */
function firstInHand(list: EachField | undefined, full: Entry, ready: ReadonlySet<number>): number | null {
  const [entry] = list ? entriesIn(full[list.name]) : [];
  const item = entry && list?.items.find(({ value }) => value === entry[list.key]);
  return (item?.piece as number | undefined) ?? [...ready][0] ?? null;
}

/** Advice for a whole side that leaves what somebody has planned for others than the unit in hand. */
export function withOthers(list: EachField, full: Entry, order: CoreOrder, inHand: number | null): CoreOrder {
  const pieceOf = (entry: Entry) => itemOf(list, entry)?.piece;
  const others = entriesIn(full[list.name]).filter((entry) => pieceOf(entry) !== inHand);
  const planned = new Set(others.map(pieceOf));
  const advised = entriesIn((order as unknown as Entry)[list.name]);
  const all = [...others, ...advised.filter((entry) => !planned.has(pieceOf(entry)))];
  return { ...order, [list.name]: all } as CoreOrder;
}
