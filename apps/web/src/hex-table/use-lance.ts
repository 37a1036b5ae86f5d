// Plans for several units: laid aside while another is in hand, made for all with one key, and given one after the other.

import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { useEffect, useRef, useState } from 'react';
import type { Entry } from '../order/draft.ts';
import type { Ordering } from '../order/use-order.ts';
import type { TableModel } from '../table/table-model.ts';
import { lostPlanWords, NO_PLANS, orderOf, type Plan, type Plans, plansLeft } from './plans.ts';

interface LanceUse {
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
  /** Whom an order is for. */
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

interface Held {
  readonly kept: Plans;
  readonly during: string;
  readonly isWhole: boolean;
  /** They are being given: how many entries the log had when the last one was. `null` while they are not. */
  readonly sent: number | null;
}

const heldIn = (during: string): Held => ({ kept: NO_PLANS, during, isWhole: false, sent: null });

export function useLance(use: LanceUse): Lance {
  const { model, ordering, phase, ready, inHand, isGiven, fields } = use;
  const { menu, session, isSending } = model;
  const { number } = model.snapshot.summary;
  const [held, setHeld] = useState(() => heldIn(phase));
  if (held.during !== phase) setHeld(heldIn(phase));
  const { kept } = held;
  const [thinkingOf, setThinking] = useState<unknown>(null);
  const latest = useRef({ menu, ordering, kept });
  latest.current = { menu, ordering, kept };
  const isPossible = (unit: number, plan: Plan) => ready.has(unit) && !model.whyNot(orderOf(plan));

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new question is a reason to give the next order
  useEffect(() => {
    if (held.sent === null || !menu || isSending || isGiven) return;
    const isStopped = model.refusal !== null || session.past.at(-1)?.kind === 'takeback';
    if (number <= held.sent && !isStopped) return;
    const next = isStopped ? undefined : [...kept].find(([unit, plan]) => isPossible(unit, plan));
    if (!next) {
      setHeld({ ...held, sent: null, isWhole: false });
      const [first] = [...kept.keys()].filter((unit) => ready.has(unit));
      if (first !== undefined && !isStopped)
        model.notify(lostPlanWords(use.nameOf(first), model.whyNot(orderOf(kept.get(first)!))?.message));
      return;
    }
    const [unit, plan] = next;
    const rest = new Map([...kept].filter(([each]) => each !== unit));
    setHeld({ ...held, kept: rest, sent: rest.size > 0 ? number : null });
    model.submit(orderOf(plan));
  }, [menu, isSending, held.sent]);

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
        if (!order || use.unitOf(order) !== piece) continue;
        plans.set(piece, { type: order.type, entry: order as unknown as Entry });
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
    setHeld({ kept: plans, during: phase, isWhole: plans.size > 0, sent: null });
    if (!mine) latest.current.ordering.turnTo(plan.type, plan.entry);
  };
  const giveAll = (orders: ReadonlyMap<number, CoreOrder>) => {
    const [[first, order] = [], ...rest] = orders;
    if (first === undefined || !order) return;
    const plans = new Map(
      rest.map(([unit, each]) => [unit, { type: each.type, entry: each as unknown as Entry }] as const),
    );
    setHeld({ kept: plans, during: phase, isWhole: false, sent: plans.size > 0 ? number : null });
    model.submit(order);
  };
  const isThinking = thinkingOf !== null && thinkingOf === menu;
  const left = menu ? plansLeft(kept, ready, ordering.isTouched ? inHand : null) : kept;
  const canThink = menu && session.suggest && ready.size > 1 && !isThinking;
  return {
    kept: left,
    keep: (plans) => setHeld({ ...held, kept: plans, during: phase }),
    isThinking,
    isWhole: held.isWhole && left.size > 0,
    planAll: canThink ? () => void think() : undefined,
    commitAll:
      left.size > 0 && ordering.isComplete
        ? () => {
            setHeld({ ...held, sent: number });
            ordering.commit();
          }
        : undefined,
    giveAll,
    forget: kept.size > 0 ? () => setHeld(heldIn(phase)) : undefined,
  };
}
