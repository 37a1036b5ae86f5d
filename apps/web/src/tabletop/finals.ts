// Orders that need no planning, such as to have done: a button each, given after what is planned.

import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import type { SecondOrder } from '../order/order-bar.tsx';
import { type Ordering, waysToFill } from '../order/use-order.ts';
import { Asked } from '../table/asked.ts';
import type { Foreseen } from './foresight.ts';
import type { PlanRules } from './use-plan.ts';

interface FinalUse {
  readonly game: AnyGame;
  readonly asked: Asked | null;
  readonly foreseen: Foreseen | null;
  /** The order that ends the turn of a model after the one in the making, when dice decide. */
  readonly ending: CoreOrder | null;
}

export function finalsOf(
  { finalWords, styleOf }: Pick<PlanRules, 'finalWords' | 'styleOf'>,
  making: Pick<Ordering, 'form' | 'isComplete'>,
  { game, asked, foreseen, ending }: FinalUse,
): readonly SecondOrder[] {
  if (ending)
    return [
      { label: `${making.form!.label}, then ${finalWords(ending, 'Done').toLowerCase()}`, order: ending },
    ];
  const next = foreseen?.isCertain ? Asked.in(game, foreseen.view)?.menu : asked?.menu;
  // The order that ends it may be on offer only after the last one.
  const { plain } = styleOf(next ?? null);
  return (next?.orders ?? []).flatMap(({ type, label, fields }) => {
    if (fields.length > 0 && fields.every(({ kind }) => kind === 'each')) {
      // Lists may stay empty.
      const order = { type, ...Object.fromEntries(fields.map(({ name }) => [name, []])) };
      return making.isComplete || asked?.whyNot(order) ? [] : [{ label: `${label}: none`, order }];
    }
    if (!plain?.includes(type) && fields.length > 0) return [];
    return waysToFill(fields).map(({ entry }) => {
      const order = { ...entry, type } as CoreOrder;
      const words = finalWords(order, label);
      return { label: foreseen?.isCertain ? `… then ${words.toLowerCase()}` : words, order };
    });
  });
}
