import { accepted, type Reason, type Result, refused } from '../refusal.ts';
import { type PlainPoint, plainPoint } from './expanded-menu.ts';
import {
  type Description,
  type Each,
  type Field,
  type Menu,
  type Pick,
  possibleOrders,
  type Scalar,
} from './menu.ts';
import { isOffered, whyNotOffered } from './offer.ts';

/** The kinds of order on a menu, without their choices. */
export interface MenuPage {
  readonly prompt: string;
  readonly rule?: string;
  readonly orders: readonly { readonly type: string; readonly label: string }[];
}

interface ListedChoice extends Partial<Description> {
  readonly value: Scalar;
}

/** A field with some of its choices, without the fields that follow them. */
export type ListedField = { readonly name: string; readonly label: string } & (
  | {
      readonly kind: 'pick';
      readonly choices: readonly ListedChoice[];
      /** The number of all choices; the page lists a part of them. */
      readonly count: number;
      /** Each choice may lead to further fields. */
      readonly follows: boolean;
    }
  | { readonly kind: 'whole'; readonly min: number; readonly max: number }
  | PlainPoint
  | {
      readonly kind: 'each';
      readonly key: string;
      readonly choices: readonly ListedChoice[];
      readonly count: number;
    }
);

/** Names a set of fields: those of a kind of order, or those behind a choice in them, and so on. */
export interface MenuPath {
  readonly type: string;
  readonly chosen: readonly { readonly field: string; readonly value: Scalar }[];
  /** The index of the first choice to list. */
  readonly from: number;
}

/** The number of choices of one field on one page. */
export const CHOICES_ON_A_PAGE = 500;

/** A menu read page by page, because a whole menu grows with everything on the table. */
export function firstPage(menu: Menu): MenuPage {
  return {
    prompt: menu.prompt,
    ...(menu.rule !== undefined && { rule: menu.rule }),
    orders: possibleOrders(menu).map(({ type, label }) => ({ type, label })),
  };
}

export function fieldsAt(
  menu: Menu,
  { type, chosen, from }: MenuPath,
): Result<readonly ListedField[], Reason> {
  const order = possibleOrders(menu).find((form) => form.type === type);
  if (!order) return refused({ message: `"${type}" is not possible now` });
  let fields = order.fields;
  for (const { field: name, value } of chosen) {
    const field = fields.find((each) => each.name === name);
    if (field?.kind !== 'pick' && field?.kind !== 'each') {
      return refused({ message: `There is no choice "${name}" here` });
    }
    if (!isOffered(field, value)) {
      const reason = whyNotOffered(field, value);
      return refused(reason ?? { message: `"${name}" cannot be ${JSON.stringify(value)}` });
    }
    fields = field.kind === 'pick' ? (field.follow?.(value) ?? []) : field.fields(value);
  }
  return accepted(fields.map((field) => listed(field, from)));
}

function listed(field: Field, from: number): ListedField {
  const { name, label } = field;
  switch (field.kind) {
    case 'pick':
      return {
        name,
        label,
        kind: 'pick',
        ...pageOf(field, field.values, from),
        follows: field.follow !== undefined,
      };
    case 'each':
      return { name, label, kind: 'each', key: field.key, ...pageOf(field, field.items, from) };
    case 'whole':
      return { name, label, kind: 'whole', min: field.min, max: field.max };
    case 'point':
      return { name, label, ...plainPoint(field) };
  }
}

function pageOf(field: Pick | Each, values: ArrayLike<Scalar>, from: number) {
  const length = Math.max(0, Math.min(CHOICES_ON_A_PAGE, values.length - from));
  const choices = Array.from({ length }, (_, i): ListedChoice => {
    const value = values[from + i];
    return { value, ...field.describe?.(value) };
  });
  return { choices, count: values.length };
}
