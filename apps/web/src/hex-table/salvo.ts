// Many attacks in one order: which weapon at whom, how the unit holds itself for it, and which target comes first.
// The menu says which attacks are possible, and their numbers.

import type { ExpandedField, ExpandedMenu } from '@ironfield/kernel/menu/expanded-menu.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import {
  activeFields,
  type Choice,
  choicesOf,
  type EachField,
  type Entry,
  entriesIn,
  itemOf,
  listIn,
  type PickField,
} from '../order/draft/draft.ts';
import type { Form } from '../order/use-order.ts';
import type { OrderFields } from './order-fields.ts';

/** The kind of order in which a unit, or a whole side, attacks with several weapons at once. */
export function salvoForm(
  names: OrderFields,
  menu: ExpandedMenu | null,
  unit: number | null,
): Form | undefined {
  return menu?.orders.find(({ fields }) => {
    const units = choicesOf(fields, names.unit);
    if (units.length > 0 && !units.some(({ value }) => value === unit)) return false;
    const list = listIn(fields, { [names.unit]: unit });
    return list?.items.some((item) => targetField(names, item) !== undefined) ?? false;
  });
}

export const isTarget = ({ targets }: OrderFields, field: ExpandedField): field is PickField =>
  field.kind === 'pick' && targets.includes(field.name);

/** The field of an item that says what it is aimed at. */
export const targetField = (names: OrderFields, { fields = [] }: Choice): PickField | undefined =>
  fields.find((field): field is PickField => isTarget(names, field));

/** The field of the order itself that says which target comes first. */
export const firstTarget = (
  names: OrderFields,
  fields: readonly ExpandedField[],
  full: Entry,
): PickField | undefined =>
  activeFields(fields, full).find((field): field is PickField => isTarget(names, field));

/** The possible targets of an item of a list. */
export const targetsOf = (names: OrderFields, item: Choice): readonly Choice[] =>
  targetField(names, item)?.choices ?? [];

interface Aiming {
  readonly names: OrderFields;
  readonly fields: readonly ExpandedField[];
  /** The order as far as it is made. */
  readonly full: Entry;
  /** Has somebody chosen how the unit holds itself? */
  readonly isHeld: boolean;
  readonly piece: number;
  isMeant(item: Choice): boolean;
  /** The expected gain of an attack; 0 if it cannot hit. */
  worth(item: Choice, target: Choice): number;
}

/**
 * The order with everything aimed at a piece that is meant and can hit it, at what is best there. The unit turns for it,
 * unless somebody has already said how it stands or something else would be lost by it. Null if nothing can hit.
 */
export function aimedAt(aiming: Aiming): Entry | null {
  const { names, fields, full, isHeld, isMeant } = aiming;
  const list = listIn(fields, full);
  const kept = list ? entriesIn(full[list.name]) : [];
  const all = stances(names, fields, full);
  const mayTurn = kept.every((entry) => isMeant(itemOf(list!, entry)!));
  const [now, others] = mayTurn && !isHeld ? [all, []] : [all.slice(0, 1), mayTurn ? all.slice(1) : []];
  const best = (group: readonly Entry[]) =>
    bestOf(group.flatMap((stance) => ordersIn(aiming, stance, kept)))?.order;
  return best(now) ?? best(others) ?? null;
}

/** The order without some of its entries. What is left may have another target first. */
export function without(
  aiming: Omit<Aiming, 'piece' | 'isMeant' | 'isHeld'>,
  isLeftOut: (entry: Entry, list: EachField) => boolean,
): Entry {
  const { fields, full } = aiming;
  const list = listIn(fields, full)!;
  const left = entriesIn(full[list.name]).filter((entry) => !isLeftOut(entry, list));
  const emptied = { ...full, [list.name]: left };
  const orders = ordersIn({ ...aiming, piece: -1, isHeld: true, isMeant: () => false }, {}, left);
  return bestOf(orders)?.order ?? emptied;
}

/** The order with one attack alone, possible or not: to ask what is wrong with it. */
export function singleAttack(
  { names, fields, full }: Pick<Aiming, 'names' | 'fields' | 'full'>,
  type: string,
  item: unknown,
  piece: number,
): CoreOrder {
  const first = firstTarget(names, fields, full);
  // If it cannot come first but another can, the attack itself is wrong.
  const isFirst = first?.choices.some(({ value }) => value === piece);
  const base = first ? { ...full, [first.name]: isFirst ? piece : first.choices[0]?.value } : full;
  const list = listIn(fields, base)!;
  const [name = names.targets[0]!] = list.items.flatMap((each) => targetField(names, each)?.name ?? []);
  return { ...base, [list.name]: [{ [list.key]: item, [name]: piece }], type } as CoreOrder;
}

/** The attack on the menu, if it is there. Whether it can hit is another question. */
export function offeredAt(
  { names, fields, full }: Pick<Aiming, 'names' | 'fields' | 'full'>,
  item: unknown,
  piece: number,
): Choice | undefined {
  const first = firstTarget(names, fields, full);
  const list = listIn(fields, first ? { ...full, [first.name]: piece } : full);
  const found = list?.items.find(({ value }) => value === item);
  return found && targetsOf(names, found).find((target) => target.piece === piece);
}

interface Candidate {
  readonly order: Entry;
  readonly worth: number;
}

const bestOf = (candidates: readonly Candidate[]): Candidate | undefined =>
  candidates.toSorted((a, b) => b.worth - a.worth)[0];

/** The order for each target that could come first. */
function ordersIn(aiming: Aiming, stance: Entry, kept: readonly Entry[]): Candidate[] {
  const { names, fields, full, piece } = aiming;
  const base = { ...full, ...stance };
  const first = firstTarget(names, fields, base);
  if (!first) return orderWith(aiming, base, kept);
  const aimedAtNow = kept.flatMap((entry) => names.targets.flatMap((name) => entry[name] ?? []));
  const pieces = new Set([full[first.name], piece, ...aimedAtNow]);
  return first.choices
    .filter(({ value }) => pieces.has(value))
    .toSorted((a, b) => Number(b.value === full[first.name]) - Number(a.value === full[first.name]))
    .flatMap(({ value }) => orderWith(aiming, { ...base, [first.name]: value }, kept));
}

function orderWith(
  { names, fields, piece, isMeant, worth }: Aiming,
  base: Entry,
  kept: readonly Entry[],
): Candidate[] {
  const list = listIn(fields, base);
  if (!list) return [];
  const aimed = list.items.filter(isMeant).flatMap((item): Entry[] => {
    const target = targetField(names, item);
    const best = bestAt(target, piece, (choice) => worth(item, choice));
    const known = kept.find((entry) => entry[list.key] === item.value);
    return best ? [{ ...known, [list.key]: item.value, [target!.name]: best.value }] : [];
  });
  if (piece >= 0 && aimed.length === 0) return [];
  const key = (entry: Entry) => entry[list.key];
  // An attack that can no longer hit, as when its target is no longer the first, is not made.
  const still = kept.filter((entry) => {
    const choice = choiceOf(names, list, entry);
    return choice !== undefined && worth(itemOf(list, entry)!, choice) > 0;
  });
  const replaced = still.map((entry) => aimed.find((each) => key(each) === key(entry)) ?? entry);
  const entries = [...replaced, ...aimed.filter((each) => !still.some((entry) => key(entry) === key(each)))];
  return [
    {
      order: { ...base, [list.name]: entries },
      worth: entries.reduce(
        (sum, entry) => sum + worth(itemOf(list, entry)!, choiceOf(names, list, entry)!),
        0,
      ),
    },
  ];
}

/** The choice of a target that an entry has made, where it is still offered. */
export function choiceOf(names: OrderFields, list: EachField, entry: Entry): Choice | undefined {
  const item = itemOf(list, entry);
  const field = item && targetField(names, item);
  return field?.choices.find(({ value }) => value === entry[field.name]);
}

/** Of what could be attacked in a piece, the best; none if none of it can be hit. */
function bestAt(
  field: PickField | undefined,
  piece: number,
  worth: (choice: Choice) => number,
): Choice | undefined {
  return (field?.choices ?? [])
    .filter((choice) => choice.piece === piece && worth(choice) > 0)
    .toSorted((a, b) => worth(b) - worth(a))[0];
}

/** Every target that a unit could aim anything at, however it holds itself and whoever comes first. */
export function shotsOf(names: OrderFields, { fields }: Form, unit: number): readonly Choice[] {
  const begun: Entry = { [names.unit]: unit };
  return stances(names, fields, begun).flatMap((stance) => {
    const base = { ...begun, ...stance };
    const first = firstTarget(names, fields, base);
    const bases = first ? first.choices.map(({ value }) => ({ ...base, [first.name]: value })) : [base];
    return bases.flatMap((each) =>
      (listIn(fields, each)?.items ?? []).flatMap((item) => targetsOf(names, item)),
    );
  });
}

/** The ways to hold itself, as it is now first. */
function stances(names: OrderFields, fields: readonly ExpandedField[], full: Entry): Entry[] {
  const [name, ...more] = (names.stance ?? []).filter((each) =>
    activeFields(fields, full).some((field) => field.name === each),
  );
  if (name === undefined) return [{}];
  const values = choicesOf(activeFields(fields, full), name).map(({ value }) => value);
  const now = full[name];
  const ordered = [now, ...values.filter((value) => value !== now)];
  return ordered.flatMap((value) =>
    stances({ ...names, stance: more }, fields, { ...full, [name]: value }).map((rest) => ({
      [name]: value,
      ...rest,
    })),
  );
}
