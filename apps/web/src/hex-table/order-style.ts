import type { OrderStyle } from '../order/use-order.ts';
import type { OrderFields } from './order-fields.ts';

interface StyleUse {
  readonly fields: OrderFields;
  readonly idle: readonly string[];
  readonly actions?: readonly string[];
  readonly later?: readonly string[];
  readonly plain?: readonly string[];
}

/** Nobody goes anywhere, nothing is attacked and no chance let go by before somebody has said so. */
export function styleOf({
  fields: { targets },
  idle,
  actions = [],
  later = [],
  plain = [],
}: StyleUse): OrderStyle {
  return {
    isOpen: (field) =>
      field.kind === 'pick' &&
      (targets.includes(field.name) || field.choices.some(({ hex }) => hex !== undefined)),
    asides: [...idle, ...actions],
    later,
    plain,
    isArmed: false,
  };
}
