import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { useRef, useState } from 'react';
import type { TableModel } from '../table/table-model.ts';
import { foresee, foreseeAll } from './foresight.ts';

interface AdviceUse {
  /** The orders planned already. */
  readonly before: readonly CoreOrder[];
  onPlan(orders: readonly CoreOrder[]): void;
}

/** More orders than this nobody looks through before they are given. */
const MOST_ADVICE = 24;

/** A veteran plans on from what is planned, order by order, until dice are thrown or somebody else is asked. */
export function useAdvice(
  game: AnyGame,
  { snapshot: { view }, menu, session }: TableModel,
  letPass: CoreOrder | undefined,
  { before, onPlan }: AdviceUse,
): { readonly isThinking: boolean; planOn(): void } {
  const [thinkingOf, setThinking] = useState<unknown>(null);
  const latest = useRef<unknown>(null);
  latest.current = menu;
  const think = async () => {
    setThinking(menu);
    const orders = [...before];
    let seen = foreseeAll(game, view, orders, letPass).at(-1);
    while (orders.length < MOST_ADVICE && (orders.length === 0 || seen?.isCertain)) {
      const order = await session.suggest?.({ after: orders });
      // Somebody has gone on meanwhile.
      if (latest.current !== menu) return;
      if (!order) break;
      orders.push(order);
      seen = foresee(game, seen?.view ?? view, order, letPass) ?? undefined;
    }
    setThinking(null);
    if (orders.length > before.length) onPlan(orders);
  };
  return { isThinking: thinkingOf !== null && thinkingOf === menu, planOn: () => void think() };
}
