// Models as orders, questions and menus name them.

import type { ExpandedMenu } from '@ironfield/kernel/menu/expanded-menu.ts';
import type { Entry } from '../../order/draft/draft.ts';

/** The model that an order names, or that the question is about. */
export function inHandOf(field: string, full: Entry, question: object | null): number | null {
  const given = full[field] ?? (question as Entry | null)?.[field];
  return typeof given === 'number' ? given : null;
}

/** The models that can be given orders. */
export function readyIn(
  field: string,
  menu: ExpandedMenu | null,
  inHand: number | null,
): ReadonlySet<number> {
  const named = (menu?.orders ?? []).flatMap(({ fields }) => {
    const pick = fields.find(({ name }) => name === field);
    return pick?.kind === 'pick' ? pick.choices.map(({ value }) => Number(value)) : [];
  });
  return new Set(named.length === 0 && inHand !== null ? [inHand] : named);
}

/** Can this kind of order be given to a model? */
export function offersModel(
  menu: ExpandedMenu | null,
  type: string,
  field: string,
  model: number | null,
): boolean {
  const form = menu?.orders.find((each) => each.type === type);
  const pick = form?.fields.find(({ name }) => name === field);
  return pick?.kind === 'pick' && pick.choices.some(({ value }) => value === model);
}

/** The kind of order that a menu offers to a model. */
export const typeFor = (menu: ExpandedMenu | null, field: string, model: number): string | null =>
  menu?.orders.find(({ type }) => offersModel(menu, type, field, model))?.type ?? null;
