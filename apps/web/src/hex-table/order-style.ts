import type { OrderStyle } from '../order/use-order.ts';
import type { OrderFields } from './order-fields.ts';

interface StyleUse {
  readonly orders: 'form' | 'map';
  readonly fields: OrderFields;
  readonly asides?: readonly string[];
}

/** On the map nobody goes anywhere, and nothing is attacked, before somebody has pointed at it. */
export function styleOf({ orders, fields: { targets }, asides = [] }: StyleUse): OrderStyle {
  const isOnMap = orders === 'map';
  return {
    isOpen: (field) =>
      isOnMap &&
      field.kind === 'pick' &&
      (targets.includes(field.name) || field.choices.some(({ hex }) => hex !== undefined)),
    asides,
    isAnswered: isOnMap,
  };
}
