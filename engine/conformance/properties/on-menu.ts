import { type ExpandedField, expandMenu } from '@ironfield/kernel/menu/expanded-menu.ts';
import {
  type Each,
  type Field,
  FULL_TURN,
  type Menu,
  type Pick,
  type Pose,
} from '@ironfield/kernel/menu/menu.ts';

type Entry = Readonly<Record<string, unknown>>;

/**
 * A second opinion on what a menu allows. The kernel tests an order against the menu; this lists everything on the menu
 * and looks for the order there. (Places cannot be listed, so it asks about them.)
 */
export function offerOf(menu: Menu): (order: unknown) => boolean {
  const { orders } = expandMenu(menu);
  return (order) => {
    if (!isEntry(order)) return false;
    const listed = orders.find(({ type }) => type === order.type);
    const raw = menu.orders.find(({ type }) => type === order.type);
    return listed !== undefined && isEntryOf(listed.fields, raw!.fields, order, 'type');
  };
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEntryOf(listed: readonly ExpandedField[], fields: readonly Field[], entry: Entry, key: string) {
  const names = namesOf(listed, fields, entry);
  if (!names) return false;
  const wanted = [key, ...names].sort();
  const found = Object.keys(entry).sort();
  return wanted.length === found.length && wanted.every((name, i) => name === found[i]);
}

/** The properties the entry must have, if their values are on offer. */
function namesOf(listed: readonly ExpandedField[], fields: readonly Field[], entry: Entry): string[] | null {
  const names: string[] = [];
  for (const [i, field] of listed.entries()) {
    if (!Object.hasOwn(entry, field.name)) return null;
    const value = entry[field.name];
    names.push(field.name);
    const raw = fields[i];
    if (field.kind === 'point') {
      if (raw.kind !== 'point' || !isPose(value, field.hasFacing) || raw.forbids(value)) return null;
    } else if (field.kind === 'each') {
      if (!isListOf(field, raw as Each, value)) return null;
    } else {
      const choice = field.choices.find((candidate) => candidate.value === value);
      if (!choice) return null;
      const followers = choice.fields ? (raw as Pick).follow!(choice.value) : [];
      const more = namesOf(choice.fields ?? [], followers, entry);
      if (!more) return null;
      names.push(...more);
    }
  }
  return names;
}

function isPose(value: unknown, hasFacing = false): value is Pose {
  if (!isEntry(value)) return false;
  const { x, y, facing = 0, ...more } = value;
  const areWhole = [x, y, facing].every(Number.isInteger);
  const isTurn = (facing as number) >= 0 && (facing as number) < FULL_TURN;
  return areWhole && isTurn && 'facing' in value === hasFacing && Object.keys(more).length === 0;
}

function isListOf(field: ExpandedField & { readonly kind: 'each' }, raw: Each, value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  const keys = value.map((entry: unknown) => (isEntry(entry) ? entry[field.key] : undefined));
  if (new Set(keys).size !== keys.length) return false;
  const areListed = value.every((entry: unknown, i) => {
    const item = field.items.find((candidate) => candidate.value === keys[i]);
    if (!item || !isEntry(entry)) return false;
    return isEntryOf(item.fields ?? [], raw.fields(item.value), entry, field.key);
  });
  return areListed && !raw.together?.(value);
}

/** The path to a field without choices on a menu that offers it; `null` if there is none. */
export function deadEnd(menu: Menu): string | null {
  const { orders, prompt } = expandMenu(menu);
  if (orders.length === 0) return `"${prompt}" offers no order`;
  for (const { type, fields } of orders) {
    const found = emptyField(fields);
    if (found) return `${type}.${found} offers nothing`;
  }
  return null;
}

function emptyField(fields: readonly ExpandedField[]): string | null {
  for (const field of fields) {
    if (field.kind === 'point') continue;
    const choices = field.kind === 'each' ? field.items : field.choices;
    if (choices.length === 0 && field.kind !== 'each') return field.name;
    for (const choice of choices) {
      const found = emptyField(choice.fields ?? []);
      if (found) return `${field.name}=${choice.value}.${found}`;
    }
  }
  return null;
}
