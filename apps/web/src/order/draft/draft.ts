import type { ExpandedField } from '@ironfield/kernel/menu/expanded-menu.ts';
import { FULL_TURN, type Place, type Pose } from '@ironfield/kernel/menu/menu.ts';

/** An order, or an entry of a list in one, as far as it is filled in. */
export type Entry = Readonly<Record<string, unknown>>;
export type PickField = Extract<ExpandedField, { kind: 'pick' }>;
export type EachField = Extract<ExpandedField, { kind: 'each' }>;
export type Choice = PickField['choices'][number];

/** The fields in force: those that follow a choice stand behind it. */
export function activeFields(fields: readonly ExpandedField[], entry: Entry): ExpandedField[] {
  return fields.flatMap((field) => {
    if (field.kind !== 'pick') return [field];
    const chosen = field.choices.find(({ value }) => value === entry[field.name]) ?? field.choices[0];
    return [field, ...activeFields(chosen?.fields ?? [], entry)];
  });
}

/**
 * The entry with every field filled in: what is missing or no longer possible gets the first possible value, or is left
 * out where it is to stay open.
 */
export function completed(
  fields: readonly ExpandedField[],
  entry: Entry,
  isOpen: (field: ExpandedField) => boolean = () => false,
): Entry {
  const values = activeFields(fields, entry).map((field) => {
    const value = valueIn(field, entry[field.name], isOpen);
    return [field.name, value === undefined && !isOpen(field) ? firstIn(field) : value] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

function valueIn(field: ExpandedField, value: unknown, isOpen: (field: ExpandedField) => boolean): unknown {
  switch (field.kind) {
    case 'pick':
    case 'whole':
      return field.choices.some((choice) => choice.value === value) ? value : undefined;
    case 'point':
      return value;
    case 'each':
      return entriesIn(value).flatMap((entry) => {
        const item = itemOf(field, entry);
        const full = item && completedEntry(field, item, entry, isOpen);
        // If a choice in it is no longer possible, no entry is better than one that nobody chose.
        return full && isFilled(item.fields ?? [], full) ? [full] : [];
      });
  }
}

/** Has every field in force a value? */
export const isFilled = (fields: readonly ExpandedField[], full: Entry): boolean =>
  activeFields(fields, full).every(({ name }) => name in full);

function firstIn(field: ExpandedField): unknown {
  switch (field.kind) {
    case 'whole':
      return field.usual ?? field.choices[0]?.value;
    case 'pick':
      return field.choices[0]?.value;
    case 'point':
      return field.hasFacing ? { ...middleOf(field.outline), facing: 0 } : middleOf(field.outline);
    case 'each':
      return [];
  }
}

export const entriesIn = (value: unknown): readonly Entry[] => (value ?? []) as readonly Entry[];

/** The list of an order, if it has one. */
export const listIn = (fields: readonly ExpandedField[], entry: Entry): EachField | undefined =>
  activeFields(fields, entry).find((field): field is EachField => field.kind === 'each');

/** The choices of a field, by its name. */
export function choicesOf(fields: readonly ExpandedField[] | undefined, name: string): readonly Choice[] {
  const field = fields?.find((each) => each.name === name);
  return field?.kind === 'pick' ? field.choices : [];
}

/** A choice without what follows it. Choices are worked out when looked at: no copy has all. */
export const alone = (choice: Choice): Choice => Object.create(choice, { fields: { value: undefined } });

/** The number of a choice, as what was chosen after it leaves it. */
export function numberAfter(choice: Choice, entry: Entry): Choice['explanation'] {
  return activeFields(choice.fields ?? [], entry).reduce((number, field) => {
    const chosen =
      field.kind === 'pick' ? field.choices.find(({ value }) => value === entry[field.name]) : undefined;
    return chosen?.explanation ?? number;
  }, choice.explanation);
}

export function itemOf(field: EachField, entry: Entry): Choice | undefined {
  return field.items.find((item) => item.value === entry[field.key]);
}

/** A new entry does like the last one, as far as it can: most shots are aimed at the same target. */
export function withItem(field: EachField, entries: readonly Entry[], item: Choice): readonly Entry[] {
  return [...entries, completedEntry(field, item, { ...entries.at(-1), [field.key]: item.value })];
}

function completedEntry(
  field: EachField,
  item: Choice,
  entry: Entry,
  isOpen?: (field: ExpandedField) => boolean,
): Entry {
  return { [field.key]: item.value, ...completed(item.fields ?? [], entry, isOpen) };
}

/** Everything in the list that is not there yet. */
export function withAllItems(field: EachField, entries: readonly Entry[]): readonly Entry[] {
  return field.items
    .filter((item) => !entries.some((entry) => entry[field.key] === item.value))
    .reduce((all, item) => withItem(field, all, item), entries);
}

export function middleOf(outline: readonly Place[]): Place {
  const mean = (pick: (place: Place) => number) =>
    Math.round(outline.reduce((sum, place) => sum + pick(place), 0) / Math.max(1, outline.length));
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

export function wordFor({ value, label }: Choice): string {
  if (label !== undefined) return label;
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value);
}

/** The draft in a few words. */
export function draftText(fields: readonly ExpandedField[], full: Entry): string {
  return activeFields(fields, full)
    .map((field) => `${field.label}: ${valueText(field, full[field.name])}`)
    .join(' · ');
}

/** The chosen values, without the names of the fields; some are left out. */
export function valuesIn(
  fields: readonly ExpandedField[],
  full: Entry,
  without: readonly string[],
): readonly string[] {
  return activeFields(fields, full)
    .filter(({ name }) => name in full && !without.includes(name))
    .map((field) => valueText(field, full[field.name]));
}

function valueText(field: ExpandedField, value: unknown): string {
  switch (field.kind) {
    case 'pick':
    case 'whole': {
      const chosen = field.choices.find((choice) => choice.value === value);
      return chosen ? wordFor(chosen) : '';
    }
    case 'point': {
      const { x, y, facing } = value as Pose;
      const place = `${fine(x / INCH)}″, ${fine(y / INCH)}″`;
      return facing === undefined ? place : `${place}, ${facing / DEGREE}°`;
    }
    case 'each': {
      const names = entriesIn(value).map((entry) => wordFor(itemOf(field, entry)!));
      return names.length === 0 ? 'none' : names.length > 3 ? String(names.length) : names.join(', ');
    }
  }
}

/** As fine as anybody could measure. */
const fine = (inches: number): number => Math.round(inches * 100) / 100;

/** Places are in thousandths of an inch. */
export const INCH = 1000;

/** Facings are in quarters of a degree. */
export const DEGREE = FULL_TURN / 360;
