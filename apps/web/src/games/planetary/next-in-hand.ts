import { UNPLACED } from '@ironfield/planetary/state.ts';
import type { Table } from '@ironfield/planetary/view.ts';
import { useEffect } from 'react';
import type { Ordering } from '../../order/use-order.ts';
import type { SpaceDesk } from '../../space-table/use-pointed-orders.ts';

/** Nobody can point at counters that are not on the board yet: one of them is in hand by itself. Says whether it is so. */
export function useNextInHand({ battle, counters }: Table, desk: SpaceDesk, { menu }: Ordering): boolean {
  const isBeside = (counter: unknown) =>
    counters[counter as number]?.place === UNPLACED ||
    (battle?.fighters.some((fighter) => fighter.counter === counter && fighter.box < 0) ?? false);
  const isSettingUp = desk.ready.size > 0 && [...desk.ready].every(isBeside);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (isSettingUp && desk.inHand === null) desk.takeNext(1);
  }, [menu]);
  return isSettingUp;
}
