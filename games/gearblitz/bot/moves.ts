import type { OrderForm, Place, Point, Whole } from '@ironfield/kernel/menu.ts';
import type { Random } from '@ironfield/kernel/random.ts';
import { headingTo, movedAlong, turnBetween } from '@ironfield/table/heading.ts';
import { distance } from '@ironfield/table/place.ts';
import { INCH } from '../data/tables.ts';
import type { Order } from '../orders.ts';
import { rosterOf, unitOf } from '../roster.ts';
import { aimAt, lookOf, mountedOn, whyNotUse } from '../rules/aiming.ts';
import { found } from '../rules/sighting.ts';
import { type State, shotAt } from '../state.ts';
import { worthOf } from './attacks.ts';

/** What a bot looks at when it thinks of a place. */
export interface Temper {
  /** Places that it looks at. */
  readonly attention: number;
  /** What it makes of the damage that it could do from there, and of that which could be done to it. */
  readonly eagerness: number;
  readonly caution: number;
}

/** Where most weapons are good, in thousandths of an inch. */
const IDEAL = 9 * INCH;

/** Enemies on the table, the nearest first. */
export function enemiesFrom(state: State, id: number): number[] {
  const { units } = rosterOf(state.setup);
  const at = state.units[id].at!;
  return units
    .filter((other) => other.seat !== units[id].seat && state.units[other.id].at !== null)
    .map((other) => other.id)
    .sort((a, b) => distance(at, state.units[a].at!) - distance(at, state.units[b].at!));
}

/** How good it is to stand there, facing the nearest enemy. */
function standingAt(state: State, id: number, place: Place, temper: Temper): number {
  const unit = state.units[id];
  const { at, heading } = unit;
  unit.at = place;
  try {
    const enemies = enemiesFrom(state, id);
    if (enemies.length === 0) return 0;
    const nearest = state.units[enemies[0]].at!;
    const facing = headingTo(place, nearest);
    if (facing >= 0) unit.heading = facing;
    const far = distance(place, nearest);
    let value = -Math.abs(far - IDEAL) / INCH / 4;
    if (temper.eagerness > 0) value += temper.eagerness * bestShot(state, id, enemies);
    if (temper.caution > 0)
      for (const enemy of enemies.slice(0, 4)) value -= temper.caution * bestShot(state, enemy, [id]);
    else value += Math.min(2, found(state, enemies[0], id).obscured) / 2;
    return value;
  } finally {
    unit.at = at;
    unit.heading = heading;
  }
}

/** The most that a unit may expect to do to one of these with a single shot. */
export function bestShot(state: State, by: number, targets: readonly number[]): number {
  const look = lookOf(state, by);
  let best = 0;
  for (const mount of unitOf(state, by).sheet.card.weapons.keys()) {
    if (mountedOn(state, by, mount).weapon.traits.melee || whyNotUse(state, by, mount)) continue;
    for (const target of targets) {
      const aim = aimAt(state, { id: by, mount, look }, target, true);
      if (aim.whyNot !== null) continue;
      best = Math.max(best, worthOf(state, shotAt(by, mount, target, 'action')));
    }
  }
  return best;
}

/** To the best of some places that it gets to. */
export function walkOrder(
  state: State,
  id: number,
  form: OrderForm,
  { temper, random }: { readonly temper: Temper; readonly random: Random },
): Order {
  const point = form.fields[0] as Point;
  let best: Place | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < temper.attention; i++) {
    const place = point.sample(random);
    const value = standingAt(state, id, place, temper);
    if (value <= most) continue;
    most = value;
    best = place;
  }
  return { type: 'walk', to: { x: best!.x, y: best!.y } };
}

/** As far ahead as is best. */
export function advanceOrder(state: State, id: number, form: OrderForm, temper: Temper): Order {
  const { min, max } = form.fields[0] as Whole;
  const { at, heading } = state.units[id];
  let best = max;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < temper.attention; i++) {
    const far = Math.round(min + ((max - min) * (i + 1)) / temper.attention);
    const value = standingAt(state, id, movedAlong(at!, heading, far), temper);
    if (value <= most) continue;
    most = value;
    best = far;
  }
  return { type: 'advance', distance: best };
}

/** A turn towards the nearest enemy, where it looks elsewhere. */
export function turnOrder(state: State, id: number, form: OrderForm, least: number): Order | null {
  const { at, heading } = state.units[id];
  const [nearest] = enemiesFrom(state, id);
  if (nearest === undefined) return null;
  const wanted = turnBetween(heading, headingTo(at!, state.units[nearest].at!));
  const { max } = form.fields[1] as Whole;
  if (Math.abs(wanted) < least) return null;
  return { type: 'turn', side: wanted < 0 ? 'left' : 'right', by: Math.min(max, Math.abs(wanted)) };
}
