import { isSame } from '@ironfield/kernel/json.ts';
import type { ExpandedMenu } from '@ironfield/kernel/menu/expanded-menu.ts';
import type { AnyGame, GameTypes, View } from '@ironfield/kernel/play/game.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isFilled } from '../order/draft.ts';
import type { SecondOrder } from '../order/order-bar.tsx';
import { useDraft } from '../order/use-draft.ts';
import {
  type Draft,
  NO_DRAFT,
  type Ordering,
  type OrderStyle,
  useOrdering,
  waysToFill,
} from '../order/use-order.ts';
import { Asked } from '../table/asked.ts';
import type { TableModel } from '../table/table-model.ts';
import { type Foreseen, foresee, foreseeAll, isAsForeseen } from './foresight.ts';
import type { Course } from './ways.ts';

/** Orders that are settled, and the one that is being made. */
interface Steps {
  readonly settled: readonly CoreOrder[];
  /** How many of the settled ones belong to the one that is being made, as a turn does to the leg behind it. */
  readonly lead: number;
  readonly draft: Draft;
}

const NOTHING: Steps = { settled: [], lead: 0, draft: NO_DRAFT };

/** What a game says of plans. */
export interface PlanRules {
  styleOf(menu: ExpandedMenu | null): OrderStyle;
  finalWords(order: CoreOrder, label: string): string;
  readonly letPass?: CoreOrder | undefined;
  readonly begun: readonly string[];
  /** The field in which orders name the model that they are for. */
  readonly modelField: string;
  essence(table: object): object;
  /** What ends the turn of a model after an order that dice decide. */
  endAfter?(view: View<GameTypes>, order: CoreOrder): CoreOrder | null;
}

/** Several orders, one after the other, of which the last is still being made. */
export interface Plan {
  /** The last one, made where those before lead to. */
  readonly ordering: Ordering;
  /** What the settled orders lead to, one by one. */
  readonly settled: readonly Foreseen[];
  readonly lead: number;
  /** What the last one would lead to; null while it cannot be given. */
  readonly foreseen: Foreseen | null;
  /** The same, even if nobody has said yet that it is meant. */
  readonly ahead: Foreseen | null;
  /** How things stand where the last one is made, and where what leads to it begins. */
  readonly view: View<GameTypes>;
  readonly base: View<GameTypes>;
  /** Settles the last one if that can be, and begins another. */
  begin(going: Course): void;
  /** Makes something else of the last one; while something is dragged that is no step of its own. */
  make(going: Course, isAmended: boolean): void;
  /** Plans nothing but this order, as somebody advises it. */
  show(order: CoreOrder): void;
  /** Orders that need no planning, such as to have done: given after what is planned. */
  readonly finals: readonly SecondOrder[];
  /** Orders of it are on their way: nothing is asked before they are given. */
  readonly isUnderWay: boolean;
  /** Plans on as a veteran would, as far as it can be foreseen. Absent where there is nobody to ask. */
  readonly planOn: (() => void) | undefined;
  readonly isThinking: boolean;
  /** Settles the last one: what follows is planned from there. Absent where it cannot be. */
  readonly settle: (() => void) | undefined;
}

/** A plan at a table. Each order is sent by itself; when something comes in between, the rest is put away. */
export function usePlan(game: AnyGame, model: TableModel, rules: PlanRules, onNew: () => void): Plan {
  const { view } = model.snapshot;
  const { styleOf, finalWords, letPass, begun } = rules;
  const [hand, takeInHand] = useState('');
  const drafting = useDraft<Steps>(model, model.menu, NOTHING, () => {
    takeInHand('');
    onNew();
  });
  const { draft: steps, isTouched, change, amend, back } = drafting;
  const settled = useMemo(
    () => (model.menu ? foreseeAll(game, view, steps.settled, letPass) : []),
    [game, view, model.menu, steps.settled, letPass],
  );
  const here = settled.at(-1)?.view ?? view;
  const base = settled.at(-1 - steps.lead)?.view ?? view;
  const asked = useMemo(() => (model.menu ? Asked.in(game, here) : null), [game, here, model.menu]);
  const style = useMemo(() => styleOf(asked?.menu ?? null), [styleOf, asked]);
  const { sendAll, isUnderWay } = useSending(model, rules.essence);
  const put = (draft: Draft): Steps => ({ ...steps, draft });
  const making = useOrdering(
    {
      menu: asked?.menu ?? null,
      whyNot: (order) => asked?.whyNot(order) ?? null,
      session: model.session,
      complain: model.complain,
      submit: (order) => sendAll([...settled, { order, view: here }]),
    },
    style,
    {
      draft: steps.draft,
      isTouched,
      change: (draft) => change(put(draft)),
      amend: (draft) => amend(put(draft)),
      back,
      hand,
      takeInHand,
    },
  );
  const { form, full, isComplete, answers } = making;
  const { isThinking, planOn } = useAdvice(game, model, letPass, {
    before: isComplete ? [...steps.settled, { ...full, type: form!.type } as CoreOrder] : steps.settled,
    onPlan: (orders) => {
      const { type, ...entry } = orders.at(-1)!;
      change({ settled: orders.slice(0, -1), lead: 0, draft: { type, entry, isMeant: true } });
    },
  });
  const isWhole =
    form !== undefined && !answers && !style.asides.includes(form.type) && isFilled(form.fields, full);
  const ahead = useMemo(
    () => (isWhole && form ? foresee(game, here, { ...full, type: form.type }, letPass) : null),
    [game, here, isWhole, form, full, letPass],
  );
  const foreseen = isComplete ? ahead : null;
  // Without a word, and with nothing before it that could be meant alone.
  const asBegun = !isTouched && form && begun.includes(form.type) ? ahead : null;
  const drafted = form && ({ ...full, type: form.type } as CoreOrder);
  // Nobody knows what comes of it, but whoever gives it may have done then.
  const ending = drafted && isComplete && !foreseen?.isCertain ? rules.endAfter?.(here, drafted) : null;
  const settledNext = ahead?.isCertain ? [...steps.settled, ahead.order] : steps.settled;
  const stepsTo = (before: readonly CoreOrder[], { lead = [], type, entry }: Course): Steps => ({
    settled: [...before, ...lead],
    lead: lead.length,
    draft: { type, entry, isMeant: true },
  });
  const ordering: Ordering = {
    ...making,
    isComplete: isComplete || asBegun !== null || (settled.length > 0 && !steps.draft.isMeant),
    commit: () => {
      if (isComplete) making.commit();
      else if (asBegun) sendAll([...settled, asBegun]);
      else if (settled.length > 0) sendAll(settled);
    },
    // What is planned comes first.
    give: (order) =>
      sendAll([
        ...settled,
        ...(foreseen?.isCertain ? [foreseen] : order === ending ? [{ order: drafted!, view: here }] : []),
        { order, view: here, isLate: order === ending },
      ]),
    // For the model in hand, from where the plan leads to.
    suggest:
      making.suggest &&
      ((_wish, fit) => {
        const piece = full[rules.modelField];
        const about = typeof piece === 'number' ? { fields: [rules.modelField], piece } : undefined;
        making.suggest?.({ about, after: steps.settled }, fit);
      }),
  };
  const next = foreseen?.isCertain ? Asked.in(game, foreseen.view)?.menu : asked?.menu;
  // What ends it may be on offer only after the last order.
  const { plain } = styleOf(next ?? null);
  const finals = (ending ? [] : (next?.orders ?? [])).flatMap(({ type, label, fields }) => {
    if (fields.length > 0 && fields.every(({ kind }) => kind === 'each')) {
      // Lists may stay empty.
      const order = { type, ...Object.fromEntries(fields.map(({ name }) => [name, []])) };
      return making.isComplete || asked?.whyNot(order) ? [] : [{ label: `${label}: none`, order }];
    }
    if (!plain?.includes(type) && fields.length > 0) return [];
    return waysToFill(fields).map(({ entry }) => {
      const order = { ...entry, type } as CoreOrder;
      const words = finalWords(order, label);
      return {
        label: foreseen?.isCertain ? `… then ${words.toLowerCase()}` : words,
        order,
      };
    });
  });
  const endings = ending
    ? [{ label: `${form!.label}, then ${finalWords(ending, 'Done').toLowerCase()}`, order: ending }]
    : finals;
  return {
    ordering,
    finals: endings,
    isUnderWay,
    settled,
    lead: steps.lead,
    foreseen,
    ahead,
    view: here,
    base,
    begin: (going) => change(stepsTo(settledNext, going)),
    make: (going, isAmended) =>
      (isAmended ? amend : change)(stepsTo(steps.settled.slice(0, steps.settled.length - steps.lead), going)),
    show: ({ type, ...entry }) => change(stepsTo([], { type, entry })),
    planOn: model.menu && model.session.suggest && !answers ? planOn : undefined,
    isThinking,
    settle: foreseen?.isCertain ? () => change({ ...NOTHING, settled: settledNext }) : undefined,
  };
}

interface AdviceUse {
  /** What is planned already. */
  readonly before: readonly CoreOrder[];
  onPlan(orders: readonly CoreOrder[]): void;
}

/** More orders than this nobody looks through before they are given. */
const MOST_ADVICE = 24;

/** A veteran plans on from what is planned, order by order, until dice are thrown or somebody else is asked. */
function useAdvice(
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

interface Queued {
  readonly order: CoreOrder;
  /** How things must stand for it; of settled orders that is what they lead to. */
  readonly view: View<GameTypes>;
  /** It is given whatever the dice before it did, when the same is asked again. */
  readonly isLate?: boolean;
}

interface Queue {
  readonly rest: readonly Queued[];
  /** How many orders had been given before the last of it. */
  readonly sent: number;
  /** How often something else was asked since. */
  readonly between: number;
}

/** What may be asked between an order and the one that comes late: whether to roll again, for example. */
const MOST_BETWEEN = 2;

/** Sends orders one by one, each when it is asked for and things stand as they were planned. */
function useSending(
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
      notify('Something came in between: the rest of the plan was put away.');
    }
  }, [queue, menu, isSending, number]);
  const [next] = queue?.rest ?? [];
  return {
    // What comes late waits for what is asked before it.
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
