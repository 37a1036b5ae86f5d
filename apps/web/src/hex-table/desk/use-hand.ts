import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { useMemo } from 'react';
import type { DeskUse } from '../../desk/use-desk-state.ts';
import type { Entry } from '../../order/draft/draft.ts';
import { type Ordering, type OrderStyle, useOrdering } from '../../order/use-order.ts';
import type { TableModel } from '../../table/table-model.ts';
import { actingAs } from '../actions.ts';
import type { HexDeskKinds, HexGame, TableUnit } from '../hex-game.ts';
import type { OrderFields } from '../order-fields.ts';
import { givenTo, type Hand, handOf, unitsIn, withOthers } from './hand.ts';
import { type Lance, useLance } from './use-lance.ts';

export interface HandUse extends Hand {
  readonly ordering: Ordering;
  readonly lance: Lance;
  /** The first kind of order there is for a unit, with nothing planned yet. */
  beginWith(unit: number): void;
  /** Lays the plan of the unit in hand aside, and takes up that of another or begins one. */
  turnToUnit(unit: number): void;
}

interface HandNeeds<G extends GameTypes> {
  readonly hex: HexGame<G>;
  readonly model: TableModel;
  readonly isGiven: boolean;
  readonly units: readonly TableUnit[];
  readonly phase: string;
  readonly style: OrderStyle;
  readonly use: DeskUse<HexDeskKinds>;
}

/** The unit in hand, the order that is being made for it, and the plans for the others. */
export function useHand<G extends GameTypes>(needs: HandNeeds<G>): HandUse {
  const { hex, model, isGiven, units, phase, style, use } = needs;
  const making = useOrdering(model, style, use.drafting);
  const { menu, form, full } = making;
  const names: OrderFields = hex.fields;
  const ready = useMemo(
    () => new Set(menu?.orders.flatMap((each) => unitsIn(hex.fields, each))),
    [hex, menu],
  );
  const hand = handOf(names, making, ready, use.state.taken.piece);
  const { list, inHand } = hand;
  const actors = [names.unit, ...(names.parts ?? [])];
  const lance = useLance({
    use,
    model,
    ordering: making,
    phase,
    ready,
    inHand,
    isGiven,
    fields: actors,
    unitOf: (order) => {
      const kind = menu?.orders.find(({ type }) => type === order.type);
      const unit = kind && givenTo(names, kind, order as unknown as Entry);
      return typeof unit === 'number' ? unit : null;
    },
    nameOf: (unit) => units[unit]?.name ?? '',
  });
  /** About the unit in hand; in an order for a whole side, about it and all for whom nothing is planned. */
  const suggest = () => {
    const unit = inHand;
    use.send({ type: 'let-go', piece: unit });
    if (list) making.suggest?.({}, (order: CoreOrder) => withOthers(list, full, order, unit));
    else making.suggest?.(unit === null ? {} : { about: { fields: actors, piece: unit } });
  };
  const ordering: Ordering = {
    ...making,
    suggest: making.suggest && suggest,
    back: making.back ?? (menu ? lance.forget : undefined),
  };
  const beginWith = (unit: number) => {
    const kinds = (menu?.orders ?? []).filter((each) => unitsIn(names, each).includes(unit));
    const kind = kinds.find(({ type }) => !style.asides.includes(type)) ?? kinds[0];
    if (kind) ordering.turnTo(kind.type, actingAs(names, kind, unit), false);
  };
  const turnToUnit = (unit: number) => {
    const plans = new Map(lance.kept);
    if (inHand !== null && ordering.isComplete) plans.set(inHand, { type: form!.type, entry: full });
    const plan = plans.get(unit);
    plans.delete(unit);
    lance.keep(plans);
    const isPossible =
      plan && menu?.orders.some((each) => each.type === plan.type && unitsIn(names, each).includes(unit));
    if (isPossible) ordering.turnTo(plan.type, plan.entry);
    else beginWith(unit);
  };
  return { ...hand, ordering, lance, beginWith, turnToUnit };
}
