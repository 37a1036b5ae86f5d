import type { ExpandedField, ExpandedMenu } from '@ironfield/kernel/expanded-menu.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { useMemo, useState } from 'react';
import type { TableModel } from '../table/table-model.ts';
import { activeFields, type Choice, completed, type Entry } from './draft.ts';
import { type Handle, handlesIn, isOnMap } from './handles.ts';
import { useDraft } from './use-draft.ts';

interface Draft {
  readonly type: string;
  readonly entry: Entry;
}

const NO_DRAFT: Draft = { type: '', entry: {} };

export type Form = ExpandedMenu['orders'][number];

/** How orders are made up at a table. */
export interface OrderStyle {
  /** Is this field left open until somebody fills it in? Otherwise it begins with its first value. */
  isOpen(field: ExpandedField): boolean;
  /** Kinds of order that are given elsewhere than in the order in the making. */
  readonly asides: readonly string[];
  /** Are plain questions answered at once, with a button for each answer? */
  readonly isAnswered: boolean;
}

/** As a form: everything has a value from the beginning. */
const AS_FORM: OrderStyle = { isOpen: () => false, asides: [], isAnswered: false };

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
  /** The answers to a plain question. Null where there is more to plan. */
  readonly answers: readonly { readonly choice: Choice; readonly order: CoreOrder }[] | null;
  /** What of it can be filled in by pointing at the map. */
  readonly handles: readonly Handle[];
  /** The field that the keys are in, by its path. */
  readonly hand: string;
  readonly isTouched: boolean;
  takeInHand(path: string): void;
  fill(entry: Entry): void;
  /** Fills in something else in place of the last step, such as another facing. */
  amend(entry: Entry): void;
  /** Fills in another kind of order. */
  turnTo(type: string, entry: Entry): void;
  /** Takes the last step back. Absent where there is none. */
  readonly back: (() => void) | undefined;
  commit(): void;
  /** Gives another order at once. */
  give(order: CoreOrder): void;
  /** Asks why such an order is not possible; the answer stands in the bar. */
  askWhy(entry: Entry): void;
  /** What a veteran would do. Absent where nobody can be asked. */
  readonly suggest: (() => void) | undefined;
}

export function useOrder(
  model: TableModel,
  style: OrderStyle = AS_FORM,
  onNew: () => void = () => {},
): Ordering {
  const { menu, session, complain } = model;
  const [hand, setHand] = useState('');
  const { draft, isTouched, change, amend, back } = useDraft<Draft>(model, menu, NO_DRAFT, () => {
    setHand('');
    onNew();
  });
  const form =
    menu?.orders.find(({ type }) => type === draft.type) ??
    menu?.orders.find(({ type }) => !style.asides.includes(type));
  const full = useMemo(
    () => completed(form?.fields ?? [], draft.entry, style.isOpen),
    [form, draft.entry, style],
  );
  const handles = useMemo(() => handlesIn(form?.fields ?? [], full), [form, full]);
  const answers = useMemo(() => (style.isAnswered ? answersTo(menu) : null), [menu, style]);
  const isComplete =
    form !== undefined &&
    answers === null &&
    activeFields(form.fields, full).every(({ name }) => name in full);
  const suggest = async () => {
    const order = await session.suggest?.();
    if (order) change({ type: order.type, entry: order as unknown as Entry });
  };
  return {
    menu,
    form,
    entry: draft.entry,
    full,
    isComplete,
    answers,
    handles,
    hand,
    isTouched,
    takeInHand: setHand,
    fill: (entry) => form && change({ type: form.type, entry }),
    amend: (entry) => form && amend({ type: form.type, entry }),
    turnTo: (type, entry) => change({ type, entry }),
    back,
    commit: () => isComplete && model.submit({ ...full, type: form.type }),
    give: model.submit,
    askWhy: (entry) => form && complain(model.whyNot({ ...entry, type: form.type })),
    suggest: menu && !answers && session.suggest ? () => void suggest() : undefined,
  };
}

/** Of a question that is one choice, and not of a place: all orders that there are. */
export function answersTo(menu: ExpandedMenu | null): Ordering['answers'] {
  const [form, ...others] = menu?.orders ?? [];
  const [field, ...more] = form?.fields ?? [];
  if (field?.kind !== 'pick' || others.length + more.length > 0) return null;
  if (field.choices.some((choice) => isOnMap(choice) || choice.fields)) return null;
  return field.choices.map((choice) => ({
    choice,
    order: { type: form!.type, [field.name]: choice.value } as CoreOrder,
  }));
}
