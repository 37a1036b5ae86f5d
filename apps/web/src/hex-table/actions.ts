import type { Board } from '@ironfield/hex/board.ts';
import type { ExpandedMenu } from '@ironfield/kernel/menu/expanded-menu.ts';
import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import {
  type Choice,
  choicesOf,
  completed,
  type Entry,
  listIn,
  type PickField,
} from '../order/draft/draft.ts';
import type { SecondOrder } from '../order/order-bar.tsx';
import type { Form, Ordering } from '../order/use-order.ts';
import type { HexGame } from './hex-game.ts';
import { waysOf } from './moving.ts';
import type { OrderFields } from './order-fields.ts';
import { salvoForm, shotsOf } from './salvo.ts';
import { strikesOf } from './strikes.ts';

const isFor = (names: OrderFields, { fields }: Form, unit: number | null): boolean =>
  choicesOf(fields, names.unit).some(({ value }) => value === unit);

/** It lets a chance go by. */
export const isIdle = (idle: readonly string[], form: Form): boolean =>
  form.isUsual === true || idle.includes(form.type);

/** The field that says which unit, or which part of one, gets an order. */
export const actorField = ({ unit, parts = [] }: OrderFields, { fields }: Form): PickField | undefined =>
  fields.find((field) => field.kind === 'pick' && [unit, ...parts].includes(field.name)) as
    | PickField
    | undefined;

/** The unit of such a choice. */
export const actorOf = ({ value, piece }: Choice): unknown => piece ?? value;

/** The value of that field for a unit: itself, or the first of its parts. */
export function actingAs(names: OrderFields, form: Form | undefined, unit: number | null): Entry {
  const field = form && actorField(names, form);
  const choice = field?.choices.find((each) => actorOf(each) === unit);
  return choice ? { [field!.name]: choice.value } : { [names.unit]: unit };
}

/**
 * The orders of a unit besides going somewhere, attacking and letting its chance go by; its posture first. Orders of no
 * unit, such as to fire a fixed gun, are open to any.
 */
export function actionsOf<G extends GameTypes>(
  hex: HexGame<G>,
  menu: ExpandedMenu | null,
  board: Board,
  unit: number | null,
): readonly Form[] {
  const { fields, idle, postures = [] } = hex;
  const ways = unit === null ? [] : waysOf(hex, menu, board, unit);
  const salvo = salvoForm(fields, menu, unit);
  const struck = new Set(strikesOf(fields, menu, unit).map(({ type }) => type));
  const isPosture = ({ type }: Form) => (postures as readonly string[]).includes(type);
  const isItsOwn = (form: Form) => {
    const actor = actorField(fields, form);
    return actor ? actor.choices.some((each) => actorOf(each) === unit) : menu!.orders.length > 1;
  };
  return (menu?.orders ?? [])
    .filter(
      (form) =>
        isItsOwn(form) &&
        form !== salvo &&
        !struck.has(form.type) &&
        !isIdle(idle, form) &&
        !ways.some(({ type }) => type === form.type),
    )
    .toSorted((a, b) => Number(isPosture(b)) - Number(isPosture(a)));
}

/**
 * The orders that let the chances of all of these units go by, where the question is whom they attack and none of them
 * can hit anybody. `null` where somebody can, or where there is only one unit.
 */
export function holdAll<G extends GameTypes>(
  { fields: names, idle, chanceOf }: Pick<HexGame<G>, 'idle' | 'chanceOf'> & { readonly fields: OrderFields },
  menu: ExpandedMenu | null,
  units: Iterable<number>,
): { readonly label: string; readonly orders: ReadonlyMap<number, CoreOrder> } | null {
  const orders = new Map<number, CoreOrder>();
  let label = '';
  let isAttack = false;
  const isHit = ({ explanation }: Choice) => explanation !== undefined && chanceOf(explanation.total) > 0;
  for (const unit of units) {
    const hold = menu?.orders.find((each) => isIdle(idle, each) && isFor(names, each, unit));
    if (!hold) return null;
    const salvo = salvoForm(names, menu, unit);
    const strikes = strikesOf(names, menu, unit);
    isAttack ||= salvo !== undefined || strikes.length > 0;
    if (salvo && shotsOf(names, salvo, unit).some(isHit)) return null;
    if (strikes.some(({ targets }) => targets.some(isHit))) return null;
    label = hold.label;
    orders.set(unit, { ...completed(hold.fields, { [names.unit]: unit }), type: hold.type } as CoreOrder);
  }
  return isAttack && orders.size > 1 ? { label, orders } : null;
}

/** Orders that let the chance of the unit in hand go by: some of their own, or an empty list. */
export function idleOrders<G extends GameTypes>(
  hex: HexGame<G>,
  { menu, form, full }: Ordering,
  unit: number | null,
): SecondOrder[] {
  const names: OrderFields = hex.fields;
  const idle = (menu?.orders ?? []).filter(
    (each) => isIdle(hex.idle, each) && (isFor(names, each, unit) || each.fields.length === 0),
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
