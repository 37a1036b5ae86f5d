import { useEffect, useRef, useState } from 'react';
import type { Drafting } from '../order/use-order.ts';
import type { TableModel } from '../table/table-model.ts';
import { type DeskInput, type DeskKinds, type DeskState, deskAfter, deskWith } from './desk-state.ts';

export interface DeskUse<K extends DeskKinds> {
  readonly state: DeskState<K>;
  send(input: DeskInput<K>): void;
  /** The order in the making, as those who fill it in want it. */
  readonly drafting: Drafting<K['step']>;
}

/** The plan of a player who left the table, to look up a rule for example: only the last one. */
let left: { readonly moment: string; readonly first: unknown; readonly steps: readonly unknown[] } | null =
  null;

/**
 * A person's input at a table until it is ordered. A new question begins anew, with `first`; input left for another
 * page, or whose order was refused, is found again.
 */
export function useDeskState<K extends DeskKinds>(
  { snapshot, menu: question, isSending, complain }: TableModel,
  first: K['step'],
): DeskUse<K> {
  const { summary, viewer } = snapshot;
  const moment = `${summary.id} ${summary.number} ${viewer}`;
  const found = (): readonly K['step'][] =>
    // Another kind of table begins with something else, and could make nothing of it.
    question && left?.moment === moment && left.first === first ? left.steps : [];
  const [state, setState] = useState(() => deskWith<K>(found()));
  // Several inputs may come before the page is drawn again.
  const latest = useRef(state);
  const send = (input: DeskInput<K>) => {
    const before = latest.current;
    latest.current = deskAfter(before, input);
    const { steps } = latest.current;
    if (steps !== before.steps && input.type !== 'asked') {
      complain(null);
      left = { moment, first, steps };
    }
    setState(latest.current);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is a new draft, nothing else is
  useEffect(() => {
    if (!question && isSending) return;
    if (state.moment !== moment) complain(null);
    send({ type: 'asked', moment, steps: found() });
  }, [question]);
  // While the order is carried out nobody is planning, though the steps are kept in case it is refused.
  const isTouched = state.steps.length > 0 && question !== null;
  return {
    state,
    send,
    drafting: {
      draft: state.steps.at(-1) ?? first,
      isTouched,
      change: (step) => send({ type: 'step', step }),
      amend: (step) => send({ type: 'amend', step }),
      back: isTouched ? () => send({ type: 'back' }) : undefined,
      hand: state.field,
      takeInHand: (path) => send({ type: 'field', path }),
    },
  };
}
