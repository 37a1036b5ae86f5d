import { isSame } from '@ironfield/kernel/json.ts';
import type { GameTypes, View } from '@ironfield/kernel/play/game.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { useEffect, useState } from 'react';
import type { TableModel } from '../table/table-model.ts';
import { isAsForeseen } from './foresight.ts';
import type { PlanRules } from './use-plan.ts';

export interface Queued {
  readonly order: CoreOrder;
  /** The view that it needs; for settled orders, their result. */
  readonly view: View<GameTypes>;
  /** It is given whatever the dice before it did, when the same is asked again. */
  readonly isLate?: boolean;
}

interface Queue {
  readonly rest: readonly Queued[];
  /** The number of orders given before the last of it. */
  readonly sent: number;
  /** The number of other questions since. */
  readonly between: number;
}

/** Questions that may come between an order and a late one, such as whether to roll again. */
const MOST_BETWEEN = 2;

/** Sends orders one by one, each when it is asked for and things stand as they were planned. */
export function useSending(
  model: TableModel,
  essence: PlanRules['essence'],
): { readonly isUnderWay: boolean; sendAll(orders: readonly Queued[]): void } {
  const { snapshot, menu, isSending, submit, notify, whyNot } = model;
  const { number } = snapshot.summary;
  const [queue, setQueue] = useState<Queue | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new question is a reason to send the next one
  useEffect(() => {
    if (!queue || !menu || isSending || number <= queue.sent) return;
    const [next, ...rest] = queue.rest;
    if (next.isLate) {
      const isDue = isSame(snapshot.view.question, next.view.question);
      const between = queue.between + 1;
      setQueue(isDue || between > MOST_BETWEEN ? null : { ...queue, sent: number, between });
      if (isDue && !whyNot(next.order)) submit(next.order);
      return;
    }
    setQueue(rest.length > 0 ? { rest, sent: number, between: 0 } : null);
    if (isAsForeseen(snapshot.view, next.view, essence)) submit(next.order);
    else {
      setQueue(null);
      notify('Something intervened: the rest of the plan was dropped.');
    }
  }, [queue, menu, isSending, number]);
  const [next] = queue?.rest ?? [];
  return {
    // A late order waits for the questions before it.
    isUnderWay: next !== undefined && (!next.isLate || isSame(snapshot.view.question, next.view.question)),
    sendAll: (orders) => {
      const [first, ...others] = orders;
      const rest = others.map((each, i) =>
        each.isLate ? each : { order: each.order, view: orders[i].view },
      );
      setQueue(rest.length > 0 ? { rest, sent: number, between: 0 } : null);
      submit(first.order);
    },
  };
}
