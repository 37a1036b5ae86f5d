import type { Decision, Procedure } from '@ironfield/kernel/game.ts';
import { type Field, FULL_TURN, type OrderForm, type Place, type Point } from '@ironfield/kernel/menu.ts';
import type { Play } from '@ironfield/kernel/play.ts';
import { type Random, randomBelow } from '@ironfield/kernel/random.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { placeOnLine } from '@ironfield/table/crossing.ts';
import { type Heading, movedAlong, turned } from '@ironfield/table/heading.ts';
import { distance, isSamePlace } from '@ironfield/table/place.ts';
import { INCH, TOLERANCE } from '../data/tables.ts';
import type { GearBlitz } from '../game-types.ts';
import { nameOf, unitOf } from '../roster.ts';
import { fullOf, mayReload } from '../rules/ammunition.ts';
import { isFree, longestWalk, mostDistance, movementLeft, walk } from '../rules/legs.ts';
import { leastMovement, movesFreely, turnCost } from '../rules/movement.ts';
import type { Frames, State } from '../state.ts';
import { TEXT } from '../text/menus.ts';
import { REASONS } from '../text.ts';
import { batterForms } from './battering.ts';
import { brace, braceForms } from './bracing.ts';
import { fightFire, fireForms } from './burning.ts';
import { type Calling, call, callForms } from './calling.ts';
import { demolishForms, demolitionBy } from './demolishing.ts';
import { attackBy, attackForms, weaponPick } from './firing.ts';
import { comesOut, goHullDown, hullDownForms, refreshCounter } from './hull-down.ts';
import { bombardForms, bombardmentBy } from './indirect.ts';
import { turnTo } from './maneuver.ts';
import { observationBy, observeForms } from './observing.ts';
import { ramForms } from './ram.ts';
import { isWatched } from './reaction.ts';
import { launchSmoke, smokeForms } from './smoke.ts';

type Acting =
  | 'walk'
  | 'advance'
  | 'back'
  | 'turn'
  | 'attack'
  | 'burst'
  | 'bombard'
  | 'observe'
  | 'observe-place'
  | 'smoke'
  | 'fight-fire'
  | 'brace'
  | 'demolish'
  | 'ram-building'
  | 'reload'
  | Calling
  | 'ram'
  | 'hull-down'
  | 'refresh'
  | 'done';

const HALF_TURN = FULL_TURN / 2;
/** Less is no way to go: the place would be rounded into another direction. */
const HAIR = INCH / 20;
/** Nobody goes on by less, unless that is all that is left. */
const SHORTEST_LEG = INCH / 4;

/** HGB-ROUND-04: whatever a unit does in its activation, one thing after the other. */
export const act: Decision<GearBlitz, Frames['act'], Acting> = {
  menu: (state, { unit }) => ({
    prompt: TEXT.act(nameOf(state, unit)),
    rule: 'HGB-ROUND-04',
    orders: [
      ...moveForms(state, unit),
      ...turnForms(state, unit),
      ...attackForms(state, unit),
      ...demolishForms(state, unit),
      ...bombardForms(state, unit),
      ...observeForms(state, unit),
      ...smokeForms(state, unit),
      ...fireForms(state, unit),
      ...braceForms(state, unit),
      ...ramForms(state, unit),
      ...batterForms(state, unit),
      ...reloadForms(state, unit),
      ...hullDownForms(state, unit),
      ...callForms(state, unit),
      ...doneForms(state, unit),
    ],
  }),
  apply(play, { seat, unit }, order) {
    const again = { step: 'acting', seat, unit } as const;
    const { at, heading } = play.state.units[unit];
    switch (order.type) {
      case 'walk':
        play.next({ step: 'leg', unit, to: order.to }, again);
        return;
      case 'advance':
        play.next({ step: 'leg', unit, to: movedAlong(at!, heading, order.distance) }, again);
        return;
      case 'back':
        play.next({ step: 'leg', unit, to: movedAlong(at!, opposite(heading), order.distance) }, again);
        return;
      case 'turn':
        play.next(again);
        turnUnit(play, unit, order.side === 'left' ? -order.by : order.by);
        return;
      case 'attack':
      case 'burst':
        play.next({ step: 'attack', ...attackBy(unit, order, 'action') }, { step: 'window', unit }, again);
        return;
      case 'demolish':
        play.next(
          { step: 'attack', ...demolitionBy(play.state, unit, order) },
          { step: 'window', unit },
          again,
        );
        return;
      case 'bombard':
        play.next(
          { step: 'attack', ...bombardmentBy(play.state, unit, order) },
          { step: 'window', unit },
          again,
        );
        return;
      case 'observe':
      case 'observe-place':
        play.next({ step: 'observe', ...observationBy(unit, order) }, { step: 'window', unit }, again);
        return;
      case 'smoke':
        launchSmoke(play, unit, order.at);
        play.next(again);
        return;
      case 'fight-fire':
        fightFire(play, unit, order.target);
        play.next({ step: 'window', unit }, again);
        return;
      case 'brace':
        brace(play, unit);
        play.next({ step: 'window', unit }, again);
        return;
      case 'ram':
        play.next({ step: 'ram', by: unit, target: order.target }, { step: 'window', unit }, again);
        return;
      case 'ram-building':
        play.next(
          { step: 'ram-building', by: unit, building: order.building },
          { step: 'window', unit },
          again,
        );
        return;
      case 'reload':
        reload(play, unit, order.mount);
        play.next({ step: 'window', unit }, again);
        return;
      case 'call-reserves':
      case 'call-strike':
      case 'call-salvo':
        play.next({ step: 'window', unit }, again);
        call(play, unit, order);
        return;
      case 'hull-down':
        goHullDown(play, unit);
        play.next({ step: 'window', unit }, again);
        return;
      case 'refresh':
        refreshCounter(play, unit);
        play.next(again);
        return;
      case 'done':
        play.next({ step: 'window', unit }, { step: 'lock', unit, standBy: order.standBy });
        if (mustManeuver(play.state, unit)) play.next({ step: 'maneuver', unit, why: 'blocked', turn: 0 });
        return;
    }
  },
};

/** On with an activation, unless it has ended by itself. */
export const acting: Procedure<GearBlitz, Frames['acting']> = (play, { seat, unit }) => {
  const { at, activation } = play.state.units[unit];
  if (at && activation) play.next({ step: 'act', seat, unit });
};

/** HGB-ROUND-04, HGB-ACT-09: what is not kept on Stand-By is lost. */
export const lock: Procedure<GearBlitz, Frames['lock']> = (play, { unit: id, standBy: wanted }) => {
  const unit = play.state.units[id];
  if (!unit.at) return;
  const standBy = Math.min(wanted, unit.actions);
  const now = { isLocked: true, activation: null, actions: 0, standBy };
  Object.assign(unit, now);
  play.emit({ type: 'locked', unit: id, now });
};

/** HGB-AMMO-04 */
function reloadForms(state: State, id: number): OrderForm<Acting>[] {
  const { actions, ammunition } = state.units[id];
  const { weapons } = unitOf(state, id).sheet.card;
  const empty = weapons.flatMap((mount, i) => (mayReload(mount, ammunition[i]) ? i : []));
  if (actions === 0 || empty.length === 0) return [];
  return [{ type: 'reload', label: TEXT.reload, fields: [weaponPick(state, id, empty)] }];
}

function reload(play: Play<GearBlitz>, id: number, mount: number): void {
  const unit = play.state.units[id];
  unit.actions--;
  unit.ammunition = unit.ammunition.with(mount, fullOf(unitOf(play.state, id).sheet.card.weapons[mount]));
  const { actions, ammunition } = unit;
  play.emit({ type: 'reloaded', unit: id, mount, now: { actions, ammunition } });
}

/** HGB-MOVE-05: whoever cannot go as far as Top Speed demands must maneuver. */
function mustManeuver(state: State, id: number): boolean {
  const { isExclusive, least } = leastMovement(unitOf(state, id));
  const { spent, isStopped } = state.units[id].activation!;
  return isExclusive && spent <= least && !isStopped;
}

const opposite = (heading: Heading): Heading => turned(heading, HALF_TURN);

/** HGB-MOVE-03, HGB-MOVE-07: in any direction on foot; all others go the way they face, or back. */
function moveForms(state: State, id: number): OrderForm<Acting>[] {
  const unit = unitOf(state, id);
  const { heading, activation } = state.units[id];
  const { isStopped, hasTurned } = activation!;
  if (isStopped || mostDistance(state, id) <= 0) return [];
  if (movesFreely(unit)) {
    const fields = canMove(state, id) ? [destination(state, id)] : null;
    return fields ? [{ type: 'walk', label: TEXT.walk, fields }] : [];
  }
  // HGB-MOVE-03: a creep or a turn.
  if (unit.speed === 'stationary' && hasTurned) return [];
  const forms = [straightForm(state, id, 'advance', heading)];
  if (unit.speed === 'stationary') forms.push(straightForm(state, id, 'back', opposite(heading)));
  return forms.filter((form) => form !== null);
}

function straightForm(
  state: State,
  id: number,
  type: 'advance' | 'back',
  way: Heading,
): OrderForm<Acting> | null {
  const { distance: max } = longestWalk(state, id, way);
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
function destination(state: State, id: number): Point {
  const at = state.units[id].at!;
  const most = mostDistance(state, id);
  return {
    kind: 'point',
    name: 'to',
    label: TEXT.place,
    forbids: (to) => whyNotWalk(state, id, to),
    sample(random: Random) {
      const { heading } = state.units[id];
      for (const from of [turned(heading, randomBelow(random, FULL_TURN)), heading]) {
        const [way] = waysOut(state, id, from);
        if (way) return way;
      }
      throw new Error('There is no way');
    },
    outline: waysFrom(0).map((way) => movedAlong(at, way, most + INCH / 10)),
  };
}

function whyNotWalk(state: State, id: number, to: Place): Reason | null {
  const at = state.units[id].at!;
  if (isSamePlace(at, to)) return { message: TEXT.noMove };
  const wanted = distance(at, to);
  const { distance: far } = walk(state, id, to);
  return far + TOLERANCE >= wanted ? null : { message: TEXT.tooFar(far), rule: 'HGB-MOVE-01' };
}

/** HGB-MOVE-07 to HGB-MOVE-10 */
function turnForms(state: State, id: number): OrderForm<Acting>[] {
  const unit = unitOf(state, id);
  const { path, straight, isStopped, hasTurned } = state.units[id].activation!;
  if (isStopped) return [];
  // HGB-MOVE-03: a creep or a turn.
  if (unit.speed === 'stationary' && !movesFreely(unit) && (path > 0 || hasTurned)) return [];
  // Two turns on the spot are one.
  if (hasTurned && straight === 0) return [];
  const left = movementLeft(state, id);
  const isPossible = (angle: number): boolean => turnCost(unit, angle, straight).mp * INCH <= left;
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

/** HGB-MOVE-04, HGB-MOVE-05: not before the least has been moved, unless there is no way. */
function doneForms(state: State, id: number): OrderForm<Acting>[] {
  const { least, isExclusive } = leastMovement(unitOf(state, id));
  const { activation, actions } = state.units[id];
  const { spent, isStopped } = activation!;
  const isEnough = isExclusive ? spent > least : spent >= least;
  if (!isEnough && !isStopped && canMove(state, id)) return [];
  const kept: Field = { kind: 'whole', name: 'standBy', label: TEXT.standBy, min: 0, max: actions };
  return [{ type: 'done', label: TEXT.done, fields: [kept] }];
}

/** Some way of spending MP is left. */
function canMove(state: State, id: number): boolean {
  const { heading } = state.units[id];
  if (movesFreely(unitOf(state, id))) return !waysOut(state, id, heading).next().done;
  return longestWalk(state, id, heading).distance > 0;
}

/** Where it gets to all around, beginning with this direction, if it is a hair or more. */
function* waysOut(state: State, id: number, from: Heading): Generator<Place> {
  for (const way of waysFrom(from)) {
    const { distance: far, to } = longestWalk(state, id, way);
    if (far >= HAIR && whyNotWalk(state, id, to) === null) yield to;
  }
}

/** All around, a sixth of a right angle apart. */
const waysFrom = (heading: Heading): Heading[] =>
  Array.from({ length: 24 }, (_, i) => turned(heading, (i * FULL_TURN) / 24));

/** HGB-MOVE-01, HGB-ACT-12: to the next whole inch where somebody may fire at it, and so on. */
export const leg: Procedure<GearBlitz, Frames['leg']> = (play, { unit: id, to: wanted }) => {
  const { state } = play;
  const unit = state.units[id];
  const before = unit.activation;
  if (!unit.at || !before || before.isStopped || isSamePlace(unit.at, wanted)) return;
  const from = unit.at;
  const rest = distance(from, wanted);
  let step = INCH - (before.path % INCH);
  // Friends are passed in one go: nobody stops on them to be looked at.
  while (step < rest && !isFree(state, id, placeOnLine(from, wanted, step))) step += INCH;
  const isWhole = rest <= step || !isWatched(state, id);
  const { to, distance: far, cost } = walk(state, id, isWhole ? wanted : placeOnLine(from, wanted, step));
  if (far === 0 && cost === 0) return;
  unit.at = to;
  // A place is rounded by a hair; an inch is an inch.
  const gone = !isWhole && far + TOLERANCE >= step ? step : far;
  const path = before.path + gone;
  unit.activation = { ...before, spent: before.spent + cost, path, straight: before.straight + gone };
  const explanation = play.explain((tally) => tally.add(cost, REASONS.ground, 'HGB-MOVE-01'));
  play.emit({
    type: 'moved',
    unit: id,
    from,
    cost: explanation,
    now: { at: to, activation: unit.activation },
  });
  comesOut(play, id);
  if (path % INCH !== 0) return;
  if (!isWhole) play.next({ step: 'leg', unit: id, to: wanted });
  play.next({ step: 'window', unit: id });
};

/** HGB-MOVE-08, HGB-MOVE-11: paid before the test, and what is paid stays so. */
function turnUnit(play: Play<GearBlitz>, id: number, by: number): void {
  const unit = play.state.units[id];
  const before = unit.activation!;
  const { mp, needsTest } = turnCost(unitOf(play.state, id), Math.abs(by), before.straight);
  if (mp > 0) {
    unit.activation = { ...before, spent: before.spent + mp * INCH };
    const cost = play.explain((tally) => tally.add(mp * INCH, TEXT.turn, 'HGB-MOVE-08'));
    play.emit({ type: 'paid', unit: id, cost, now: { activation: unit.activation } });
  }
  if (needsTest) play.next({ step: 'maneuver', unit: id, why: 'turn', turn: by });
  else turnTo(play, id, by);
}
