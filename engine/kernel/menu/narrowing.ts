import type { Menu, OrderForm, Pick, Scalar } from './menu.ts';

/** A piece that orders are wanted for, and the fields in which they name whom they are for. */
export interface About {
  readonly fields: readonly string[];
  readonly piece: Scalar;
}

/** What of a menu is for one piece, and what is for nobody in particular. Where nothing is for it, the whole menu. */
export function menuAbout(menu: Menu, about: About): Menu {
  const orders = menu.orders.flatMap((form) => formAbout(form, about) ?? []);
  const isNamed = orders.some(({ fields }) => fields.some((field) => isActor(field, about)));
  return isNamed ? { ...menu, orders } : menu;
}

/**
 * Does a menu ask for whom an order is, and offer nobody? So it is with a plan for several: whoever has nothing to choose
 * is passed over as soon as the others have acted.
 */
export function isForNobody({ orders }: Menu, about: About): boolean {
  const actors = orders.flatMap(({ fields }) =>
    fields.filter((field): field is Pick => isActor(field, about)),
  );
  return actors.length > 0 && actors.every(({ values }) => Array.from(values).length === 0);
}

const isActor = ({ kind, name }: OrderForm['fields'][number], { fields }: About): boolean =>
  kind === 'pick' && fields.includes(name);

/** `null` where the order is for others alone. */
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

/** Of some pieces those that a menu has orders for, in a field; all of them where it has none. */
export function offeredIn(menu: Menu, name: string, pieces: readonly number[]): readonly number[] {
  const picks = menu.orders.flatMap(({ fields }) =>
    fields.filter((field): field is Pick => field.kind === 'pick' && field.name === name),
  );
  const offered = pieces.filter((piece) =>
    picks.some((pick) => pick.has?.(piece) ?? Array.from(pick.values).includes(piece)),
  );
  return offered.length > 0 ? offered : pieces;
}
