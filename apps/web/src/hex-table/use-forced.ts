import type { GameTypes } from '@ironfield/kernel/game.ts';
import { useEffect } from 'react';
import type { TableModel } from '../table/table-model.ts';
import type { HexGame } from './hex-game.ts';
import type { DeskUse } from './use-desk.ts';

/**
 * Gives an order that is the only one, such as to pass where nobody holds anything to react with. Against people it stays
 * with the player: how quickly it comes would tell what they hold.
 */
export function useForced<G extends GameTypes>(hex: HexGame<G>, desk: DeskUse<G>, model: TableModel): void {
  const { answers, menu } = desk.ordering;
  const { session, snapshot, submit } = model;
  const isAlone = snapshot.summary.seats.filter(({ kind }) => kind !== 'bot').length === 1;
  const [only, ...others] = answers ?? [];
  const isForced = only && others.length === 0 && hex.forced?.includes(only.order.type);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a question
  useEffect(() => {
    if (isForced && isAlone && session.ownSeats.length === 1) submit(only.order);
  }, [menu]);
}
