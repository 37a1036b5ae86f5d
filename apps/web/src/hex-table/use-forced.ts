import type { GameTypes } from '@ironfield/kernel/game.ts';
import { useEffect } from 'react';
import type { TableModel } from '../table/table-model.ts';
import type { HexGame } from './hex-game.ts';
import type { DeskUse } from './use-desk.ts';

/**
 * Gives an order that is the only one, and says so: such as to pass where nobody holds anything to react with. Against people it stays
 * with the player: how quickly it comes would tell what they hold.
 */
export function useForced<G extends GameTypes>(
  hex: HexGame<G>,
  desk: DeskUse<G>,
  model: TableModel,
): boolean {
  const { answers, menu } = desk.ordering;
  const { session, snapshot, submit } = model;
  const people = snapshot.summary.seats.filter(({ kind }) => kind !== 'bot');
  const [only, ...others] = answers ?? [];
  const isForced =
    only !== undefined &&
    others.length === 0 &&
    hex.forced?.includes(only.order.type) === true &&
    people.length === 1 &&
    session.ownSeats.length === 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a question
  useEffect(() => {
    if (isForced) submit(only.order);
  }, [menu]);
  return isForced;
}
