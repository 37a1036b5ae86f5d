import { neighbour } from '@ironfield/hex/board.ts';
import type { Field, Scalar } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { z } from 'zod';
import type { Battlefield } from '../../battlefield.ts';
import type { Classic } from '../../game-types.ts';
import type { Option } from '../../option.ts';
import { indexSchema } from '../../orders/parts.ts';
import { arriveIn } from '../../phases/landing/arrival.ts';
import { fallDown } from '../../phases/landing/fall-down.ts';
import { wades } from '../../phases/landing/leap-landing.ts';
import { stepInto } from '../../phases/landing/step-into.ts';
import { declareMode } from '../../phases/movement/movement-legs.ts';
import { MorePick } from '../../phases/movement/movement-picks.ts';
import { endings } from '../../phases/turn/mark-endings.ts';
import { section } from '../../rule-index/section.ts';
import { isClosed } from '../../rules/ground/steps.ts';
import {
  CLINGING,
  climbOf,
  cling,
  forgetClimb,
  markClimb,
  stopClimbing,
} from '../../rules/movement/climbing.ts';
import type { AddedMove, Moved } from '../../rules/movement/move-kind.ts';
import { insistOn, OVER } from '../../rules/movement/move-kind.ts';
import { walkMp } from '../../rules/movement/movement-points.ts';
import type { Mover } from '../../rules/movement/mover.ts';
import { groundAhead, numberAhead } from '../../rules/movement/rolls-ahead.ts';
import { spend } from '../../rules/movement/spending.ts';
import { directionTo } from '../../rules/physical/displacement.ts';
import { fall, levelsAbove } from '../../rules/piloting/falls.ts';
import { pilotingNumber, pilotingRoll, totalPiloting } from '../../rules/piloting/piloting.ts';
import { canAct, isPlaced } from '../../rules/unit/condition.ts';
import { freeHands } from '../../rules/unit/limbs.ts';
import { endMark } from '../../rules/unit/mark-ends.ts';
import { isTaken } from '../../rules/unit/stacking.ts';
import { isStuck } from '../../rules/unit/stuck.ts';
import type { State, UnitState } from '../../state.ts';
import { ROLLS_AHEAD } from '../../text/piloting.ts';
import { isTorso, Location } from '../../units/locations.ts';

declare module '../../extensions.ts' {
  interface OptionOrders {
    climb: {
      readonly type: 'climb';
      readonly unit: number;
      readonly height: number | 'top' | 'ground';
      readonly more: boolean;
    };
  }
  interface OptionRolls {
    climb: true;
  }
}

/** MT-MOV-06: so far one walks. */
const STEP = 2;
/** By hands: MP a level, and what is added to the roll for it; MT-MOV-07 to every other roll. */
const LEVEL_COST = [0, 3, 2];
const ONE_HANDED = [0, 2, 0];
const HANGING = [2, 2, 1];
const EASY_TARGET = -2;
/** Blows that reach somebody above the ground. */
const REACHING: readonly string[] = ['punch', 'kick', 'club', 'hatchet', 'sword', 'dfa'];
const WORDS = {
  label: 'Climb',
  height: 'Where to',
  at: (levels: number, mp: number) => `${levels} ${levels === 1 ? 'level' : 'levels'} up, ${mp} MP`,
  top: (hex: string, mp: number) => `Up into ${hex}, ${mp} MP`,
  ground: (hex: string, mp: number) => `Down to the ground in ${hex}, ${mp} MP`,
  oneHand: 'With one hand',
  state: (levels: number) => `hangs ${levels} up`,
  hanging: 'Hangs on a cliff',
  target: 'Target hangs on a cliff',
};
const WHY_NOT = {
  message:
    'One climbs with a free hand and walking MP, where the hex ahead is 3 levels or more higher or lower',
  rule: 'MT-MOV-06',
} as const;
const why = (message: string) => ({ message, rule: 'MT-MOV-07' }) as const;
const HELD = why("A 'Mech that hangs on a cliff climbs on or clings to it");
const NO_BLOW = why("A 'Mech that hangs on a cliff makes no physical attacks");
const OUT_OF_REACH = why('The target hangs on a cliff above the ground');
const NOT_READY = why("A 'Mech that hangs on a cliff fires only backward, from its torso or head");

/** A wall to climb. */
interface Wall {
  readonly lower: number;
  readonly upper: number;
  readonly levels: number;
  /** Its height on the wall, from the ground at 0 to the top. */
  readonly height: number;
  readonly isOnTop: boolean;
}

function wallOf(mover: Mover): Wall | null {
  const { field, mech } = mover;
  const { hex, facing } = mech;
  const { board, bed } = field;
  const climb = climbOf(mech);
  if (climb) {
    const levels = bed[climb.upper] - bed[hex];
    return { lower: hex, upper: climb.upper, levels, height: climb.height, isOnTop: false };
  }
  if (!mover.isUp || mover.isCrowded || isStuck(mech)) return null;
  const ahead = neighbour(board, hex, facing);
  if (ahead < 0 || isClosed(field, ahead)) return null;
  const rise = bed[ahead] - bed[hex];
  if (rise > STEP) return { lower: hex, upper: ahead, levels: rise, height: 0, isOnTop: false };
  if (rise < -STEP) return { lower: ahead, upper: hex, levels: -rise, height: -rise, isOnTop: true };
  return null;
}

/** Walking MP, though what holds a climber leaves it none for anything else. */
function pointsOf({ field, state, unit, mech, isUnderWay }: Mover): number {
  if (!canAct(mech)) return 0;
  if (isUnderWay) return mech.thisTurn.mode === 'walk' ? mech.thisTurn.mpLeft : 0;
  return Math.max(0, walkMp(field, state, unit) - mech.thisTurn.mpOwed);
}

const handsOf = ({ field, state, unit }: Mover): number => freeHands(field, state, unit).length;

interface Way {
  readonly height: number | 'top' | 'ground';
  readonly mp: number;
}

/** The heights it may climb to with its MP, upward first. */
function waysOf(mover: Mover): Way[] {
  const wall = wallOf(mover);
  const cost = LEVEL_COST[handsOf(mover)];
  const points = pointsOf(mover);
  if (!wall || cost === 0 || points === 0) return [];
  const { state, unit } = mover;
  const { lower, upper, levels, height, isOnTop } = wall;
  const isFree = (cell: number) => !isTaken(state, cell, unit);
  const { walkIn } = mover.steps;
  const ways: Way[] = [];
  if (!isOnTop) {
    for (let at = height + 1; at <= levels; at++) ways.push({ height: at, mp: (at - height) * cost });
    if (isFree(upper)) ways.push({ height: 'top', mp: (levels - height) * cost + walkIn[upper] });
  }
  if (height > 0 && isFree(lower)) {
    for (let at = height - 1; at > 0; at--) ways.push({ height: at, mp: (height - at) * cost });
    ways.push({ height: 'ground', mp: height * cost + walkIn[lower] });
  }
  return ways.filter(({ mp }) => mp <= points);
}

/** MT-MOV-06: for each level. */
const levelRoll = (hands: number) =>
  ({ reason: 'climb', modifier: ONE_HANDED[hands], rule: 'MT-MOV-06', words: WORDS.oneHand }) as const;

/** All of them up or down to a height, in words. */
function rollsTo(mover: Mover, goal: number): string {
  const { lower, height } = wallOf(mover)!;
  const number = numberAhead(mover, lower, 'walk', levelRoll(handsOf(mover)));
  return ROLLS_AHEAD.climb(number, Math.abs(goal - height));
}

const CLIMB: AddedMove = {
  needsLimbs: true,
  type: 'climb',
  label: WORDS.label,
  offers: (mover) => waysOf(mover).length > 0,
  fields: (mover): readonly Field[] => {
    const ways = waysOf(mover);
    const wayTo = (height: Scalar) => ways.find((way) => way.height === height)!;
    const { lower, upper, levels } = wallOf(mover)!;
    const { number } = mover.field.board;
    return [
      {
        kind: 'pick',
        name: 'height',
        label: WORDS.height,
        values: ways.map(({ height }) => height),
        describe: (value) => {
          const { height, mp } = wayTo(value);
          const tell = (label: string, goal: number, end: readonly string[] = []) =>
            [label, rollsTo(mover, goal), ...end].join(', ');
          if (typeof height === 'number') return { label: tell(WORDS.at(height, mp), height) };
          const [hex, goal] = height === 'top' ? [upper, levels] : [lower, 0];
          const label = WORDS[height](number[hex], mp);
          return { label: tell(label, goal, groundAhead(mover, hex, 'walk')), hex: number[hex] };
        },
        follow: (value) => {
          const { height, mp } = wayTo(value);
          return [new MorePick(() => typeof height === 'string' && pointsOf(mover) > mp)];
        },
        whyNot: () => WHY_NOT,
      },
    ];
  },
  whyNot: () => WHY_NOT,
  /** Up, or down where that is not to be had. */
  wayOut: (mover) => {
    const ways = waysOf(mover);
    const { height: from } = wallOf(mover)!;
    const isUp = ({ height }: Way) => height === 'top' || (height !== 'ground' && height > from);
    const { height } = ways.findLast(isUp) ?? ways[ways.length - 1];
    return { type: 'climb', unit: mover.unit, height, more: false };
  },
  leads: (mover) => {
    const way = waysOf(mover).find(({ height }) => typeof height === 'string');
    const wall = wallOf(mover);
    if (!way || !wall) return [];
    const { lower, upper, levels } = wall;
    const risk = { reason: 'climb', modifier: ONE_HANDED[handsOf(mover)] } as const;
    return [
      {
        order: { type: 'climb', unit: mover.unit, height: way.height, more: false },
        hex: way.height === 'top' ? upper : lower,
        mode: 'walk',
        risks: Array.from({ length: levels }, (_, falls) => ({ ...risk, falls })),
      },
    ];
  },
  carryOut(play, mover, order) {
    insistOn(order, 'climb');
    const { unit, mech } = mover;
    const wall = wallOf(mover)!;
    const { mp } = waysOf(mover).find(({ height }) => height === order.height)!;
    const points = pointsOf(mover);
    if (!mover.isUnderWay) declareMode(play, unit, 'walk');
    mech.thisTurn.mpLeft = points;
    const goal = order.height === 'top' ? wall.levels : order.height === 'ground' ? 0 : order.height;
    if (!climbTo(play, mover, wall, goal)) return { more: true };
    if (typeof order.height === 'number') return OVER;
    spend(mech.thisTurn, mech.thisTurn.mpLeft - (points - mp));
    return standOn(play, mover, order.height === 'top' ? wall.upper : wall.lower, mp, order.more);
  },
};

/** MT-MOV-06: level by level, with a roll for each; who fails falls from the last it has reached. */
function climbTo(play: Play<Classic>, mover: Mover, wall: Wall, goal: number): boolean {
  const { field, unit, mech } = mover;
  const { lower, upper, isOnTop } = wall;
  const facing = directionTo(field, lower, upper);
  const hands = handsOf(mover);
  let { height } = wall;
  if (isOnTop) cling(play, field, unit, { hex: lower, facing, climb: { upper, height } });
  const up = goal > height ? 1 : -1;
  while (height !== goal) {
    spend(mech.thisTurn, LEVEL_COST[hands]);
    const { success, number } = pilotingRoll(play, field, unit, levelRoll(hands));
    if (!success) {
      const levels = height > 0 ? levelsAbove(field, mech) : 0;
      // Its hold on the wall does not count as MP that the fall has cost.
      endMark(play, field, unit, CLINGING, { end: 'falls' });
      fallDown(play, field, unit, levels, number);
      return false;
    }
    height += up;
    cling(play, field, unit, { hex: lower, facing, climb: { upper, height } });
  }
  return true;
}

/** Into the upper hex, or onto the ground of the lower one. */
function standOn(
  play: Play<Classic>,
  { field, unit, mech }: Mover,
  hex: number,
  mp: number,
  more: boolean,
): Moved {
  stopClimbing(play, field, unit);
  const from = mech.hex;
  const goesOn =
    hex === from
      ? arriveIn(play, unit, { how: 'foot', from, byRoad: false })
      : stepInto(play, field, unit, { to: hex, cost: (tally) => tally.add(mp, WORDS.label, 'MT-MOV-06') });
  if (!goesOn || !wades(play, field, unit)) return { more: true };
  return { more };
}

/** MT-MOV-07: who has no hand left to cling with falls. */
function loseHold(play: Play<Classic>, field: Battlefield): void {
  const { state } = play;
  for (const [unit, mech] of state.units.entries()) {
    if (!isPlaced(mech) || mech.loss !== null || !climbOf(mech)) continue;
    if (freeHands(field, state, unit).length > 0) continue;
    const number = totalPiloting((tally) =>
      pilotingNumber(tally, field, state, unit, { reason: 'climb', modifier: 0 }),
    );
    fall(play, field, unit, { levels: levelsAbove(field, mech), number });
  }
}

function hanging(field: Battlefield, state: State, unit: number): number {
  return climbOf(state.units[unit]) ? HANGING[freeHands(field, state, unit).length] : 0;
}

/** Rolls that have numbers of their own (MT-MOV-06, MT-MOV-10). */
const OWN_ROLLS: readonly (string | null)[] = ['climb', 'leap-legs', 'leap-landing'];

export const climbing: Option<boolean> = {
  id: 'climbing',
  title: 'Climbing',
  summary: "A 'Mech with a free hand may climb cliffs of 3 levels or more, in one turn or in several.",
  group: 'Movement',
  rule: 'MT-MOV-06',
  base: false,
  rules: section(
    'Maximum Tech, movement',
    [
      'MT-MOV-06',
      'Climbing: procedure',
      "With walking MP a 'Mech climbs into a hex 3 levels or more higher or lower: 2 MP and a Piloting Skill Roll a level with two free hands, 3 MP and a roll at +2 with one. Who fails falls from the last level it has reached.",
      'climbing',
    ],
    [
      'MT-MOV-07',
      'Climbing over several turns',
      'A climber is in the lower hex and faces the higher one. It climbs on or clings, fires only backward from torso or head, strikes nobody, and its other rolls are at +1, or +2 with one hand.',
      'climbing',
    ],
    [
      'MT-MOV-08',
      'Attacking a climber',
      'Lines of sight to and from a climber go by the level it has reached, and attacks at it are at −2.',
      'climbing',
    ],
  ),
  orders: [
    z.strictObject({
      type: z.literal('climb'),
      unit: indexSchema,
      height: z.union([z.int().min(1), z.enum(['top', 'ground'])]),
      more: z.boolean(),
    }),
  ],
  words: { climb: 'to climb' },
  plug: () => ({
    stage: {
      marks: (marks) => [...marks, CLINGING],
      moves: (moves) => [...moves, CLIMB],
      states: (states, _field, { units }, unit) => {
        const climb = climbOf(units[unit]);
        return climb ? [...states, WORDS.state(climb.height)] : states;
      },
      holds: (hold, { units }, unit) => hold ?? (climbOf(units[unit]) ? HELD : null),
      raised: (levels, unit) => levels + (climbOf(unit)?.height ?? 0),
      whyNoAttack: (reason, { units }, unit, what) =>
        reason ?? (what !== 'fire' && climbOf(units[unit]) ? NO_BLOW : null),
      whyNoBlow: (reason, _field, { units }, { kind, target }) =>
        reason ?? (climbOf(units[target]) && !REACHING.includes(kind) ? OUT_OF_REACH : null),
      whyNotFire: (reason, field, { units }, { unit }, { weapon }) => {
        if (reason || !climbOf(units[unit])) return reason;
        const { location, rear } = field.designs[unit].weapons[weapon];
        return rear && (isTorso(location) || location === Location.HD) ? null : NOT_READY;
      },
    },
    add: {
      target: (tally, _field, target) => {
        if (climbOf(target)) tally.add(EASY_TARGET, WORDS.target, 'MT-MOV-08');
      },
      piloting: (tally, field, state, unit, reason) => {
        const harder = OWN_ROLLS.includes(reason) ? 0 : hanging(field, state, unit);
        if (harder > 0) tally.add(harder, WORDS.hanging, 'MT-MOV-07');
      },
      ...endings(CLINGING),
      phaseEnds: (play, field) => loseHold(play, field),
    },
  }),
  sentences: {
    clings: ({ unit, climb }, { mech, hex }) =>
      `${mech(unit)} hangs on the side of ${hex(climb.upper)}, ${climb.height} ${climb.height === 1 ? 'level' : 'levels'} up.`,
    'climb-over': ({ unit }, { mech }) => `${mech(unit)} has firm ground under its feet again.`,
  },
  changes: {
    clings: ({ units }, { unit, hex, facing, hexesMoved, climb }) => {
      const mech: UnitState = units[unit];
      if (mech.hex !== hex) mech.thisTurn.heading = 1;
      mech.thisTurn.hexesMoved = hexesMoved;
      Object.assign(mech, { hex, facing });
      markClimb(mech, climb);
    },
    'climb-over': ({ units }, { unit }) => forgetClimb(units[unit]),
  },
};
