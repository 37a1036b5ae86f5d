import type { ExpandedField, ExpandedMenu } from '@ironfield/kernel/expanded-menu.ts';
import type { Place } from '@ironfield/kernel/menu.ts';

/** An order, or an entry of a list in one, as far as it is filled in. */
export type Entry = Readonly<Record<string, unknown>>;
export type Choice = Extract<ExpandedField, { kind: 'pick' }>['choices'][number];

/** The fields in force: those that follow a choice stand behind it. */
export function activeFields(fields: readonly ExpandedField[], entry: Entry): ExpandedField[] {
  return fields.flatMap((field) => {
    if (field.kind !== 'pick') return [field];
    const chosen = field.choices.find(({ value }) => value === entry[field.name]) ?? field.choices[0];
    return [field, ...activeFields(chosen?.fields ?? [], entry)];
  });
}

/** The entry with every field filled in: what is missing or no longer possible gets the first possible value. */
export function completed(fields: readonly ExpandedField[], entry: Entry): Entry {
  return Object.fromEntries(
    activeFields(fields, entry).map((field) => [field.name, valueIn(field, entry[field.name])]),
  );
}

function valueIn(field: ExpandedField, value: unknown): unknown {
  switch (field.kind) {
    case 'pick':
    case 'whole':
      return field.choices.some((choice) => choice.value === value) ? value : field.choices[0]?.value;
    case 'point':
      return value ?? middleOf(field.outline);
    case 'each':
      return ((value ?? []) as readonly Entry[]).flatMap((entry) => {
        const item = field.items.find((each) => each.value === entry[field.key]);
        return item ? [{ [field.key]: item.value, ...completed(item.fields ?? [], entry) }] : [];
      });
  }
}

export function middleOf(outline: readonly Place[]): Place {
  const mean = (pick: (place: Place) => number) =>
    Math.round(outline.reduce((sum, place) => sum + pick(place), 0) / Math.max(1, outline.length));
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

export function orderOf(menu: ExpandedMenu, type: string, entry: Entry): { readonly type: string } {
  const form = menu.orders.find((each) => each.type === type);
  return { type, ...completed(form?.fields ?? [], entry) };
}
