import type { OrderForm, Pick, Point } from '@ironfield/kernel/menu.ts';
import { headingTo, movedAlong } from '@ironfield/table/heading.ts';
import { INCH } from '../data/tables.ts';
import type { Order } from '../orders.ts';
import { measuredFrom } from '../rules/sighting.ts';
import { SMOKE } from '../rules/systems.ts';
import type { State } from '../state.ts';
import type { Judge } from './attacks.ts';
import { bestShot, enemiesFrom } from './shots.ts';

/** Steps of damage by a single enemy that are worth a smoke screen; half of that for those who are badly hurt. */
const TOO_HOT = 1.2;

/** Smoke towards the nearest enemy, where somebody is likely to do much harm. */
export function smokeOrder(state: State, id: number, form: OrderForm, judge: Judge): Order | null {
  const [nearest, ...others] = enemiesFrom(state, id);
  if (nearest === undefined) return null;
  const { damage } = state.units[id].body;
  const threat = Math.max(
    ...[nearest, ...others.slice(0, 2)].map((enemy) => bestShot(state, enemy, [id], judge)),
  );
  if (threat < (damage >= 2 ? TOO_HOT / 2 : TOO_HOT)) return null;
  const from = measuredFrom(state, id);
  const towards = Math.max(0, headingTo(from, state.units[nearest].at!));
  const at = movedAlong(from, towards, SMOKE.reach * INCH);
  return (form.fields[0] as Point).forbids(at) ? null : { type: 'smoke', at };
}

/** An action that is left goes into a fire, the own first. */
export function fireOrder(id: number, form: OrderForm): Order {
  const fires = Array.from((form.fields[0] as Pick).values).map(Number);
  return { type: 'fight-fire', target: fires.includes(id) ? id : fires[0] };
}
