import type { ExpandedMenu } from '@ironfield/kernel/expanded-menu.ts';
import { useMemo, useState } from 'react';
import type { PlayProps } from '../table/game-views.ts';
import { completed, type Entry, orderOf } from './draft.ts';
import { type Handle, handlesIn } from './handles.ts';
import { useDraft } from './use-draft.ts';

interface Draft {
  readonly type: string;
  readonly entry: Entry;
}

const NO_DRAFT: Draft = { type: '', entry: {} };

type Form = ExpandedMenu['orders'][number];

/** An order in the making, whatever the game. */
export interface Ordering {
  readonly menu: ExpandedMenu | null;
  /** The kind of order that is being filled in. */
  readonly form: Form | undefined;
  /** As far as somebody has filled it in, and with everything else at its first value. */
  readonly entry: Entry;
  readonly full: Entry;
  /** What of it can be filled in by pointing at the map. */
  readonly handles: readonly Handle[];
  /** The field that the keys are in, by its path. */
  readonly hand: string;
  readonly isTouched: boolean;
  takeInHand(path: string): void;
  fill(entry: Entry): void;
  /** Fills in another kind of order. */
  turnTo(type: string, entry: Entry): void;
  clear(): void;
  commit(): void;
  /** Asks why such an order is not possible; the answer stands in the bar. */
  askWhy(entry: Entry): void;
  /** What a veteran would do. Absent where nobody can be asked. */
  readonly suggest: (() => void) | undefined;
}

export function useOrder(model: PlayProps['model'], onNew: () => void = () => {}): Ordering {
  const { menu, session, complain } = model;
  const [hand, setHand] = useState('');
  const { draft, isTouched, change, clear } = useDraft<Draft>(
    model,
    menu,
    () => NO_DRAFT,
    () => {
      setHand('');
      onNew();
    },
  );
  const form = menu?.orders.find((each) => each.type === draft.type) ?? menu?.orders[0];
  const full = useMemo(() => completed(form?.fields ?? [], draft.entry), [form, draft.entry]);
  const handles = useMemo(() => handlesIn(form?.fields ?? [], full), [form, full]);
  const suggest = async () => {
    const order = await session.suggest?.();
    if (order) change({ type: order.type, entry: order as unknown as Entry });
  };
  return {
    menu,
    form,
    entry: draft.entry,
    full,
    handles,
    hand,
    isTouched,
    takeInHand: setHand,
    fill: (entry) => form && change({ type: form.type, entry }),
    turnTo: (type, entry) => change({ type, entry }),
    clear,
    commit: () => menu && form && model.submit(orderOf(menu, form.type, draft.entry)),
    askWhy: (entry) => form && complain(model.whyNot({ ...entry, type: form.type })),
    suggest: menu && session.suggest ? () => void suggest() : undefined,
  };
}
