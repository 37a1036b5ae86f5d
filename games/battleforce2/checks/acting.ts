// Units that are gone, or may not act, do nothing.

import type { OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../battlefield.ts';
import type { Battleforce2 } from '../game-types.ts';
import type { Order } from '../orders.ts';
import { declare } from '../phases/combat/combat.ts';
import { move } from '../phases/movement/movement.ts';
import { isShutDown, surviving } from '../rules/elements/condition.ts';
import { isRouted } from '../rules/movement/transport.ts';
import { DESTROYED, type Frame, RETREATED, type State } from '../state.ts';

type Check = (holds: boolean, sentence: string) => void;

/** Orders that move a unit. */
const MOVES: readonly Order['type'][] = ['move', 'support-move', 'enter', 'load', 'rev', 'launch'];
/** Instead of firing, which is looked at when it is declared. */
const ATTACKS: readonly Order['type'][] = [
  'clear-mines',
  'clear-woods',
  'extinguish',
  'lay-thunder',
  'shell',
  'strafe',
  'bomb',
];
/** Questions to a unit. */
const ASKED: readonly Frame['step'][] = ['combat/ambush', 'hidden/surprise', 'end/submarine'];

export function checkActing(check: Check, field: Battlefield, state: State): void {
  const frame = state.agenda[state.agenda.length - 1] as Frame | undefined;
  if (!frame || state.outcome) return;
  if (frame.step === 'combat/volley') checkVolley(check, field, state);
  if (frame.step === 'movement/march') checkMarch(check, field, state, frame.unit);
  if (ASKED.includes(frame.step) && 'unit' in frame)
    check(isThere(field, state, frame.unit), `${nameOf(field, frame.unit)}: is asked, and is gone`);
  if (frame.step === 'movement/move')
    checkMenu(check, field, state, { seat: frame.seat, types: MOVES }, move);
  if (frame.step === 'combat/declare')
    checkMenu(check, field, state, { seat: frame.seat, types: ATTACKS }, declare);
}

const nameOf = ({ unitSetups }: Battlefield, unit: number): string => unitSetups[unit].id;

const isThere = (field: Battlefield, state: State, unit: number): boolean => {
  const { hex } = state.units[unit];
  return hex !== DESTROYED && hex !== RETREATED && surviving(field, state, unit).length > 0;
};

const isDown = (field: Battlefield, state: State, unit: number): boolean =>
  surviving(field, state, unit).some((element) => isShutDown(state.elements[element]));

/** BF2-ATK-01: before the first roll. Who pays for an ambush has made it in the Movement Phase of the other side. */
function checkVolley(check: Check, field: Battlefield, state: State): void {
  const { volley, units, elements, phase } = state;
  if (!volley) return;
  const name = nameOf(field, volley.unit);
  check(isThere(field, state, volley.unit), `${name}: fires, and is gone`);
  check(!isRouted(field, state, volley.unit), `${name}: fires, and is routed`);
  check(phase !== 'combat' || !units[volley.unit].mayNotAttack, `${name}: fires, and may not attack`);
  for (const { attacker } of volley.attacks) {
    const isAble = !elements[attacker].destroyed && !isShutDown(elements[attacker]);
    check(isAble, `${name}: fires with an element that is destroyed or shut down`);
  }
}

/** BF2-MOVE-04 */
function checkMarch(check: Check, field: Battlefield, { units }: State, unit: number): void {
  check(!units[unit].mayNotMove, `${nameOf(field, unit)}: moves, and may not`);
  check(units[unit].carrier === null, `${nameOf(field, unit)}: moves, and is carried`);
}

type Asking = Pick<Decision<Battleforce2, { readonly seat: Seat }, Order['type']>, 'menu'>;

/** BF2-MOVE-04, BF2-ATK-01, BF2-MOR-03: whom the menu offers. */
function checkMenu(
  check: Check,
  field: Battlefield,
  state: State,
  { seat, types }: { readonly seat: Seat; readonly types: readonly Order['type'][] },
  { menu }: Asking,
): void {
  for (const form of menu(state, { seat }).orders) {
    if (!types.includes(form.type)) continue;
    for (const unit of unitsOn(field, form)) {
      const name = nameOf(field, unit);
      check(isThere(field, state, unit), `${name}: may ${form.type}, and is gone`);
      check(!isRouted(field, state, unit), `${name}: may ${form.type}, and is routed`);
      if (types === ATTACKS)
        check(!state.units[unit].mayNotAttack, `${name}: may ${form.type}, and may not attack`);
      else if (form.type !== 'load')
        check(!isDown(field, state, unit), `${name}: may ${form.type}, and is shut down`);
    }
  }
}

/** The units whose order it would be. */
function unitsOn({ unitOf }: Battlefield, { fields }: OrderForm<Order['type']>): readonly number[] {
  const [first] = fields;
  if (first?.kind !== 'pick') return [];
  const values = Array.from(first.values) as number[];
  if (first.name === 'unit') return values;
  return first.name === 'element' ? values.map((element) => unitOf[element]) : [];
}
