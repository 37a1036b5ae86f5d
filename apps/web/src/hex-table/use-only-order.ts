import type { GameTypes } from '@ironfield/kernel/game.ts';
import { useEffect, useMemo } from 'react';
import { onlyOrder } from '../order/only-order.ts';
import { useSettings } from '../settings.ts';
import type { TableModel } from '../table/table-model.ts';
import type { HexGame } from './hex-game.ts';

/**
 * Gives the order that is the only one, and says so in the log. It stays with the player where they want it so, where
 * they have just gone back to it, and against people from whom something is hidden: how quickly it comes would tell.
 */
export function useOnlyOrder<G extends GameTypes>(hex: HexGame<G>, model: TableModel): boolean {
  const { menu, session, snapshot, submit, remark } = model;
  const { asksAlways } = useSettings();
  const only = useMemo(() => onlyOrder(menu), [menu]);
  const people = snapshot.summary.seats.filter(({ kind }) => kind !== 'bot');
  const isTelling = hex.hasSecrets === true && people.length > 1;
  const isGiven = only !== null && !asksAlways && !isTelling && session.past.at(-1)?.kind !== 'takeback';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a question
  useEffect(() => {
    if (!isGiven) return;
    if (!hex.unsaid?.includes(only.order.type)) remark(`${only.label}: there was nothing else to choose.`);
    submit(only.order);
  }, [menu, isGiven]);
  return isGiven;
}
