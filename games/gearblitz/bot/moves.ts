import { FULL_TURN, type OrderForm, type Place, type Whole } from '@ironfield/kernel/menu.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { placeOnLine } from '@ironfield/table/crossing.ts';
import { type Heading, headingTo, turnBetween, turned } from '@ironfield/table/heading.ts';
import { distance } from '@ironfield/table/place.ts';
import { INCH, TOLERANCE } from '../data/tables.ts';
import type { Order } from '../orders.ts';
import { rosterOf } from '../roster.ts';
import { longestWalk, moverOf, walk } from '../rules/legs.ts';
import { leastMovement, movesFreely, turnCost } from '../rules/movement.ts';
import type { State } from '../state.ts';
import type { Judge } from './attacks.ts';
import type { Danger } from './danger.ts';
import { type Goal, goalOf } from './goals.ts';
import type { Posture } from './posture.ts';
import { bestShot, enemiesFrom } from './shots.ts';

/** What a bot looks at when it thinks of a place. */
export interface Temper {
  /** Directions that it looks in. */
  readonly attention: number;
  /** What it makes of the damage that it could do from there, and of that which could be done to it. */
  readonly eagerness: number;
  readonly caution: number;
  /** How many enemies it thinks of when it looks for a place. */
  readonly foes: number;
  readonly judge: Judge;
  readonly danger: Danger;
  readonly posture: (state: State, seat: Seat) => Posture;
}

/** Where most weapons are good, in thousandths of an inch, and what an inch more or less costs. */
const IDEAL = 9 * INCH;
const OFF_IDEAL = 0.15;

/** Where a unit wants to get to: where its mission sends it, or to the nearest enemy. */
function bearingOf(state: State, id: number, goal = goalOf(state, id)): Place | null {
  if (goal.hurriesTo) return goal.hurriesTo;
  const [nearest] = enemiesFrom(state, id);
  return nearest === undefined ? null : state.units[nearest].at;
}

/** What it is worth to stand somewhere, and the best shot from there. */
interface Standing {
  readonly value: number;
  readonly shot: number;
}

/** What counts wherever a unit goes. */
interface Thoughts {
  readonly temper: Temper;
  readonly posture: Posture;
  readonly goal: Goal;
  /** The best shot on the way. */
  readonly before: number;
  readonly danger: () => number;
}

/** How good it is to stand there, facing the nearest enemy. */
function standingAt(
  state: State,
  id: number,
  place: Place,
  { temper, posture, goal, before, danger }: Thoughts,
): Standing {
  const unit = state.units[id];
  const { at, heading } = unit;
  unit.at = place;
  try {
    const enemies = enemiesFrom(state, id);
    if (enemies.length === 0) return { value: goal.worth(place), shot: 0 };
    const nearest = state.units[enemies[0]].at!;
    const facing = headingTo(place, nearest);
    if (facing >= 0) unit.heading = facing;
    const isArmed = temper.eagerness > 0 && unit.actions > 0;
    const near = enemies.slice(0, temper.foes);
    const shot = isArmed ? bestShot(state, id, near, temper.judge) : 0;
    // Whoever sees nobody from there has to come nearer.
    const ideal = isArmed && shot === 0 ? 0 : IDEAL;
    const off = goal.hurriesTo ? 0 : Math.abs(distance(place, nearest) - ideal);
    let value = goal.worth(place) - (off / INCH) * OFF_IDEAL * posture.approach;
    if (isArmed) value += temper.eagerness * Math.max(shot, before);
    if (temper.caution > 0) value -= temper.caution * posture.caution * danger();
    return { value, shot };
  } finally {
    unit.at = at;
    unit.heading = heading;
  }
}

/** A way to go, with the turn before it, and what it is worth to have gone it. */
export interface Plan extends Standing {
  readonly heading: Heading;
  readonly far: number;
  readonly to: Place;
}

/** Ways that a unit might go now. */
function* waysOf(
  state: State,
  id: number,
  temper: Temper,
  bearing: Place,
): Generator<Omit<Plan, keyof Standing>> {
  const unit = moverOf(state, id);
  const { at, heading, activation } = state.units[id];
  if (unit.speed === 'stationary') {
    yield { heading, far: 0, to: at! };
    return;
  }
  const wanted = headingTo(at!, bearing);
  const first = wanted >= 0 ? wanted : heading;
  const isFree = movesFreely(unit);
  const mayTurn = isFree || !(activation?.hasTurned && activation.straight === 0);
  const { least } = leastMovement(unit);
  const fan = Array.from({ length: temper.attention }, (_, i) =>
    turned(first, Math.round((i * FULL_TURN) / temper.attention)),
  );
  for (const way of isFree ? fan : mayTurn ? [heading, ...fan] : [heading]) {
    const turn = turnCost(unit, Math.abs(turnBetween(heading, way)), activation?.straight ?? 0);
    if (turn.needsTest) continue;
    const gone = longestWalk(state, id, way);
    const most = gone.distance - turn.mp * INCH;
    if (most < INCH / 4) continue;
    yield { heading: way, far: most, to: placeOnLine(at!, gone.to, most) };
    const half = most >> 1;
    if (half <= least) continue;
    const there = placeOnLine(at!, gone.to, half);
    if (!isFree) yield { heading: way, far: half, to: there };
    else if (walk(state, id, there).distance + TOLERANCE >= half)
      yield { heading: way, far: half, to: there };
  }
}

/** The best of the ways that a unit might go now. */
export function bestPlan(state: State, id: number, temper: Temper): Plan | null {
  const goal = goalOf(state, id);
  const bearing = bearingOf(state, id, goal);
  if (!bearing) return null;
  const isArmed = temper.eagerness > 0 && state.units[id].actions > 0;
  const before = isArmed
    ? bestShot(state, id, enemiesFrom(state, id).slice(0, temper.foes), temper.judge)
    : 0;
  const posture = temper.posture(state, rosterOf(state.setup).units[id].seat);
  const thoughts = { temper, posture, goal, before, danger: temper.danger(state, id, temper) };
  let best: Plan | null = null;
  for (const way of waysOf(state, id, temper, bearing)) {
    const standing = standingAt(state, id, way.to, thoughts);
    if (!best || standing.value > best.value) best = { ...way, ...standing };
  }
  return best;
}

/** The next order of a plan: a turn, or the way itself. */
export function planOrder(state: State, id: number, plan: Plan, forms: MoveForms): Order | null {
  const { heading } = state.units[id];
  if (forms.walk) return plan.far === 0 ? null : { type: 'walk', to: { x: plan.to.x, y: plan.to.y } };
  const turn = turnBetween(heading, plan.heading);
  if (turn !== 0 && forms.turn) return turnBy(turn, forms.turn);
  if (!forms.advance || plan.far === 0) return null;
  const { min, max } = forms.advance.fields[0] as Whole;
  return { type: 'advance', distance: Math.min(max, Math.max(min, plan.far)) };
}

export interface MoveForms {
  readonly walk: OrderForm | undefined;
  readonly advance: OrderForm | undefined;
  readonly turn: OrderForm | undefined;
}

const turnBy = (wanted: number, form: OrderForm): Order => ({
  type: 'turn',
  side: wanted < 0 ? 'left' : 'right',
  by: Math.min((form.fields[1] as Whole).max, Math.abs(wanted)),
});

/** A turn towards the nearest enemy that costs nothing and risks nothing, where it looks elsewhere. */
export function facingOrder(state: State, id: number, form: OrderForm, least: number): Order | null {
  const { at, heading, activation } = state.units[id];
  const [nearest] = enemiesFrom(state, id);
  if (nearest === undefined) return null;
  const wanted = turnBetween(heading, headingTo(at!, state.units[nearest].at!));
  if (Math.abs(wanted) < least) return null;
  const { needsTest } = turnCost(moverOf(state, id), Math.abs(wanted), activation!.straight);
  return needsTest ? null : turnBy(wanted, form);
}

/** As far ahead as it gets. */
export const straightOn = ({ fields }: OrderForm): Order => ({
  type: 'advance',
  distance: (fields[0] as Whole).max,
});
