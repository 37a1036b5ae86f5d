import type { ExpandedMenu } from '@ironfield/kernel/menu/expanded-menu.ts';
import { useEffect, useMemo, useRef } from 'react';
import { onlyOrder } from '../order/draft/only-order.ts';
import { useSettings } from '../settings.ts';
import type { TableModel } from '../table/table-model.ts';

/** The order that a menu asks for, without rare choices. */
export function evidentOrder(
  menu: ExpandedMenu | null,
  { unasked = [], rare = [] }: { readonly unasked?: readonly string[]; readonly rare?: readonly string[] },
): ReturnType<typeof onlyOrder> {
  const common = menu && { ...menu, orders: menu.orders.filter(({ type }) => !rare.includes(type)) };
  const only = onlyOrder(common);
  return only && unasked.includes(only.order.type) ? only : null;
}

/**
 * Gives an order that nobody has to be asked for, such as which group is next where one is left, and says so in the log.
 * It stays with the player where they want to be asked, or have just gone back to it.
 */
export function useSelfEvident(
  kinds: { readonly unasked?: readonly string[]; readonly rare?: readonly string[] },
  model: TableModel,
): boolean {
  const { menu, session, isSending, submit, pending } = model;
  const { asksAlways } = useSettings();
  const only = useMemo(() => evidentOrder(menu, kinds), [menu, kinds]);
  const answered = useRef<TableModel['menu']>(null);
  const isGiven = only !== null && !asksAlways && session.past.at(-1)?.kind !== 'takeback';
  const isDue = isGiven && !isSending && pending === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a question
  useEffect(() => {
    if (!isDue || answered.current === menu) return;
    answered.current = menu;
    submit(only!.order);
  }, [menu, isDue]);
  return isGiven;
}
