import type { OrderForm, Pick, Point } from '@ironfield/kernel/menu/menu.ts';
import { headingTo, movedAlong } from '@ironfield/table/heading.ts';
import { INCH } from '../data/tables.ts';
import type { Order } from '../orders.ts';
import { measuredFrom } from '../rules/sight/sighting.ts';
import { SMOKE } from '../rules/unit/systems.ts';
import type { State } from '../state.ts';
import type { Judge } from './fire/attacks.ts';
import { bestShot, enemiesFrom } from './fire/shots.ts';

/** The steps of damage that a smoke screen must save; half of that for badly damaged units. */
const WORTH_A_SCREEN = 0.8;
/** The weight of the damage it stops its owner from doing: the unit may have moved by then. */
const OWN = 0.5;
/** Enemies that are thought of. */
const NEAR = 4;

/** Smoke towards one of the enemies, where it keeps them from doing more harm than it spares them. */
export function smokeOrder(state: State, id: number, form: OrderForm, judge: Judge): Order | null {
  const near = enemiesFrom(state, id).slice(0, NEAR);
  const balance = (): number =>
    near.reduce((sum, enemy) => sum + bestShot(state, enemy, [id], judge), 0) -
    OWN * bestShot(state, id, near, judge);
  const before = balance();
  let most = state.units[id].body.damage >= 2 ? WORTH_A_SCREEN / 2 : WORTH_A_SCREEN;
  if (before < most) return null;
  const from = measuredFrom(state, id);
  const { effects } = state;
  let best: Order | null = null;
  for (const enemy of near) {
    const towards = Math.max(0, headingTo(from, state.units[enemy].at!));
    const at = movedAlong(from, towards, SMOKE.reach * INCH);
    if ((form.fields[0] as Point).forbids(at)) continue;
    state.effects = { ...effects, smoke: [...effects.smoke, { at, until: state.round }] };
    const saved = before - balance();
    state.effects = effects;
    if (saved < most) continue;
    most = saved;
    best = { type: 'smoke', at };
  }
  return best;
}

/** An action that is left goes into a fire, the own first. */
export function fireOrder(id: number, form: OrderForm): Order {
  const fires = Array.from((form.fields[0] as Pick).values).map(Number);
  return { type: 'fight-fire', target: fires.includes(id) ? id : fires[0] };
}
