import type { Decision, Procedure } from '@ironfield/kernel/game.ts';
import { FULL_TURN, type OrderForm, type Place, type Point } from '@ironfield/kernel/menu.ts';
import type { Play } from '@ironfield/kernel/play.ts';
import { type Random, randomBelow } from '@ironfield/kernel/random.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { type Heading, movedAlong, turned } from '@ironfield/table/heading.ts';
import { distance, isSamePlace } from '@ironfield/table/place.ts';
import { INCH, TOLERANCE } from '../data/tables.ts';
import type { GearBlitz } from '../game-types.ts';
import { nameOf, unitOf } from '../roster.ts';
import { longestWalk, mostDistance, movementLeft, walk } from '../rules/legs.ts';
import { leastMovement, movesFreely, turnCost } from '../rules/movement.ts';
import type { Frames, State } from '../state.ts';
import { TEXT } from '../text/menus.ts';
import { REASONS } from '../text.ts';

type Acting = 'walk' | 'advance' | 'back' | 'turn' | 'done';

const HALF_TURN = FULL_TURN / 2;

/** HGB-ROUND-04: whatever a unit does in its activation, one thing after the other. */
export const act: Decision<GearBlitz, Frames['act'], Acting> = {
  menu: (state, { unit }) => ({
    prompt: TEXT.act(nameOf(state, unit)),
    rule: 'HGB-ROUND-04',
    orders: [...moveForms(state, unit), ...turnForms(state, unit), ...doneForms(state, unit)],
  }),
  apply(play, { seat, unit }, order) {
    const again = { step: 'act', seat, unit } as const;
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
        turnUnit(play, unit, order.side === 'left' ? -order.by : order.by);
        play.next(again);
        return;
      case 'done':
        lock(play, unit);
        return;
    }
  },
};

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
        min: 1,
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
      const first = randomBelow(random, FULL_TURN);
      for (const way of [...waysFrom(first), ...waysFrom(state.units[id].heading)]) {
        const { distance: far, to } = longestWalk(state, id, way);
        if (far > 0) return to;
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
  const { spent, isStopped } = state.units[id].activation!;
  const isEnough = isExclusive ? spent > least : spent >= least;
  if (!isEnough && !isStopped && canMove(state, id)) return [];
  return [{ type: 'done', label: TEXT.done, fields: [] }];
}

/** Some way of spending MP is left. */
function canMove(state: State, id: number): boolean {
  const { heading } = state.units[id];
  const ways = movesFreely(unitOf(state, id)) ? waysFrom(heading) : [heading];
  return ways.some((way) => longestWalk(state, id, way).distance > 0);
}

/** All around, a sixth of a right angle apart. */
const waysFrom = (heading: Heading): Heading[] =>
  Array.from({ length: 24 }, (_, i) => turned(heading, (i * FULL_TURN) / 24));

/** HGB-MOVE-01 */
export const leg: Procedure<GearBlitz, Frames['leg']> = (play, { unit: id, to: wanted }) => {
  const unit = play.state.units[id];
  const from = unit.at!;
  const { to, distance: far, cost } = walk(play.state, id, wanted);
  unit.at = to;
  const before = unit.activation!;
  unit.activation = {
    ...before,
    spent: before.spent + cost,
    path: before.path + far,
    straight: before.straight + far,
  };
  const explanation = play.explain((tally) => tally.add(cost, REASONS.ground, 'HGB-MOVE-01'));
  play.emit({ type: 'moved', unit: id, from, to, cost: explanation, activation: unit.activation });
};

function turnUnit(play: Play<GearBlitz>, id: number, by: number): void {
  const unit = play.state.units[id];
  const before = unit.activation!;
  const { mp } = turnCost(unitOf(play.state, id), Math.abs(by), before.straight);
  unit.heading = turned(unit.heading, by);
  unit.activation = { ...before, spent: before.spent + mp * INCH, straight: 0, hasTurned: true };
  const cost = play.explain((tally) => tally.add(mp * INCH, TEXT.turn, 'HGB-MOVE-08'));
  play.emit({ type: 'turned', unit: id, heading: unit.heading, cost, activation: unit.activation });
}

function lock(play: Play<GearBlitz>, id: number): void {
  const unit = play.state.units[id];
  unit.isLocked = true;
  unit.activation = null;
  play.emit({ type: 'locked', unit: id });
}
