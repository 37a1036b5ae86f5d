// Units that are gone, or may not act, do nothing; a unit in a transport is out of reach.

import type { OrderForm, Place } from '@ironfield/kernel/menu/menu.ts';
import { FULL_TURN } from '@ironfield/kernel/menu/menu.ts';
import type { FrameOf } from '@ironfield/kernel/play/game.ts';
import { movedAlong, turned } from '@ironfield/table/heading.ts';
import { isOnTable } from '@ironfield/table/scenes/scene.ts';
import { isInfantry } from '../cards/unit.ts';
import { INCH } from '../data/tables.ts';
import type { GearBlitz } from '../game-types.ts';
import type { Order } from '../orders.ts';
import { snap } from '../phases/attack/reaction.ts';
import { activate } from '../phases/turn/activation.ts';
import { plugged } from '../register.ts';
import { isArriving } from '../rules/battle/reserves.ts';
import { baseOf, found } from '../rules/sight/sighting.ts';
import { placesBeside } from '../rules/terrain/beside.ts';
import { buildingAt } from '../rules/terrain/structures.ts';
import { enemiesOf, rosterOf, sheetOf, unitOf } from '../state/roster.ts';
import type { Attack, State } from '../state.ts';

type Frame = FrameOf<GearBlitz>;
type Check = (holds: boolean, sentence: string) => void;

export function checkActing(check: Check, state: State): void {
  const frame = state.agenda[state.agenda.length - 1] as Frame | undefined;
  if (!frame || state.outcome) return;
  if (frame.step === 'act') checkActor(check, state, frame.unit);
  if (frame.step === 'activate') checkOffered(check, state, activate.menu(state, frame).orders);
  if (frame.step === 'snap') checkSnappers(check, state, snap.menu(state, frame).orders);
  if (frame.step === 'first') checkReach(check, state);
  for (const waiting of state.agenda as readonly Frame[])
    if (waiting.step === 'attack' || waiting.step === 'volley') checkAttack(check, state, waiting);
}

const nameOf = (state: State, id: number): string => `${sheetOf(state, id).name} (${id})`;

const isFit = ({ units }: State, id: number): boolean =>
  units[id].at !== null && units[id].body.damage < 4 && units[id].shutDown === 0;

/** HGB-ROUND-04, HGB-FLAW-09 */
function checkActor(check: Check, state: State, id: number): void {
  const { activation, isLocked } = state.units[id];
  check(isFit(state, id), `${nameOf(state, id)} acts, and is gone or shut down`);
  check(activation !== null && !isLocked, `${nameOf(state, id)} acts, and is not being activated`);
}

/** Units that a menu has of a type of order. */
const unitsOf = (forms: readonly OrderForm<Order['type']>[], type: Order['type']): readonly number[] =>
  forms.flatMap(({ type: own, fields: [first] }) =>
    own === type && first?.kind === 'pick' ? (Array.from(first.values) as number[]) : [],
  );

/** HGB-ROUND-03 */
function checkOffered(check: Check, state: State, forms: readonly OrderForm<Order['type']>[]): void {
  for (const id of unitsOf(forms, 'activate')) {
    check(isFit(state, id), `${nameOf(state, id)} may be activated, and is gone or shut down`);
    check(!state.units[id].isLocked, `${nameOf(state, id)} may be activated again`);
  }
  for (const id of unitsOf(forms, 'enter'))
    check(isArriving(state, id), `${nameOf(state, id)} may enter, and does not arrive`);
}

/** HGB-ACT-11, HGB-FLAW-09, HGB-MOR-04 */
function checkSnappers(check: Check, state: State, forms: readonly OrderForm<Order['type']>[]): void {
  for (const id of unitsOf(forms, 'snap')) {
    const { actions, standBy } = state.units[id];
    check(isFit(state, id), `${nameOf(state, id)} may fire, and is gone or shut down`);
    check(actions + standBy > 0, `${nameOf(state, id)} may fire, and has no action`);
    check(
      !plugged(state.setup).whyNoAttack?.(null, state, id),
      `${nameOf(state, id)} may fire, and may not attack`,
    );
  }
}

/** HGB-ATT-01 */
function checkAttack(check: Check, state: State, { by, manner }: Attack): void {
  const { at, body } = state.units[by];
  check(at !== null, `${nameOf(state, by)} attacks, and is gone`);
  check(body.damage < 4 || manner === 'final shot', `${nameOf(state, by)} attacks, and is destroyed`);
}

const WAYS = 8;

/** HGB-LOS-04, HGB-BLDG-03: when a round begins some enemy could attack each unit from somewhere, or the house it is in. */
function checkReach(check: Check, state: State): void {
  for (const { id } of rosterOf(state.setup).units) {
    const { at } = state.units[id];
    const enemies = enemiesOf(state, id);
    if (at === null || enemies.length === 0) continue;
    if (isInfantry(unitOf(state, id)) && buildingAt(state, at)) continue;
    const isSeenBy = (enemy: number) =>
      placesAround(state, enemy, id).some((place) => isSeenFrom(state, enemy, place, id));
    check(enemies.some(isSeenBy), `${nameOf(state, id)} is where nobody can attack it`);
  }
}

/** In contact, or somewhere around. */
function placesAround(state: State, enemy: number, id: number): Place[] {
  const base = baseOf(state, id);
  const further = [3, 6, 12].flatMap((inches) =>
    Array.from({ length: WAYS }, (_, i) =>
      movedAlong(base, turned(0, (i * FULL_TURN) / WAYS), inches * INCH),
    ),
  );
  return [...placesBeside(state, enemy, base), ...further.filter((place) => isOnTable(state.scene, place))];
}

function isSeenFrom(state: State, enemy: number, at: Place, id: number): boolean {
  const moved = { ...state.units[enemy], at, others: [], body: { ...unitOf(state, enemy), climb: null } };
  const there = { ...state, units: state.units.with(enemy, moved) };
  return !found(there, enemy, id).sight.isHiddenBySolid;
}
