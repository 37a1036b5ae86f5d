import {
  type Description,
  type Each,
  type Field,
  FULL_TURN,
  type Menu,
  type Pick,
  type Point,
  type Pose,
  type Scalar,
  type Whole,
} from '@ironfield/kernel/menu/menu.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';

type Entry = Readonly<Record<string, unknown>>;

/** An order in the words of the menu it was made from: a line, and one more for every entry of a list. */
export function orderText(menu: Menu, order: CoreOrder): readonly string[] {
  const form = menu.orders.find(({ type }) => type === order.type);
  if (!form) return [order.type];
  const lists: string[] = [];
  const parts = fieldTexts(form.fields, order as unknown as Entry, lists);
  return [titled(form.label, parts), ...lists];
}

function titled(title: string, parts: readonly string[]): string {
  return parts.length === 0 ? title : `${title}: ${parts.join(', ')}`;
}

function fieldTexts(fields: readonly Field[], entry: Entry, lists: string[]): string[] {
  const parts: string[] = [];
  for (const field of fields) {
    if (field.kind === 'each') {
      const entries = entry[field.name] as readonly Entry[];
      if (entries.length === 0) parts.push('none');
      for (const item of entries) {
        const key = item[field.key] as Scalar;
        lists.push(titled(describe(field, key).label, fieldTexts(field.fields(key), item, lists)));
      }
      continue;
    }
    const value = entry[field.name] as Scalar | Pose;
    parts.push(fieldText(field, value));
    if (field.kind === 'pick' && field.follow) {
      parts.push(...fieldTexts(field.follow(value as Scalar), entry, lists));
    }
  }
  return parts;
}

/** Every part of an order that has a number behind it. */
export function explainedParts(menu: Menu, order: CoreOrder): readonly Description[] {
  const form = menu.orders.find(({ type }) => type === order.type);
  const parts = form ? descriptions(form.fields, order as unknown as Entry) : [];
  return parts.filter(({ explanation }) => explanation);
}

function descriptions(fields: readonly Field[], entry: Entry): readonly Description[] {
  return fields.flatMap((field) => {
    if (field.kind === 'point') return [descriptionOf(field, entry[field.name] as Pose)];
    if (field.kind === 'each') {
      return (entry[field.name] as readonly Entry[]).flatMap((item) => {
        const key = item[field.key] as Scalar;
        return [describe(field, key), ...descriptions(field.fields(key), item)];
      });
    }
    const value = entry[field.name] as Scalar;
    const followers = field.kind === 'pick' ? (field.follow?.(value) ?? []) : [];
    return [describe(field, value), ...descriptions(followers, entry)];
  });
}

/** One answer in words, for example `hex 0507`, with the number behind it. */
export function fieldText(field: Pick | Whole | Point, value: Scalar | Pose): string {
  const name = field.label.toLowerCase();
  const { label, explanation, measure = '' } = descriptionOf(field, value);
  return explanation ? `${name} ${label} → ${explanation.total} ${measure}`.trim() : `${name} ${label}`;
}

function descriptionOf(field: Pick | Whole | Point, value: Scalar | Pose): Description {
  if (field.kind !== 'point') return describe(field, value as Scalar);
  const pose = value as Pose;
  return { ...field.describe?.(pose), label: placeText(pose) };
}

/** The description of a value, even if the game has no words for it. */
export function describe(field: Pick | Whole | Each, value: Scalar): Description {
  const description = field.describe?.(value as never);
  return description ?? { label: typeof value === 'boolean' ? (value ? 'yes' : 'no') : `${value}` };
}

/** Places are kept in thousandths of an inch and spoken of in inches. */
export function placeText({ x, y, facing }: Pose): string {
  const place = `${x / 1000}, ${y / 1000}`;
  return facing === undefined ? place : `${place} facing ${(facing / FULL_TURN) * 360}°`;
}

/** The text to type for a place. */
export const placeWords = ({ hasFacing }: Point, within = ''): string =>
  hasFacing
    ? `two numbers of inches${within} and the degrees to face, clockwise from up, for example 12.5 8 90`
    : `two numbers of inches${within}, for example 12.5 8`;
