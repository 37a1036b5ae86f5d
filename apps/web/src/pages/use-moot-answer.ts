import { useEffect, useRef } from 'react';
import { mootOrder } from '../order/draft/only-order.ts';
import { useSettings } from '../settings.ts';
import type { TableModel } from '../table/table-model.ts';

/**
 * Answers questions that are moot, unless the player wants to be asked always or has just gone back to one. What makes
 * them so everybody knows, so that how quickly the answer comes tells nothing.
 */
export function useMootAnswer({ menu, session, isSending, submit }: TableModel): boolean {
  const { asksAlways } = useSettings();
  const answered = useRef<TableModel['menu']>(null);
  const moot = asksAlways || session.past.at(-1)?.kind === 'takeback' ? null : mootOrder(menu);
  const isDue = moot !== null && !isSending;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a question
  useEffect(() => {
    if (!isDue || answered.current === menu) return;
    answered.current = menu;
    submit(moot);
  }, [menu, isDue]);
  return moot !== null;
}
