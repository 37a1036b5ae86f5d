import type { GameTypes, View } from '@ironfield/kernel/play/game.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { useMemo } from 'react';
import type { Ordering } from '../../order/use-order.ts';
import { viewAfter } from '../../sessions/thinking.ts';
import type { TableModel } from '../../table/table-model.ts';
import type { HexGame, TableUnit } from '../hex-game.ts';

/** A sentence about a standing order that this order would end; null for none. */
export function droppedBy<G extends GameTypes>(
  hex: Pick<HexGame<G>, 'units'>,
  game: TableModel['game'],
  view: View<GameTypes>,
  unit: number,
  order: CoreOrder,
): string | null {
  const { name, orders = [] } = hex.units(view.table as G['Table'])[unit] ?? {};
  if (orders.length === 0) return null;
  const after = viewAfter(game, view, order).table as G['Table'];
  const { orders: left = [], isGone } = hex.units(after)[unit]!;
  const dropped = orders.filter((each) => !left.includes(each));
  return dropped.length === 0 || isGone ? null : `${name} would no longer be ${dropped.join(' and ')}.`;
}

/** The standing order that the unit in hand would give up. */
export function useCaution<G extends GameTypes>(
  hex: HexGame<G>,
  { game, snapshot: { view } }: TableModel,
  units: readonly TableUnit[],
  { form, full, isComplete, isTouched }: Ordering,
  unit: number | null,
): string | null {
  const hasOrders = unit !== null && (units[unit]?.orders ?? []).length > 0;
  const isMeant = hasOrders && isComplete && isTouched;
  return useMemo(
    () => (isMeant && form ? droppedBy(hex, game, view, unit!, { ...full, type: form.type }) : null),
    [hex, game, view, unit, isMeant, form, full],
  );
}
