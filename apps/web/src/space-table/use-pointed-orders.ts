import type { Scalar } from '@ironfield/kernel/menu/menu.ts';
import { useMemo } from 'react';
import { activeFields, type Entry } from '../order/draft/draft.ts';
import { isOnMap } from '../order/draft/handles.ts';
import type { Ordering, OrderStyle } from '../order/use-order.ts';
import { type PointedOrder, type PointedOrders, pointedOrders, takingInHand } from './pointed-orders.ts';

/** Nothing is planned before somebody points at it, and nobody begins with letting a chance go by. */
export const byPointing = (asides: readonly string[]): OrderStyle => ({
  isOpen: (field) => field.kind === 'pick' && field.choices.some(isOnMap),
  asides,
  isArmed: false,
});

/** The effects of pointing at a map of spaces. */
export interface SpaceDesk extends PointedOrders {
  /** The space and the piece that the plan names besides whoever acts. */
  readonly plannedSpace: string | null;
  readonly plannedPiece: Scalar | null;
  /** Takes a piece in hand; false if it cannot act. */
  take(piece: Scalar): boolean;
  /** Plans what is meant by a space or by a piece; chosen once more it is given. False: nothing is meant. */
  chooseSpace(name: string): boolean;
  choosePiece(piece: Scalar): boolean;
  /** The next piece that can act, or the one before. */
  takeNext(by: 1 | -1): void;
}

const isPlanned = (entry: Entry, { entry: meant }: PointedOrder): boolean =>
  Object.entries(meant).every(([name, value]) => entry[name] === value);

export function useSpaceDesk(ordering: Ordering): SpaceDesk {
  const { menu, form, full } = ordering;
  const offered = useMemo(() => pointedOrders(menu, form, full), [menu, form, full]);
  const { inHand, ready, spaces, pieces } = offered;
  const planned = useMemo(() => {
    const chosen = activeFields(form?.fields ?? [], full).flatMap((field) =>
      field.kind === 'pick' ? field.choices.filter(({ value }) => value === full[field.name]) : [],
    );
    return {
      plannedSpace: chosen.find(({ hex, piece }) => hex !== undefined && piece === undefined)?.hex ?? null,
      plannedPiece: chosen.find(({ piece }) => piece !== undefined && piece !== inHand)?.piece ?? null,
    };
  }, [form, full, inHand]);
  const choose = (orders: readonly PointedOrder[] | undefined): boolean => {
    const [order] = orders ?? [];
    if (!order) return false;
    if (ordering.isComplete && form?.type === order.type && isPlanned(full, order)) ordering.commit();
    else ordering.turnTo(order.type, order.entry);
    return true;
  };
  const take = (piece: Scalar): boolean => {
    const begun = takingInHand(menu, form, piece);
    if (begun) ordering.turnTo(begun.type, begun.entry, false);
    return begun !== undefined;
  };
  return {
    ...offered,
    ...planned,
    take,
    chooseSpace: (name) => choose(spaces.get(name)),
    choosePiece: (piece) => choose(pieces.get(piece)) || (piece !== inHand && take(piece)),
    takeNext: (by) => {
      const all = [...ready];
      if (all.length === 0) return;
      const at = inHand === null ? (by > 0 ? -1 : 0) : all.indexOf(inHand);
      take(all[(at + by + all.length) % all.length]!);
    },
  };
}
