import type { ExpandedField, ExpandedMenu } from '@ironfield/kernel/menu/expanded-menu.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { useMemo, useState } from 'react';
import type { Wish } from '../sessions/session.ts';
import type { Complaint, TableModel } from '../table/table-model.ts';
import { type Choice, completed, type Entry, entriesIn, isFilled, listIn, wordFor } from './draft/draft.ts';
import { type Handle, handlesIn, isOnMap } from './draft/handles.ts';
import { onlyOrder } from './draft/only-order.ts';

/** An order in the making, as far as somebody has said what they want. */
export interface Draft {
  readonly type: string;
  readonly entry: Entry;
  /** Has somebody chosen it, or was it only begun with? */
  readonly isMeant: boolean;
}

export const NO_DRAFT: Draft = { type: '', entry: {}, isMeant: false };

export type Form = ExpandedMenu['orders'][number];

/** The rules by which orders are made up at a table. */
export interface OrderStyle {
  /** Is this field left open until somebody fills it in? Otherwise it begins with its first value. */
  isOpen(field: ExpandedField): boolean;
  /** The beginning of a kind of order, in place of first values; `given` is the part that the player has filled in. */
  usual?(type: string, full: Entry, given: Entry): Entry;
  /** Kinds of order that nobody begins with, and that are given elsewhere than by the main button. */
  readonly asides: readonly string[];
  /** Kinds of order that somebody asks for: nobody begins with them either. */
  readonly later?: readonly string[];
  /** Kinds of order that are given by a button each, where a question has no others. */
  readonly plain?: readonly string[];
  /** Is there an order from the beginning? Otherwise nothing can be given before somebody has chosen something. */
  readonly isArmed: boolean;
}

/** As a form: everything has a value from the beginning. */
export const AS_FORM: OrderStyle = { isOpen: () => false, asides: [], isArmed: true };

/** An order in the making, whatever the game. */
export interface Ordering {
  readonly menu: ExpandedMenu | null;
  /** The kind of order that is being filled in. */
  readonly form: Form | undefined;
  /** As far as somebody has filled it in, and with everything else at its first value but for what is left open. */
  readonly entry: Entry;
  readonly full: Entry;
  /** Can it be given? */
  readonly isComplete: boolean;
  /** A fault of the whole order, though each part of it is possible. */
  readonly objection: Complaint | null;
  /** The answers to a plain question; one of them may be suggested. Null where there is more to plan. */
  readonly answers: readonly { readonly choice: Choice; readonly order: CoreOrder }[] | null;
  /** The fields that can be filled in by pointing at the map. */
  readonly handles: readonly Handle[];
  /** The field that the keys are in, by its path. */
  readonly hand: string;
  readonly isTouched: boolean;
  takeInHand(path: string): void;
  fill(entry: Entry): void;
  /** Fills in something else in place of the last step, such as another facing. */
  amend(entry: Entry): void;
  /** Fills in another kind of order. One that is only begun with cannot be given yet. */
  turnTo(type: string, entry: Entry, isMeant?: boolean): void;
  /** Takes the last step back. Absent where there is none. */
  readonly back: (() => void) | undefined;
  commit(): void;
  /** Gives another order at once. */
  give(order: CoreOrder): void;
  /** Asks why such an order is not possible; the answer stands in the bar. */
  askWhy(entry: Entry): void;
  /** A veteran's order; `fit` may fit it into the plan. Absent where no bot can be asked. */
  readonly suggest: ((wish?: Wish, fit?: (order: CoreOrder) => CoreOrder) => void) | undefined;
  /** The number of suggestions so far. */
  readonly suggestions: number;
}

/** A draft and its steps, wherever they are kept. */
export interface Drafting<T> {
  readonly draft: T;
  /** Has the person begun to plan? */
  readonly isTouched: boolean;
  change(next: T): void;
  /** Changes the last step instead of taking another. */
  amend(next: T): void;
  /** Takes the last step back. Absent where there is none. */
  readonly back: (() => void) | undefined;
  /** The field that the keys are in, by its path. */
  readonly hand: string;
  takeInHand(path: string): void;
}

/** The kind of order that a plan begins with. */
export function firstForm(
  menu: ExpandedMenu | null,
  { asides, later = [] }: Pick<OrderStyle, 'asides' | 'later'>,
): Form | undefined {
  const now = menu?.orders.filter(({ type }) => !later.includes(type)) ?? [];
  return now.find(({ type, isUsual }) => !isUsual && !asides.includes(type)) ?? now[0] ?? menu?.orders[0];
}

/** The order that a draft amounts to at a table. */
export function useOrdering(
  model: Pick<TableModel, 'menu' | 'session' | 'complain' | 'whyNot' | 'submit'>,
  style: OrderStyle,
  { draft: made, isTouched, change, amend, back, hand, takeInHand }: Drafting<Draft>,
): Ordering {
  const { menu, session, complain } = model;
  // If there is only one answer, a press gives it.
  const only = useMemo((): Draft | null => {
    const order = onlyOrder(menu)?.order;
    return order ? { type: order.type, entry: order as unknown as Entry, isMeant: true } : null;
  }, [menu]);
  const draft = isTouched ? made : (only ?? made);
  const form = menu?.orders.find(({ type }) => type === draft.type) ?? firstForm(menu, style);
  const full = useMemo(() => {
    const fields = form?.fields ?? [];
    const first = completed(fields, draft.entry, style.isOpen);
    const usual = form && style.usual?.(form.type, first, draft.entry);
    return usual ? completed(fields, { ...usual, ...draft.entry }, style.isOpen) : first;
  }, [form, draft.entry, style]);
  const handles = useMemo(() => handlesIn(form?.fields ?? [], full), [form, full]);
  const answers = useMemo(() => (style.isArmed ? null : answersTo(menu, style.plain)), [menu, style]);
  const isWhole = form !== undefined && (style.isArmed || draft.isMeant) && isFilled(form.fields, full);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked changes with the menu alone
  const objection = useMemo(
    () => (isWhole ? model.whyNot({ ...full, type: form.type }) : null),
    [isWhole, form, full],
  );
  const isComplete = isWhole && objection === null;
  const [suggestions, setSuggestions] = useState(0);
  const suggest = async (wish?: Wish, fit = (order: CoreOrder) => order) => {
    const advice = await session.suggest?.(wish);
    if (!advice) return;
    const order = fit(advice);
    change({ type: order.type, entry: order as unknown as Entry, isMeant: true });
    setSuggestions((before) => before + 1);
  };
  const filled = (entry: Entry): Draft => {
    const { type, fields } = form!;
    return { type, entry, isMeant: !style.asides.includes(type) && !isEmpty(fields, entry) };
  };
  return {
    menu,
    form,
    entry: draft.entry,
    full,
    isComplete,
    objection,
    answers,
    handles,
    hand,
    isTouched,
    takeInHand,
    fill: (entry) => form && change(filled(entry)),
    amend: (entry) => form && amend(filled(entry)),
    turnTo: (type, entry, isMeant = true) => change({ type, entry, isMeant }),
    back,
    commit: () => isComplete && model.submit({ ...full, type: form.type }),
    give: model.submit,
    askWhy: (entry) => form && complain(model.whyNot({ ...entry, type: form.type })),
    suggest:
      menu && answers?.length !== 1 && session.suggest ? (wish, fit) => void suggest(wish, fit) : undefined,
    suggestions,
  };
}

/** A list without an entry: nothing is chosen. */
function isEmpty(fields: readonly ExpandedField[], entry: Entry): boolean {
  const list = listIn(fields, entry);
  return list !== undefined && entriesIn(entry[list.name]).length === 0;
}

/** More than these would be a list, not a question. */
const MOST_ANSWERS = 8;

/** Of a question that is one choice, and not of a place, or has only plain answers: all orders that there are. */
export function answersTo(menu: ExpandedMenu | null, plain: readonly string[] = []): Ordering['answers'] {
  const orders = menu?.orders ?? [];
  if (orders.length > 0 && orders.every(({ type }) => plain.includes(type))) {
    const all = orders.flatMap((form) => {
      const ways = waysToFill(form.fields);
      return ways.map(({ entry, words }) => {
        const label = [form.label, ...tellingWords(ways, words)].join(': ');
        return { choice: { value: label, label }, order: { ...entry, type: form.type } as CoreOrder };
      });
    });
    if (all.length <= MOST_ANSWERS) return all;
  }
  const [form, ...others] = orders;
  const [field, ...more] = form?.fields ?? [];
  if (field?.kind !== 'pick' || others.length + more.length > 0) return null;
  if (field.choices.some((choice) => isOnMap(choice) || choice.fields)) return null;
  return field.choices.map((choice) => ({
    choice,
    order: { type: form!.type, [field.name]: choice.value } as CoreOrder,
  }));
}

/** Of what has been chosen what tells it from the other ways, and what was chosen last. */
const tellingWords = (ways: ReturnType<typeof waysToFill>, words: readonly string[]): readonly string[] =>
  words.filter((word, index) => index === words.length - 1 || ways.some((way) => way.words[index] !== word));

/** Every way to fill in some choices, and what has been chosen in words. */
export function waysToFill(
  fields: readonly ExpandedField[],
): { readonly entry: Entry; readonly words: readonly string[] }[] {
  const [field, ...rest] = fields;
  if (!field) return [{ entry: {}, words: [] }];
  if (field.kind !== 'pick' && field.kind !== 'whole') return [];
  return field.choices.flatMap((choice) =>
    waysToFill([...(choice.fields ?? []), ...rest]).map(({ entry, words }) => ({
      entry: { [field.name]: choice.value, ...entry },
      words: [wordFor(choice), ...words],
    })),
  );
}
