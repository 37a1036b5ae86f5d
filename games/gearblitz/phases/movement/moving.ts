import { FULL_TURN, type OrderForm, type Place, type Point } from '@ironfield/kernel/menu/menu.ts';
import type { Procedure } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { type Random, randomBelow } from '@ironfield/kernel/random.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { placeOnLine } from '@ironfield/table/crossing.ts';
import { type Heading, movedAlong, turned } from '@ironfield/table/heading.ts';
import { distance, isSamePlace } from '@ironfield/table/place.ts';
import type { Polygon } from '@ironfield/table/polygon.ts';
import { outlineAround } from '@ironfield/table/scenes/scene.ts';
import { isInfantry } from '../../cards/unit.ts';
import { INCH, TOLERANCE } from '../../data/tables.ts';
import type { GearBlitz } from '../../game-types.ts';
import type { Order } from '../../orders.ts';
import { isChapterByChapter, past, plugged } from '../../register.ts';
import { followed } from '../../rules/infantry/squad.ts';
import { isFree, longestWalk, mostDistance, movementLeft, moverOf, walk } from '../../rules/movement/legs.ts';
import { nextTrial, trialsOf } from '../../rules/movement/trials.ts';
import { whyNotWalk } from '../../rules/movement/walking.ts';
import { buildingAt } from '../../rules/terrain/structures.ts';
import { isBlind } from '../../rules/unit/condition.ts';
import { endMarks } from '../../rules/unit/mark-ends.ts';
import { charged, mayTurn, movesFreely, turnCost } from '../../rules/unit/movement.ts';
import { unitOf } from '../../state/roster.ts';
import type { Frames, State } from '../../state.ts';
import { TEXT } from '../../text/menus.ts';
import { REASONS } from '../../text.ts';
import { comesOut } from '../actions/hull-down.ts';
import { isWatched } from '../attack/reaction.ts';
import { isSought } from '../core/offers.ts';
import { climbOnTo } from './climbing.ts';
import { turnTo } from './maneuver.ts';

const HALF_TURN = FULL_TURN / 2;
/** Less is no way to go: the place would be rounded into another direction. */
const HAIR = INCH / 20;
/** The shortest leg, unless less is left. */
const SHORTEST_LEG = INCH / 4;

const opposite = (heading: Heading): Heading => turned(heading, HALF_TURN);

/** HGB-OPT-03 */
const isDown = (state: State, id: number): boolean => plugged(state.setup).isDown?.(state, id) === true;

type Goes = 'walk' | 'advance' | 'back';
export type Moving = Goes | 'turn';

/** HGB-MOVE-03, HGB-MOVE-06, HGB-MOVE-07: in any direction on foot; all others go the way they face, or back. */
export function moveForms(state: State, id: number, sought?: string): OrderForm<Goes>[] {
  const unit = moverOf(state, id);
  const { isStopped, hasTurned } = state.units[id].activation!;
  if (isStopped || isDown(state, id) || mostDistance(state, id) <= 0) return [];
  if (movesFreely(unit)) {
    const fields = canMove(state, id) ? [new Destination(state, id)] : null;
    return fields ? [{ type: 'walk', label: TEXT.walk, fields }] : [];
  }
  // HGB-MOVE-03: a creep or a turn.
  if (unit.speed === 'stationary' && hasTurned) return [];
  const ways = straightWays(state, id).filter((type) => isSought(sought, [type]));
  return ways.map((type) => straightForm(state, id, type)).filter((form) => form !== null);
}

/** HGB-MOVE-06: backward at Combat Speed from standing, or on from having gone backward; a creep goes both ways. */
function straightWays(state: State, id: number): ('advance' | 'back')[] {
  const { speed } = moverOf(state, id);
  const { direction, jets } = state.units[id].activation!;
  if (speed === 'stationary') return ['advance', 'back'];
  if (speed === 'top' || jets !== null) return ['advance'];
  return direction === null ? ['advance', 'back'] : direction === 'back' ? ['back'] : ['advance'];
}

function straightForm(state: State, id: number, type: 'advance' | 'back'): OrderForm<Goes> | null {
  const { heading } = state.units[id];
  const { distance: max } = longestWalk(state, id, type === 'advance' ? heading : opposite(heading));
  if (max === 0) return null;
  return {
    type,
    label: TEXT[type],
    fields: [
      {
        kind: 'whole',
        name: 'distance',
        label: TEXT.distance,
        min: Math.min(max, SHORTEST_LEG),
        max,
        describe: (far) => ({ label: TEXT.inches(far) }),
      },
    ],
  };
}

/** HGB-MOVE-07: any place that it gets to straight on. */
class Destination implements Point {
  readonly kind = 'point';
  readonly name = 'to';
  readonly label = TEXT.place;
  private readonly state: State;
  private readonly id: number;

  constructor(state: State, id: number) {
    this.state = state;
    this.id = id;
  }

  forbids(to: Place): Reason | null {
    return whyNotWalk(this.state, this.id, to);
  }

  sample(random: Random): Place {
    const { heading } = this.state.units[this.id];
    for (const from of [turned(heading, randomBelow(random, FULL_TURN)), heading]) {
      const [way] = waysOut(this.state, this.id, from);
      if (way) return way;
    }
    throw new Error('There is no way');
  }

  get outline(): Polygon {
    return outlineAround({ ...this.state.units[this.id].at!, radius: mostDistance(this.state, this.id) });
  }
}

/** HGB-MOVE-07 to HGB-MOVE-10 */
export function turnForms(state: State, id: number): OrderForm<'turn'>[] {
  const unit = moverOf(state, id);
  const { path, straight, isStopped, hasTurned } = state.units[id].activation!;
  if (isStopped || unit.climb || isBlind(unit) || isDown(state, id)) return [];
  // HGB-MOVE-03: a creep or a turn.
  if (unit.speed === 'stationary' && !movesFreely(unit) && (path > 0 || hasTurned)) return [];
  // Two turns on the spot are one.
  if (hasTurned && straight === 0) return [];
  const left = movementLeft(state, id);
  const isPossible = (angle: number): boolean => {
    const turn = turnCost(unit, angle, straight);
    return turn.mp * INCH <= left && mayTurn(unit, angle, turn);
  };
  let most = HALF_TURN;
  while (most > 0 && !isPossible(most)) most -= FULL_TURN / 6;
  if (most <= 0) return [];
  return [
    {
      type: 'turn',
      label: TEXT.turn,
      fields: [
        {
          kind: 'pick',
          name: 'side',
          label: TEXT.side,
          values: ['left', 'right'],
          describe: (side) => ({ label: TEXT.sides[side as 'left'] }),
        },
        {
          kind: 'whole',
          name: 'by',
          label: TEXT.heading,
          min: 1,
          max: most,
          describe: (by) => ({ label: TEXT.degrees(by) }),
        },
      ],
    },
  ];
}

/** Some way of spending MP is left. */
export function canMove(state: State, id: number): boolean {
  if (isDown(state, id)) return false;
  const { heading } = state.units[id];
  const unit = moverOf(state, id);
  if (unit.climb) return climbOnTo(state, id).length > 0;
  if (movesFreely(unit)) return !waysOut(state, id, heading).next().done;
  if (unit.mode === 'R' && movementLeft(state, id) >= INCH) return true;
  if (straightWays(state, id).some((type) => straightForm(state, id, type) !== null)) return true;
  return !isChapterByChapter(state) && canPayForTurn(state, id);
}

/** HGB-MOVE-04: a unit without a way ahead may still have to pay for a turn. */
function canPayForTurn(state: State, id: number): boolean {
  if (turnForms(state, id).length === 0) return false;
  const unit = moverOf(state, id);
  const { straight } = state.units[id].activation!;
  const left = movementLeft(state, id);
  return PAID_TURNS.some((angle) => {
    const turn = turnCost(unit, angle, straight);
    return turn.mp > 0 && turn.mp * INCH <= left && mayTurn(unit, angle, turn);
  });
}

const PAID_TURNS = [FULL_TURN / 6, FULL_TURN / 3, HALF_TURN];

/** The places it can reach all around, starting in this direction, if they are a hair or more away. */
function* waysOut(state: State, id: number, from: Heading): Generator<Place> {
  for (const by of AROUND) {
    const way = turned(from, by);
    const { distance: far, to } = longestWalk(state, id, way);
    if (far >= HAIR && whyNotWalk(state, id, to) === null) yield to;
  }
}

/** All around, a sixth of a right angle apart. */
const AROUND = Array.from({ length: 24 }, (_, i) => (i * FULL_TURN) / 24);

/** HGB-MOVE-01: on to a place. */
export function goTo(play: Play<GearBlitz>, id: number, order: Extract<Order, { type: Goes }>): Place {
  const unit = play.state.units[id];
  const { at, heading } = unit;
  if (unit.body.speed !== 'stationary') {
    const direction = order.type === 'back' ? 'back' : 'ahead';
    unit.activation = { ...unit.activation!, direction };
  }
  if (order.type === 'walk') return order.to;
  return movedAlong(at!, order.type === 'advance' ? heading : opposite(heading), order.distance);
}

/** HGB-MOVE-01, HGB-ACT-12: to the next whole inch where somebody may fire at it, or test of the ground, and so on. */
export const leg: Procedure<GearBlitz, Frames['leg']> = (play, { unit: id, to: wanted, since }) => {
  const { state } = play;
  const unit = state.units[id];
  const before = unit.activation;
  if (!unit.at || !before || before.isStopped || isSamePlace(unit.at, wanted)) return;
  const from = unit.at;
  const rest = distance(from, wanted);
  const stop = nextStop(state, id, wanted, rest);
  const isWhole = rest <= stop;
  const gone = walk(state, id, isWhole ? wanted : placeOnLine(from, wanted, stop));
  const { to, cost, road } = gone;
  if (gone.distance === 0 && cost === 0) {
    // It was to go on and cannot, by a hair: the way so far has not been told yet.
    const isTold = isSamePlace(from, since) || before.snappedAt === before.path;
    if (!isTold)
      play.emit({ type: 'moved', unit: id, from, since, cost: play.explain(() => {}), now: { at: from } });
    return;
  }
  // A place is rounded by a hair; an inch is an inch.
  const goesOn = !isWhole && gone.distance + TOLERANCE >= stop;
  const far = goesOn ? stop : gone.distance;
  const trials = trialsOf(state, id, placeOnLine(from, wanted, far));
  unit.others = followed(state, id, from, to);
  unit.at = to;
  const rid = endMarks(state, id, 'moves');
  if (entersBuilding(state, id, from, to)) unit.body = { ...unit.body, hasEntered: true };
  const path = before.path + far;
  unit.activation = {
    ...charged(before, cost),
    path,
    straight: before.straight + far,
    road,
    sand: before.sand + trials.sand,
  };
  const { activation } = unit;
  // HGB-ACT-12: the fire here has told how far it had come.
  const start = before.snappedAt === before.path ? from : since;
  const isTold = !goesOn || trials.frames.length > 0;
  play.emit({
    type: 'moved',
    unit: id,
    from,
    since: isTold ? start : null,
    cost: play.explain((tally) => tally.add(cost, REASONS.ground, 'HGB-MOVE-01')),
    now: { ...rid, at: to, others: unit.others, body: unit.body, activation },
  });
  comesOut(play, id);
  plugged(state.setup).moved?.(play, id, from);
  if (goesOn) play.next({ step: 'leg', unit: id, to: wanted, since: isTold ? to : start });
  if (path % INCH === 0) play.next({ step: 'window', unit: id });
  play.next(...trials.frames);
};

/** HGB-INF-04: sections of one building are one. */
const entersBuilding = (state: State, id: number, from: Place, to: Place): boolean =>
  isInfantry(unitOf(state, id)) &&
  buildingAt(state, to) !== null &&
  buildingAt(state, from) === null &&
  !past(state.setup).hidesOutside?.();

/** The distance to its next question or roll. */
function nextStop(state: State, id: number, wanted: Place, rest: number): number {
  const { at, activation } = state.units[id];
  const isTaken = (far: number): boolean => far < rest && !isFree(state, id, placeOnLine(at!, wanted, far));
  let stop = rest;
  if (isWatched(state, id)) {
    stop = INCH - (activation!.path % INCH);
    // Passes friends in one go, so that it does not stop on them for a window.
    while (isTaken(stop)) stop += INCH;
  }
  let trial = nextTrial(state, id, wanted) ?? rest;
  while (isTaken(trial)) trial += HAIR;
  return Math.min(stop, trial);
}

/** HGB-MOVE-08, HGB-MOVE-11: paid before the test, and not refunded. */
export function turnUnit(play: Play<GearBlitz>, id: number, by: number): void {
  const unit = play.state.units[id];
  const before = unit.activation!;
  const { mp, needsTest } = turnCost(moverOf(play.state, id), Math.abs(by), before.straight);
  if (mp > 0) {
    unit.activation = charged(before, mp * INCH);
    const cost = play.explain((tally) => tally.add(mp * INCH, TEXT.turn, 'HGB-MOVE-08'));
    play.emit({ type: 'paid', unit: id, cost, now: { activation: unit.activation } });
  }
  if (needsTest) play.next({ step: 'maneuver', unit: id, why: 'turn', turn: by });
  else turnTo(play, id, by);
}
