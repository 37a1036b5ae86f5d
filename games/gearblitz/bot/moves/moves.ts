import { FULL_TURN, type OrderForm, type Place, type Whole } from '@ironfield/kernel/menu/menu.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { placeOnLine } from '@ironfield/table/crossing.ts';
import { type Heading, headingTo, turnBetween, turned } from '@ironfield/table/heading.ts';
import { distance } from '@ironfield/table/place.ts';
import { INCH } from '../../data/tables.ts';
import type { Order } from '../../orders.ts';
import { longestWalk, mostDistance, movementLeft, moverOf } from '../../rules/movement/legs.ts';
import { whyNotWalk } from '../../rules/movement/walking.ts';
import { FREE_TURN, leastMovement, movesFreely, turnCost } from '../../rules/unit/movement.ts';
import { rosterOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';
import type { Judge } from '../fire/attacks.ts';
import type { Danger } from '../fire/danger.ts';
import { bestShot, enemiesFrom } from '../fire/shots.ts';
import { type Goal, goalOf } from '../goals/goals.ts';
import type { Posture } from '../goals/posture.ts';
import { entryNear } from '../goals/reserves.ts';
import { sheltersOf } from './shelters.ts';

/** A bot's priorities when choosing a place. */
export interface Temper {
  /** Directions that it looks in. */
  readonly attention: number;
  /** The weight of the damage it could do from there, and of the damage it could take. */
  readonly eagerness: number;
  readonly caution: number;
  /** The number of enemies it considers when choosing a place. */
  readonly foes: number;
  /** It looks for places behind cover, again when it has fired. */
  readonly seeksCover: boolean;
  readonly judge: Judge;
  readonly danger: Danger;
  readonly posture: (state: State, seat: Seat) => Posture;
}

/** The range at which most weapons are good, in thousandths of an inch, and the cost of an inch more or less. */
const IDEAL = 9 * INCH;
const OFF_IDEAL = 0.15;
/** A distance that no enemy covers in a round or two to fire from close range. */
const AWAY = 36 * INCH;

/** The nearest enemy, or where one may be expected. */
function foeNear(state: State, id: number, [nearest] = enemiesFrom(state, id)): Place | null {
  const { at } = state.units[id];
  return nearest === undefined
    ? entryNear(state, rosterOf(state.setup).units[id].seat, at!)
    : state.units[nearest].at;
}

/** The unit's destination: where its mission sends it, or the nearest enemy. */
const bearingOf = (state: State, id: number, goal: Goal): Place | null =>
  goal.hurriesTo ?? foeNear(state, id);

/** The value of standing somewhere, and the best shot from there. */
interface Standing {
  readonly value: number;
  readonly shot: number;
}

/** Considerations that hold wherever a unit goes. */
interface Thoughts {
  readonly temper: Temper;
  readonly posture: Posture;
  readonly goal: Goal;
  /** The best shot on the way. */
  readonly before: number;
  readonly danger: () => number;
}

/** The unit's position at the end of a way, facing the nearest enemy as far as it may turn. */
export function standingAt<Answer>(
  state: State,
  id: number,
  way: Way,
  think: (enemies: number[]) => Answer,
): Answer {
  const unit = state.units[id];
  const { at, heading } = unit;
  unit.at = way.to;
  const enemies = enemiesFrom(state, id);
  const foe = foeNear(state, id, enemies);
  const facing = foe ? headingTo(way.to, foe) : -1;
  if (facing >= 0) {
    const turn = turnBetween(way.heading, facing);
    unit.heading = turned(way.heading, easyTurn(moverOf(state, id), turn, way.far, way.spare));
  }
  const answer = think(enemies);
  unit.at = at;
  unit.heading = heading;
  return answer;
}

/** As much of a turn as needs no test and fits the remaining thousandths of an MP. */
function easyTurn(
  unit: Parameters<typeof turnCost>[0],
  wanted: number,
  straight: number,
  left: number,
): number {
  const isEasy = (turn: number): boolean => {
    const { mp, needsTest } = turnCost(unit, Math.abs(turn), straight);
    return !needsTest && mp * INCH <= left;
  };
  if (isEasy(wanted)) return wanted;
  const part = Math.sign(wanted) * FREE_TURN;
  return Math.abs(wanted) > FREE_TURN && isEasy(part) ? part : 0;
}

/** The value of a position without enemy fire. */
const inPeace = (state: State, id: number, way: Way, { temper, posture, goal, before }: Thoughts): Standing =>
  standingAt(state, id, way, (enemies) => {
    const { to: place } = way;
    const foe = foeNear(state, id, enemies);
    if (!foe) return { value: goal.worth(place), shot: 0 };
    const isArmed = temper.eagerness > 0 && state.units[id].actions > 0;
    const shot = isArmed ? bestShot(state, id, enemies.slice(0, temper.foes), temper.judge) : 0;
    // A unit that sees no enemy from there must come nearer.
    const isBlind = isArmed && shot === 0 && enemies.length > 0;
    const ideal = posture.keepsAway ? AWAY : isBlind ? 0 : IDEAL;
    const off = goal.hurriesTo ? 0 : Math.abs(distance(place, foe) - ideal);
    const value = goal.worth(place) - (off / INCH) * OFF_IDEAL * posture.approach;
    return { value: isArmed ? value + temper.eagerness * Math.max(shot, before) : value, shot };
  });

/** The loss of its value to enemy fire. */
const underFire = (state: State, id: number, way: Way, { temper, posture, danger }: Thoughts): number =>
  temper.caution > 0 ? temper.caution * posture.caution * standingAt(state, id, way, danger) : 0;

/** A move, with the turn before it, and the value of having made it. */
export interface Plan extends Standing {
  readonly heading: Heading;
  readonly far: number;
  readonly to: Place;
  /** The least it could still move, in thousandths of an MP. */
  readonly spare: number;
}

type Way = Omit<Plan, keyof Standing>;

/** Moves to consider now: in all directions, and behind nearby cover. */
function* waysOf(state: State, id: number, temper: Temper, bearing: Place): Generator<Way> {
  const unit = moverOf(state, id);
  const { at, heading, activation } = state.units[id];
  if (unit.speed === 'stationary') {
    yield { heading, far: 0, to: at!, spare: 0 };
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
    const gone = straightTo(state, id, way);
    if (!gone || gone.far < INCH / 4) continue;
    if (mayStop(state, id, gone)) yield gone;
    const half = gone.far >> 1;
    if (half > least && mayStop(state, id, shorter(at!, gone, half))) yield shorter(at!, gone, half);
  }
  if (!temper.seeksCover) return;
  // It has gone far enough already.
  const path = activation?.path ?? 0;
  if (path > 0 && path >= least) yield { heading, far: 0, to: at!, spare: movementLeft(state, id) };
  if (!mayTurn) return;
  for (const place of sheltersOf(state, id, mostDistance(state, id))) {
    const far = distance(at!, place);
    const gone = far > least ? straightTo(state, id, headingTo(at!, place)) : null;
    if (gone && far <= gone.far && mayStop(state, id, shorter(at!, gone, far))) yield shorter(at!, gone, far);
  }
}

/** As far as a unit gets in a direction, after a turn that needs no test. */
export function straightTo(state: State, id: number, way: Heading): Way | null {
  const { at, heading, activation } = state.units[id];
  const turn = turnCost(moverOf(state, id), Math.abs(turnBetween(heading, way)), activation?.straight ?? 0);
  if (turn.needsTest) return null;
  const gone = longestWalk(state, id, way);
  const far = gone.distance - turn.mp * INCH;
  return { heading: way, far, to: placeOnLine(at!, gone.to, far), spare: 0 };
}

export const shorter = (at: Place, { heading, to, far: most }: Way, far: number): Way => ({
  heading,
  far,
  to: placeOnLine(at, to, far),
  spare: most - far,
});

/** A unit that moves freely names its destination and needs room there. */
export const mayStop = (state: State, id: number, { to }: Way): boolean =>
  !movesFreely(moverOf(state, id)) || whyNotWalk(state, id, to) === null;

/** The best of the ways that a unit might go now, if it is better than `least`. */
export function bestPlan(
  state: State,
  id: number,
  temper: Temper,
  least = Number.NEGATIVE_INFINITY,
): Plan | null {
  const goal = goalOf(state, id);
  const bearing = bearingOf(state, id, goal);
  if (!bearing) return null;
  const isArmed = temper.eagerness > 0 && state.units[id].actions > 0;
  const thoughts = {
    temper,
    posture: temper.posture(state, rosterOf(state.setup).units[id].seat),
    goal,
    before: isArmed ? bestShot(state, id, enemiesFrom(state, id).slice(0, temper.foes), temper.judge) : 0,
    danger: temper.danger(state, id, temper),
  };
  const plans = Array.from(
    waysOf(state, id, temper, bearing),
    (way): Plan => ({
      ...way,
      ...inPeace(state, id, way, thoughts),
    }),
  ).sort((a, b) => b.value - a.value);
  let best: Plan | null = null;
  for (const plan of plans) {
    const most = best?.value ?? least;
    // Fire makes nothing better.
    if (plan.value <= most) break;
    const value = plan.value - underFire(state, id, plan, thoughts);
    if (value > most) best = { ...plan, value };
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

/** A turn towards the nearest enemy, or where one is expected, that risks nothing, where it looks elsewhere. */
export function facingOrder(state: State, id: number, form: OrderForm, least: number): Order | null {
  const { at, heading, activation } = state.units[id];
  const foe = foeNear(state, id);
  const towards = foe ? headingTo(at!, foe) : -1;
  if (towards < 0) return null;
  const wanted = turnBetween(heading, towards);
  if (Math.abs(wanted) < least) return null;
  const turn = easyTurn(moverOf(state, id), wanted, activation!.straight, movementLeft(state, id));
  return turn === 0 ? null : turnBy(turn, form);
}

/** Straight ahead, as far as it gets. */
export const straightOn = ({ fields }: OrderForm): Order => ({
  type: 'advance',
  distance: (fields[0] as Whole).max,
});
