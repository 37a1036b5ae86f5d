import { useEffect, useRef, useState } from 'react';
import type { TableModel } from '../table/table-model.ts';

export interface Drafting<T> {
  readonly draft: T;
  /** Has the person begun to plan? */
  readonly isTouched: boolean;
  change(next: T): void;
  /** Back to the beginning. */
  clear(): void;
}

/** What somebody was about to do when they left the table, to look up a rule for example: only the last of it. */
let kept: { readonly moment: string; readonly draft: unknown } | null = null;

/**
 * What a person is about to order. A new question begins a new draft, with `first`; one that was left for another page,
 * or whose order was refused, is found again.
 */
export function useDraft<T>(
  { snapshot, isSending, complain }: TableModel,
  question: unknown,
  first: () => T,
  onNew: () => void,
): Drafting<T> {
  const { summary, viewer } = snapshot;
  const moment = `${summary.id} ${summary.number} ${viewer}`;
  const [draft, setDraft] = useState(first);
  const [isTouched, setTouched] = useState(false);
  const asked = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is a new draft, nothing else is
  useEffect(() => {
    if (!question && isSending) return;
    const known = question && kept?.moment === moment ? (kept.draft as T) : undefined;
    setDraft(known ?? first());
    setTouched(known !== undefined);
    if (asked.current === moment) return;
    asked.current = moment;
    complain(null);
    onNew();
  }, [question]);
  const set = (next: T, isPlan: boolean) => {
    complain(null);
    setTouched(isPlan);
    setDraft(next);
    kept = isPlan ? { moment, draft: next } : null;
  };
  return {
    draft,
    // While the order is carried out nobody is planning, though the draft is kept in case it is refused.
    isTouched: isTouched && question !== null,
    change: (next) => set(next, true),
    clear: () => set(first(), false),
  };
}
