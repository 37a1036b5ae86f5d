import type { Menu, OrderForm, Pick, Scalar } from './menu.ts';

/** A piece to find orders for, and the fields in which orders name their piece. */
export interface About {
  readonly fields: readonly string[];
  readonly piece: Scalar;
}

/** The part of a menu that concerns one piece or no particular piece. If nothing concerns the piece, the whole menu. */
export function menuAbout(menu: Menu, about: About): Menu {
  const orders = menu.orders.flatMap((form) => formAbout(form, about) ?? []);
  const isNamed = orders.some(({ fields }) => fields.some((field) => isActor(field, about)));
  return isNamed ? { ...menu, orders } : menu;
}

/**
 * Whether the menu asks which piece an order is for, and offers none. This happens when planning for several pieces: a
 * piece without choices is skipped once the others have acted.
 */
export function isForNobody({ orders }: Menu, about: About): boolean {
  const actors = orders.flatMap(({ fields }) =>
    fields.filter((field): field is Pick => isActor(field, about)),
  );
  return actors.length > 0 && actors.every(({ values }) => Array.from(values).length === 0);
}

const isActor = ({ kind, name }: OrderForm['fields'][number], { fields }: About): boolean =>
  kind === 'pick' && fields.includes(name);

/** `null` if the order is only for other pieces. */
function formAbout(form: OrderForm, about: About): OrderForm | null {
  const actor = form.fields.find((field): field is Pick => isActor(field, about));
  if (!actor) return form;
  const meant = Array.from(actor.values).filter(
    (value) => (actor.describe?.(value).piece ?? value) === about.piece,
  );
  if (meant.length === 0) return null;
  const narrow: Pick = Object.create(actor, {
    values: { value: meant },
    has: { value: (value: unknown) => meant.includes(value as Scalar) },
  });
  return { ...form, fields: form.fields.map((field) => (field === actor ? narrow : field)) };
}

/** The given pieces that the menu offers in a field, or all of them if it offers none. */
export function offeredIn(menu: Menu, name: string, pieces: readonly number[]): readonly number[] {
  const picks = menu.orders.flatMap(({ fields }) =>
    fields.filter((field): field is Pick => field.kind === 'pick' && field.name === name),
  );
  const offered = pieces.filter((piece) =>
    picks.some((pick) => pick.has?.(piece) ?? Array.from(pick.values).includes(piece)),
  );
  return offered.length > 0 ? offered : pieces;
}
