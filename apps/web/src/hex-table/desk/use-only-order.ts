import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { useEffect, useMemo, useRef } from 'react';
import { mootOrder, onlyOrder, usualOrder } from '../../order/draft/only-order.ts';
import type { Snapshot } from '../../sessions/session.ts';
import { useSettings } from '../../settings.ts';
import type { TableModel } from '../../table/table-model.ts';
import type { HexGame } from '../hex-game.ts';

/** Would an order that comes at once tell other people that there was no choice, where that is none of theirs? */
export function hasteTells<G extends GameTypes>(
  { hasSecrets, isVeiled }: HexGame<G>,
  { summary, view }: Snapshot,
): boolean {
  const people = summary.seats.filter(({ kind }) => kind !== 'bot');
  return people.length > 1 && (hasSecrets === true || isVeiled?.(view.table as G['Table']) === true);
}

/**
 * Gives the order that is the only one, and says so in the log; and what the player has answered for good. It stays with
 * the player where they have just gone back to it; the only order also where they want it so, and against people from
 * whom something is hidden: how quickly it comes would tell.
 */
export function useOnlyOrder<G extends GameTypes>(hex: HexGame<G>, model: TableModel): boolean {
  const { menu, session, snapshot, forGood, isSending, submit, remark } = model;
  const { asksAlways } = useSettings();
  // A moot question is answered for the whole table.
  const isMoot = mootOrder(menu) !== null;
  const only = useMemo(() => (isMoot ? null : onlyOrder(menu)), [menu, isMoot]);
  const usual = usualOrder(menu);
  const answered = useRef<TableModel['menu']>(null);
  const isAlone = only !== null && !asksAlways && !hasteTells(hex, snapshot);
  const isSettled = usual !== null && forGood.has(usual.type);
  const isGiven = (isAlone || isSettled) && session.past.at(-1)?.kind !== 'takeback';
  // A question may come before the order that led to it is acknowledged.
  const isDue = isGiven && !isSending;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a question
  useEffect(() => {
    if (!isDue || answered.current === menu) return;
    answered.current = menu;
    if (isSettled) return submit(usual);
    if (!hex.unsaid?.includes(only!.order.type)) remark(`${only!.label}: the only choice.`);
    submit(only!.order);
  }, [menu, isDue]);
  return isGiven || (isMoot && !asksAlways && session.past.at(-1)?.kind !== 'takeback');
}
