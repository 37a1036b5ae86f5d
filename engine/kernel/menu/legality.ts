import type { Reason, Refusal } from '../refusal.ts';
import {
  type Each,
  type Field,
  FULL_TURN,
  type Menu,
  type Pick,
  type Point,
  type Pose,
  possibleOrders,
  type Scalar,
  type Whole,
} from './menu.ts';
import { isOffered, whyNotOffered } from './offer.ts';

/** `null` if the order is on the menu, otherwise why not. */
export function refusalOf(menu: Menu, order: { readonly type: string }): Refusal | null {
  for (const form of menu.orders) {
    if (form.type === order.type) return checkEntry(form.fields, order as Entry, 'type');
  }
  const types = possibleOrders(menu).map((form) => `"${form.type}"`);
  return illegal('type', { message: `"${order.type}" is not possible now; possible: ${types.join(', ')}` });
}

type Entry = Readonly<Record<string, unknown>>;

function illegal(path: string, reason: Reason): Refusal {
  return { code: 'illegal', path, ...reason };
}

/** Builds the path from the inside out, and only for refused orders. */
function inside(path: string, refusal: Refusal | null): Refusal | null {
  return refusal && { ...refusal, path: `${path}.${refusal.path}` };
}

/** `key` is the property that has been checked already: the type of an order, the item of an `each`. */
function checkEntry(fields: readonly Field[], entry: Entry, key: string): Refusal | null {
  const known = [key];
  const refusal = checkFields(fields, entry, known);
  if (refusal) return refusal;
  for (const name in entry) {
    if (!known.includes(name)) return illegal(name, { message: `"${name}" has no place in this order` });
  }
  return null;
}

function checkFields(fields: readonly Field[], entry: Entry, known: string[]): Refusal | null {
  for (const field of fields) {
    const value = entry[field.name];
    known.push(field.name);
    let refusal = value === undefined ? missing(field) : checkField(field, value);
    if (!refusal && field.kind === 'pick' && field.follow) {
      refusal = checkFields(field.follow(value as Scalar), entry, known);
    }
    if (refusal) return refusal;
  }
  return null;
}

function missing(field: Field): Refusal {
  return illegal(field.name, { message: `"${field.name}" is missing: ${expected(field)}` });
}

function checkField(field: Field, value: unknown): Refusal | null {
  switch (field.kind) {
    case 'pick':
      return checkPick(field, value);
    case 'whole':
      return checkWhole(field, value);
    case 'point':
      return checkPoint(field, value);
    case 'each':
      return checkEach(field, value);
  }
}

function notPossible(field: Field, value: unknown): Reason {
  return { message: `${show(value)} is not possible: ${expected(field)}` };
}

function checkPick(field: Pick, value: unknown): Refusal | null {
  if (isOffered(field, value)) return null;
  return illegal(field.name, whyNotOffered(field, value) ?? notPossible(field, value));
}

function checkWhole(field: Whole, value: unknown): Refusal | null {
  if (Number.isInteger(value) && (value as number) >= field.min && (value as number) <= field.max)
    return null;
  return illegal(field.name, field.whyNot?.() ?? notPossible(field, value));
}

function checkPoint(field: Point, value: unknown): Refusal | null {
  if (!isPoseFor(field, value)) {
    return illegal(field.name, { message: `${show(value)} is not a place: ${expected(field)}` });
  }
  const reason = field.forbids(value);
  return reason && illegal(field.name, reason);
}

function isPoseFor({ hasFacing }: Point, value: unknown): value is Pose {
  const pose = value as Partial<Pose> | null;
  if (!pose || !Number.isSafeInteger(pose.x) || !Number.isSafeInteger(pose.y)) return false;
  if (Object.keys(pose).length !== (hasFacing ? 3 : 2)) return false;
  return !hasFacing || (Number.isInteger(pose.facing) && pose.facing! >= 0 && pose.facing! < FULL_TURN);
}

function checkEach(field: Each, value: unknown): Refusal | null {
  if (!Array.isArray(value)) {
    return illegal(field.name, { message: `${show(value)} is not a list: ${expected(field)}` });
  }
  const used: unknown[] = [];
  for (let i = 0; i < value.length; i++) {
    const refusal = checkItem(field, value[i], used);
    if (refusal) return inside(`${field.name}.${i}`, refusal);
  }
  const reason = field.together?.(value);
  return reason ? illegal(field.name, reason) : null;
}

function checkItem(field: Each, entry: Entry | null, used: unknown[]): Refusal | null {
  const item = typeof entry === 'object' && entry !== null ? entry[field.key] : undefined;
  if (!isOffered(field, item)) {
    return illegal(field.key, whyNotOffered(field, item) ?? notPossible(field, item));
  }
  if (used.includes(item)) return illegal(field.key, { message: `${show(item)} is named twice` });
  used.push(item);
  return checkEntry(field.fields(item), entry as Entry, field.key);
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

function expected(field: Field): string {
  switch (field.kind) {
    case 'pick':
      return field.values.length === 0 ? 'nothing can be chosen here' : `one of ${list(field.values)}`;
    case 'whole':
      return `a whole number from ${field.min} to ${field.max}`;
    case 'point':
      return field.hasFacing
        ? 'a place { x, y, facing } in thousandths of an inch and quarters of a degree'
        : 'a place { x, y } in thousandths of an inch';
    case 'each':
      return `a list of entries with "${field.key}" from ${list(field.items)}`;
  }
}

function list(values: ArrayLike<unknown>): string {
  const shown = Array.from(values).slice(0, 12).map(show).join(', ');
  return values.length > 12 ? `${shown} and ${values.length - 12} more` : shown;
}
