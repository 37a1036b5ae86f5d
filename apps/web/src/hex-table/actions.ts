import type { ExpandedMenu } from '@ironfield/kernel/expanded-menu.ts';
import type { GameTypes } from '@ironfield/kernel/game.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { choicesOf, completed, type Entry, listIn } from '../order/draft.ts';
import type { SecondOrder } from '../order/order-bar.tsx';
import type { Form, Ordering } from '../order/use-order.ts';
import type { HexGame } from './hex-game.ts';
import type { OrderFields } from './order-fields.ts';
import { salvoForm } from './salvo.ts';
import { strikesOf } from './strikes.ts';

const isFor = (names: OrderFields, { fields }: Form, unit: number | null): boolean =>
  choicesOf(fields, names.unit).some(({ value }) => value === unit);

/** What a unit can do besides going somewhere, attacking and letting its chance go by; how it holds itself first. */
export function actionsOf<G extends GameTypes>(
  hex: HexGame<G>,
  menu: ExpandedMenu | null,
  unit: number | null,
): readonly Form[] {
  const { fields, moves, idle, postures = [] } = hex;
  const salvo = salvoForm(fields, menu, unit);
  const struck = new Set(strikesOf(fields, menu, unit).map(({ type }) => type));
  const isPosture = ({ type }: Form) => (postures as readonly string[]).includes(type);
  return (menu?.orders ?? [])
    .filter(
      (form) =>
        isFor(fields, form, unit) &&
        form !== salvo &&
        !struck.has(form.type) &&
        !idle.includes(form.type) &&
        !moves.some(({ type }) => type === form.type),
    )
    .toSorted((a, b) => Number(isPosture(b)) - Number(isPosture(a)));
}

/** What lets the chance of the unit in hand go by: orders of their own, or an empty list. */
export function idleOrders<G extends GameTypes>(
  hex: HexGame<G>,
  { menu, form, full }: Ordering,
  unit: number | null,
): SecondOrder[] {
  const names: OrderFields = hex.fields;
  const idle = (menu?.orders ?? []).filter(
    (each) => hex.idle.includes(each.type) && (isFor(names, each, unit) || each.fields.length === 0),
  );
  if (idle.length > 0) {
    return idle.map(({ type, label, fields }) => {
      const entry: Entry = completed(fields, { ...full, [names.unit]: unit });
      return { label, order: { ...entry, type } as CoreOrder };
    });
  }
  const list = form && hex.idleWords !== undefined ? listIn(form.fields, full) : undefined;
  if (!form || !list) return [];
  return [{ label: hex.idleWords!, order: { ...full, [list.name]: [], type: form.type } as CoreOrder }];
}
