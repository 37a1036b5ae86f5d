import type { ExpandedMenu } from '@ironfield/kernel/menu/expanded-menu.ts';
import type { OrderStyle } from '../order/use-order.ts';
import type { Way } from './ways.ts';

/** Nobody goes anywhere, aims at anything or lets a chance go by before somebody has said so. */
export function styleOf(
  { ways, finals }: { readonly ways: readonly Way[]; readonly finals: readonly string[] },
  isOwn: (piece: unknown) => boolean,
  menu: ExpandedMenu | null,
): OrderStyle {
  const measured = new Set(
    ways.flatMap((way) =>
      way.kind === 'place' ? [way.heading] : way.kind === 'straight' ? [way.distance] : [way.side, way.by],
    ),
  );
  const plain = (menu?.orders ?? []).flatMap(({ type, fields }) =>
    fields.length === 0 || finals.includes(type) ? [type] : [],
  );
  return {
    isOpen: (field) =>
      field.kind === 'point' ||
      measured.has(field.name) ||
      // With only one possible target, an attack means that one.
      (field.kind === 'pick' &&
        field.choices.length > 1 &&
        field.choices.some(({ piece }) => piece !== undefined && !isOwn(piece))),
    asides: plain,
    plain,
    isArmed: false,
  };
}
