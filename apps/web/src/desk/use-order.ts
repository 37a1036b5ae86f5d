import {
  AS_FORM,
  type Draft,
  NO_DRAFT,
  type Ordering,
  type OrderStyle,
  useOrdering,
} from '../order/use-order.ts';
import type { TableModel } from '../table/table-model.ts';
import type { DeskKinds } from './desk-state.ts';
import { useDeskState } from './use-desk-state.ts';

interface Kinds extends DeskKinds {
  readonly step: Draft;
}

/** An order in the making, for tables that keep nothing else on the desk. */
export function useOrder(model: TableModel, style: OrderStyle = AS_FORM): Ordering {
  const { drafting } = useDeskState<Kinds>(model, NO_DRAFT);
  return useOrdering(model, style, drafting);
}
