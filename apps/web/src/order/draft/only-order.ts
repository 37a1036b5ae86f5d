import type { ExpandedField, ExpandedMenu } from '@ironfield/kernel/menu/expanded-menu.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import type { Entry } from './draft.ts';

interface OnlyOrder {
  readonly label: string;
  readonly order: CoreOrder;
}

/** The order that a menu leaves to be given where it leaves no choice at all. */
export function onlyOrder(menu: ExpandedMenu | null): OnlyOrder | null {
  const [form, ...others] = menu?.orders ?? [];
  const entry = form && others.length === 0 ? onlyEntry(form.fields) : null;
  return entry && { label: form!.label, order: { ...entry, type: form!.type } as CoreOrder };
}

/** The answer that a player may give for good. */
export function usualOrder(menu: ExpandedMenu | null): CoreOrder | null {
  const usual = menu?.orders.find(({ isUsual }) => isUsual);
  return usual ? { type: usual.type } : null;
}

/** The answer to a question that is asked although nothing else could help. */
export function mootOrder(menu: ExpandedMenu | null): CoreOrder | null {
  const moot = menu?.orders.find(({ isMoot }) => isMoot);
  return moot ? { type: moot.type } : null;
}

function onlyEntry(fields: readonly ExpandedField[]): Entry | null {
  let entry: Entry = {};
  for (const field of fields) {
    const more = onlyValue(field);
    if (!more) return null;
    entry = { ...entry, ...more };
  }
  return entry;
}

/** The only value of a field, with those that follow it. */
function onlyValue(field: ExpandedField): Entry | null {
  if (field.kind === 'point') return null;
  if (field.kind === 'each') return field.items.length === 0 ? { [field.name]: [] } : null;
  const [choice, ...others] = field.choices;
  const following = choice && others.length === 0 ? onlyEntry(choice.fields ?? []) : null;
  return following && { [field.name]: choice!.value, ...following };
}
