import { useEffect, useRef, useState } from 'react';
import type { TableModel } from '../table/table-model.ts';

export interface Drafting<T> {
  readonly draft: T;
  /** Has the person begun to plan? */
  readonly isTouched: boolean;
  change(next: T): void;
  /** Changes the last step instead of taking another. */
  amend(next: T): void;
  /** Takes the last step back. Absent where there is none. */
  readonly back: (() => void) | undefined;
}

/** What somebody was about to do when they left the table, to look up a rule for example: only the last of it. */
let kept: { readonly moment: string; readonly first: unknown; readonly steps: readonly unknown[] } | null =
  null;

/**
 * What a person is about to order, step by step. A new question begins a new draft, with `first`; one that was left for
 * another page, or whose order was refused, is found again.
 */
export function useDraft<T>(
  { snapshot, isSending, complain }: TableModel,
  question: unknown,
  first: T,
  onNew: () => void,
): Drafting<T> {
  const { summary, viewer } = snapshot;
  const moment = `${summary.id} ${summary.number} ${viewer}`;
  const left = (): readonly T[] =>
    // Another kind of table begins with something else, and could make nothing of it.
    question && kept?.moment === moment && kept.first === first ? (kept.steps as readonly T[]) : [];
  const [steps, setSteps] = useState(left);
  const asked = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is a new draft, nothing else is
  useEffect(() => {
    if (!question && isSending) return;
    setSteps(left());
    if (asked.current === moment) return;
    asked.current = moment;
    complain(null);
    onNew();
  }, [question]);
  const take = (next: readonly T[]) => {
    complain(null);
    setSteps(next);
    kept = { moment, first, steps: next };
  };
  // While the order is carried out nobody is planning, though the draft is kept in case it is refused.
  const isTouched = steps.length > 0 && question !== null;
  return {
    draft: steps.at(-1) ?? first,
    isTouched,
    change: (next) => take([...steps, next]),
    amend: (next) => take([...steps.slice(0, -1), next]),
    back: isTouched ? () => take(steps.slice(0, -1)) : undefined,
  };
}
