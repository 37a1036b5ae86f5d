// Plans for several units: laid aside while another is in hand, made for all with one key, and given one after the other.

import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { useEffect, useRef, useState } from 'react';
import { keptIn } from '../../desk/desk-state.ts';
import { nextToGive } from '../../desk/giving.ts';
import { lostPlanWords, NO_PLANS, orderOf, type Plan, type Plans, plansLeft } from '../../desk/plans.ts';
import type { DeskUse } from '../../desk/use-desk-state.ts';
import type { Entry } from '../../order/draft/draft.ts';
import type { Ordering } from '../../order/use-order.ts';
import type { TableModel } from '../../table/table-model.ts';
import type { HexDeskKinds } from '../hex-game.ts';

interface LanceUse {
  readonly use: DeskUse<HexDeskKinds>;
  readonly model: TableModel;
  readonly ordering: Ordering;
  /** Plans hold for the phase they were made in. */
  readonly phase: string;
  /** Units that can be given orders now, and the one in hand. */
  readonly ready: ReadonlySet<number>;
  readonly inHand: number | null;
  /** The order that is the only one is given already. */
  readonly isGiven: boolean;
  /** The fields in which orders name whom they are for. */
  readonly fields: readonly string[];
  /** The unit an order is for. */
  unitOf(order: CoreOrder): number | null;
  nameOf(unit: number): string;
}

export interface Lance {
  /** Orders that are planned for other units, to be taken up again. */
  readonly kept: Plans;
  keep(kept: Plans): void;
  /** Somebody is thinking about all of them. */
  readonly isThinking: boolean;
  /** They were planned together: confirming means all of them. */
  readonly isWhole: boolean;
  /** Plans for every unit that waits and has no plan yet. Absent where there is nobody to ask, or only one unit. */
  readonly planAll: (() => void) | undefined;
  /** Gives what is planned, one order after the other, each when it is asked for. */
  readonly commitAll: (() => void) | undefined;
  /** Gives these orders in the same way. */
  giveAll(orders: ReadonlyMap<number, CoreOrder>): void;
  /** Puts all plans away. Absent where there is none. */
  readonly forget: (() => void) | undefined;
}

export function useLance(needs: LanceUse): Lance {
  const { use, model, ordering, phase, ready, inHand, isGiven } = needs;
  const { menu, session, isSending } = model;
  const { number } = model.snapshot.summary;
  const held = keptIn(use.state, phase);
  const { plans: kept, sent } = held;
  const { isThinking, think } = useThinking(needs, kept);
  const isPossible = (unit: number, plan: Plan) => ready.has(unit) && !model.whyNot(orderOf(plan));
  const give = (plans: Plans) => use.send({ type: 'give', plans, during: phase, number });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new question is a reason to give the next order
  useEffect(() => {
    if (sent === null || !menu || isSending || isGiven) return;
    const isStopped = model.refusal !== null || session.past.at(-1)?.kind === 'takeback';
    const next = nextToGive(held, { number, isStopped, isPossible });
    if (next === 'wait') return;
    if (next === 'stop') {
      use.send({ type: 'stop' });
      const first = [...kept.keys()].find((unit) => ready.has(unit));
      if (first !== undefined && !isStopped)
        model.notify(lostPlanWords(needs.nameOf(first), model.whyNot(orderOf(kept.get(first)!))?.message));
      return;
    }
    give(next.rest);
    model.submit(next.order);
  }, [menu, isSending, sent]);

  const left = menu ? plansLeft(kept, ready, ordering.isTouched ? inHand : null) : kept;
  const canThink = menu && session.suggest && ready.size > 1 && !isThinking;
  return {
    kept: left,
    keep: (plans) => use.send({ type: 'keep', plans, during: phase }),
    isThinking,
    isWhole: held.isWhole && left.size > 0,
    planAll: canThink ? think : undefined,
    commitAll:
      left.size > 0 && ordering.isComplete
        ? () => {
            give(kept);
            ordering.commit();
          }
        : undefined,
    giveAll: (orders) => {
      const [[first, order] = [], ...rest] = orders;
      if (first === undefined || !order) return;
      use.send({ type: 'stop' });
      give(new Map(rest.map(([unit, each]) => [unit, planOf(each)] as const)));
      model.submit(order);
    },
    forget: kept.size > 0 ? () => use.send({ type: 'keep', plans: NO_PLANS, during: phase }) : undefined,
  };
}

const planOf = (order: CoreOrder): Plan => ({ type: order.type, entry: order as unknown as Entry });

/** Plans for every unit that waits and has none, one after the other; the unit in hand keeps what is planned for it. */
function useThinking(needs: LanceUse, kept: Plans): { readonly isThinking: boolean; think(): void } {
  const { use, model, ordering, phase, ready, inHand, fields } = needs;
  const { menu, session } = model;
  const [thinkingOf, setThinking] = useState<unknown>(null);
  const latest = useRef({ menu, ordering });
  latest.current = { menu, ordering };
  const think = async () => {
    const asked = menu;
    setThinking(asked);
    const mine = inHand !== null && ordering.isTouched && ordering.isComplete;
    const plans = new Map<number, Plan>(kept);
    if (mine) plans.set(inHand, { type: ordering.form!.type, entry: ordering.full });
    const after = [...plans.values()].map(orderOf);
    try {
      for (const piece of ready) {
        if (plans.has(piece)) continue;
        const order = await session.suggest?.({ about: { fields, piece }, after });
        // Somebody has gone on meanwhile.
        if (latest.current.menu !== asked) return;
        if (!order || needs.unitOf(order) !== piece) continue;
        plans.set(piece, planOf(order));
        after.push(order);
      }
    } finally {
      // Also where nobody has an answer: it can be asked again.
      setThinking(null);
    }
    const [first] = mine ? [inHand] : plans.keys();
    if (first === undefined) return;
    const plan = plans.get(first)!;
    plans.delete(first);
    use.send({ type: 'plan-all', plans, during: phase });
    if (!mine) latest.current.ordering.turnTo(plan.type, plan.entry);
  };
  return { isThinking: thinkingOf !== null && thinkingOf === menu, think: () => void think() };
}
