import type { ExpandedMenu } from '@ironfield/kernel/menu/expanded-menu.ts';
import type { AnyGame, GameTypes, View } from '@ironfield/kernel/play/game.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { useMemo } from 'react';
import type { DeskUse } from '../desk/use-desk-state.ts';
import { type Entry, isFilled } from '../order/draft/draft.ts';
import type { SecondOrder } from '../order/order-bar.tsx';
import { type Ordering, type OrderStyle, useOrdering } from '../order/use-order.ts';
import type { Wish } from '../sessions/session.ts';
import { Asked } from '../table/asked.ts';
import type { TableModel } from '../table/table-model.ts';
import { finalsOf } from './finals.ts';
import { type Foreseen, foresee, foreseeAll } from './foresight.ts';
import { type Steps, stepsFor, stepsInstead, stepsSettled, stepsTo } from './plan-steps.ts';
import type { InchDeskKinds } from './tabletop-game.ts';
import { useAdvice } from './use-advice.ts';
import { useSending } from './use-sending.ts';
import type { Course } from './ways.ts';

/** The game's rules for plans. */
export interface PlanRules {
  styleOf(menu: ExpandedMenu | null): OrderStyle;
  finalWords(order: CoreOrder, label: string): string;
  readonly letPass?: CoreOrder | undefined;
  readonly begun: readonly string[];
  /** The field in which orders name the model that they are for. */
  readonly modelField: string;
  essence(table: object): object;
  /** The order that ends the turn of a model after one that dice decide. */
  endAfter?(view: View<GameTypes>, order: CoreOrder): CoreOrder | null;
}

/** Several orders, one after the other, of which the last is still being made. */
export interface Plan {
  /** The last one, made where those before lead to. */
  readonly ordering: Ordering;
  /** The results of the settled orders, one by one. */
  readonly settled: readonly Foreseen[];
  readonly lead: number;
  /** The result of the last one; null while it cannot be given. */
  readonly foreseen: Foreseen | null;
  /** The same, even if nobody has said yet that it is meant. */
  readonly ahead: Foreseen | null;
  /** The view in which the last one is made, and in which the orders that lead to it begin. */
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
export function usePlan(
  game: AnyGame,
  model: TableModel,
  rules: PlanRules,
  { drafting }: DeskUse<InchDeskKinds>,
): Plan {
  const { view } = model.snapshot;
  const { styleOf, letPass, begun } = rules;
  const { draft: steps, isTouched, change, amend } = drafting;
  const settled = useMemo(
    () => (model.menu ? foreseeAll(game, view, steps.settled, letPass) : []),
    [game, view, model.menu, steps.settled, letPass],
  );
  const here = settled.at(-1)?.view ?? view;
  const asked = useMemo(() => (model.menu ? Asked.in(game, here) : null), [game, here, model.menu]);
  const style = useMemo(() => styleOf(asked?.menu ?? null), [styleOf, asked]);
  const { sendAll, isUnderWay } = useSending(model, rules.essence);
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
      ...drafting,
      draft: steps.draft,
      change: (draft) => change({ ...steps, draft }),
      amend: (draft) => amend({ ...steps, draft }),
    },
  );
  const { form, full, isComplete, answers } = making;
  const drafted = form && ({ ...full, type: form.type } as CoreOrder);
  const { isThinking, planOn } = useAdvice(game, model, letPass, {
    before: isComplete ? [...steps.settled, drafted!] : steps.settled,
    onPlan: (orders) => change(stepsFor(orders)),
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
  // Nobody knows what comes of it, but whoever gives it may have done then.
  const ending = drafted && isComplete && !foreseen?.isCertain ? rules.endAfter?.(here, drafted) : null;
  const settledNext = ahead?.isCertain ? [...steps.settled, ahead.order] : steps.settled;
  const ordering: Ordering = {
    ...making,
    isComplete: isComplete || asBegun !== null || (settled.length > 0 && !steps.draft.isMeant),
    commit: () => {
      if (isComplete) making.commit();
      else if (asBegun) sendAll([...settled, asBegun]);
      else if (settled.length > 0) sendAll(settled);
    },
    // The plan comes first.
    give: (order) =>
      sendAll([
        ...settled,
        ...(foreseen?.isCertain ? [foreseen] : order === ending ? [{ order: drafted!, view: here }] : []),
        { order, view: here, isLate: order === ending },
      ]),
    suggest: making.suggest && ((_wish, fit) => making.suggest?.(wishFor(rules, full, steps), fit)),
  };
  return {
    ordering,
    finals: finalsOf(rules, making, { game, asked, foreseen, ending: ending ?? null }),
    isUnderWay,
    settled,
    lead: steps.lead,
    foreseen,
    ahead,
    view: here,
    base: settled.at(-1 - steps.lead)?.view ?? view,
    begin: (going) => change(stepsTo(settledNext, going)),
    make: (going, isAmended) => (isAmended ? amend : change)(stepsInstead(steps, going)),
    show: ({ type, ...entry }) => change(stepsTo([], { type, entry })),
    planOn: model.menu && model.session.suggest && !answers ? planOn : undefined,
    isThinking,
    settle: foreseen?.isCertain ? () => change(stepsSettled(settledNext)) : undefined,
  };
}

/** Advice for the model in hand, from where the plan leads to. */
function wishFor({ modelField }: PlanRules, full: Entry, { settled }: Steps): Wish {
  const piece = full[modelField];
  const about = typeof piece === 'number' ? { fields: [modelField], piece } : undefined;
  return { about, after: settled };
}
