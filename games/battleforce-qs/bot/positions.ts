import { type Bearing, hexsidesAt, inArc, relativeBearing } from '@ironfield/hex/bearing.ts';
import { distance } from '@ironfield/hex/board.ts';
import { lineOn } from '@ironfield/hex/board-line.ts';
import { DIRECTIONS, type Facing, oppositeOf } from '@ironfield/hex/coordinates.ts';
import type { Battlefield } from '../battlefield.ts';
import { OUT_OF_RANGE, TERRAIN_MODIFIERS } from '../data/tables.ts';
import { isVisible, sightBetween } from '../rules/attack/line-of-sight.ts';
import { rangeBracket } from '../rules/attack/to-hit.ts';
import { counterValues, forcePoints } from '../rules/attack/victory-points.ts';
import { reachable } from '../rules/movement/reach.ts';
import { opponentOf, type State } from '../state.ts';
import { type Exchange, exchangeBetween, harmAt } from './odds.ts';

/** The weight of each side of a position for a bot; the unit is victory points. */
export interface Temper {
  /** Weight of the harm it may suffer against the harm it may do. */
  readonly caution: number;
  /** Points per hex nearer to where it can fight. */
  readonly eagerness: number;
}

/** One of the Units that a mover has to reckon with. */
interface Enemy {
  readonly hex: number;
  readonly facing: Facing;
  readonly attack: Exchange;
  readonly defence: Exchange;
  /** Where it may still go this turn. */
  readonly destinations: readonly number[];
}

/** Everything about a decision to move that does not depend on where the Unit goes. */
export interface Outlook {
  readonly field: Battlefield;
  readonly state: State;
  readonly unit: number;
  readonly enemies: readonly Enemy[];
  readonly temper: Temper;
}

export function outlookOf(field: Battlefield, state: State, unit: number, temper: Temper): Outlook {
  const isFirst = field.seatOf[unit] !== state.initiativeWinner;
  const enemies = field.unitsOf[opponentOf(field.seatOf[unit])]
    .filter((enemy) => state.units[enemy].hex >= 0)
    .map((enemy) => ({
      hex: state.units[enemy].hex,
      facing: state.units[enemy].facing,
      attack: exchangeBetween(field, state, unit, enemy),
      defence: exchangeBetween(field, state, enemy, unit),
      destinations: isFirst ? reachable(field, state, enemy).cells : [],
    }));
  return { field, state, unit, enemies, temper };
}

/** The best facing in a hex, among equals the one towards the nearest enemy; and the position's value. */
export function bestFacing(outlook: Outlook, hex: number): { facing: Facing; score: number } {
  const ahead = bearingOfNearest(outlook, hex);
  const meetings = meetingsAt(outlook, hex);
  let best: Facing = 0;
  let most = Number.NEGATIVE_INFINITY;
  let least = 0;
  for (const facing of DIRECTIONS) {
    const score = fightingValue(outlook, meetings, facing);
    const turn = turnTo(relativeBearing(facing, ahead));
    if (score < most || (score === most && turn >= least)) continue;
    best = facing;
    most = score;
    least = turn;
  }
  return { facing: best, score: most + placeValue(outlook, hex) };
}

/** North if there are no enemies. */
function bearingOfNearest({ field: { board }, enemies }: Outlook, hex: number): Bearing {
  let nearest = Number.POSITIVE_INFINITY;
  let ahead: Bearing = 0;
  for (const enemy of enemies) {
    const far = distance(board, hex, enemy.hex);
    if (far >= nearest) continue;
    nearest = far;
    ahead = lineOn(board, hex, enemy.hex).bearing;
  }
  return ahead;
}

/** The distance to either side. */
const turnTo = (relative: Bearing): number => Math.min(relative, 24 - relative);

/** Harm done less harm suffered, with the enemies where they are now. */
function fightingValue({ field, temper }: Outlook, meetings: readonly Meeting[], facing: Facing): number {
  let dealt = 0;
  let suffered = 0;
  for (const meeting of meetings) {
    dealt = Math.max(dealt, dealtIn(meeting, facing, field));
    suffered += sufferedIn(meeting, facing);
  }
  return dealt - temper.caution * suffered;
}

/** The same, with every enemy that has yet to move where that hurts most. */
export function foreseenValue(outlook: Outlook, hex: number, facing: Facing): number {
  const { field, enemies, temper } = outlook;
  let dealt = 0;
  let suffered = 0;
  for (const enemy of enemies) {
    const now = meetingOf(field, hex, enemy, enemy.hex, enemy.facing);
    let worstDealt = dealtIn(now, facing, field);
    let worstSuffered = sufferedIn(now, facing);
    for (const cell of enemy.destinations) {
      const meeting = meetingOf(field, hex, enemy, cell, null);
      const nextDealt = dealtIn(meeting, facing, field);
      const nextSuffered = sufferedIn(meeting, facing);
      if (nextSuffered - nextDealt <= worstSuffered - worstDealt) continue;
      worstDealt = nextDealt;
      worstSuffered = nextSuffered;
    }
    dealt = Math.max(dealt, worstDealt);
    suffered += worstSuffered;
  }
  return dealt - temper.caution * suffered + placeValue(outlook, hex);
}

/** The damage a Unit in a hex and an enemy can do to each other, by the Unit's facing. */
interface Meeting {
  /** The enemy's bearing. */
  readonly towards: Bearing;
  /** By a Unit with the enemy in its arc. */
  readonly dealt: number;
  readonly suffered: number;
  /** By a Unit with the enemy behind it. */
  readonly sufferedBehind: number;
}

/** For units that cannot reach or see each other. */
const NO_MEETING: Meeting = { towards: 0, dealt: 0, suffered: 0, sufferedBehind: 0 };

const meetingsAt = ({ field, enemies }: Outlook, hex: number): Meeting[] =>
  enemies.map((enemy) => meetingOf(field, hex, enemy, enemy.hex, enemy.facing));

/** An enemy without a facing turns towards the Unit. */
function meetingOf(
  field: Battlefield,
  hex: number,
  enemy: Enemy,
  enemyHex: number,
  enemyFacing: Facing | null,
): Meeting {
  const { board, arcHalfWidth } = field;
  const bracket = rangeBracket(distance(board, hex, enemyHex));
  if (bracket === OUT_OF_RANGE || !isSeen(field, hex, enemyHex)) return NO_MEETING;
  const towards = lineOn(board, hex, enemyHex).bearing;
  const back = lineOn(board, enemyHex, hex).bearing;
  const cover = TERRAIN_MODIFIERS[board.terrain[hex]];
  const enemyCover = TERRAIN_MODIFIERS[board.terrain[enemyHex]];
  const isHit = enemyFacing === null || inArc(relativeBearing(enemyFacing, back), arcHalfWidth) !== 'outside';
  const fromBehind = enemyFacing !== null && isRear(back, enemyFacing);
  return {
    towards,
    dealt: harmAt(enemy.attack, bracket, enemyCover, fromBehind),
    suffered: isHit ? harmAt(enemy.defence, bracket, cover, false) : 0,
    sufferedBehind: isHit ? harmAt(enemy.defence, bracket, cover, true) : 0,
  };
}

function dealtIn({ towards, dealt }: Meeting, facing: Facing, { arcHalfWidth }: Battlefield): number {
  return inArc(relativeBearing(facing, towards), arcHalfWidth) === 'inside' ? dealt : 0;
}

function sufferedIn({ towards, suffered, sufferedBehind }: Meeting, facing: Facing): number {
  return isRear(towards, facing) ? sufferedBehind : suffered;
}

/** A sure line of sight: whichever side of it the opponent picks. */
function isSeen(field: Battlefield, from: number, to: number): boolean {
  const sight = sightBetween(field, from, to);
  return isVisible(sight, 'left') && isVisible(sight, 'right');
}

function isRear(bearing: number, facing: Facing): boolean {
  const sides = hexsidesAt(bearing);
  return sides.length === 1 && sides[0] === oppositeOf(facing);
}

/** The value of the hex apart from this turn's fire: closing in, and the counters of the Veteran scenario. */
function placeValue({ field, state, unit, enemies, temper }: Outlook, hex: number): number {
  const { board } = field;
  const nearest = Math.min(...enemies.map((enemy) => distance(board, hex, enemy.hex)));
  const approach = enemies.length > 0 ? -temper.eagerness * Math.max(0, nearest - 3) : 0;
  return approach + counterValue(field, state, unit, hex);
}

function counterValue(field: Battlefield, state: State, unit: number, hex: number): number {
  const seat = field.seatOf[unit];
  if (state.counters.length === 0) return 0;
  const values = counterValues(forcePoints(field, opponentOf(seat)));
  let best = 0;
  for (const counter of state.counters) {
    if (counter.defender === seat || counter.captured) continue;
    const award = counter.kind === 'objective' ? values.objectiveCaptured : values.headquartersCaptured;
    const hexes = distance(field.board, hex, counter.hex);
    const reward =
      hexes === 0 ? (counter.holder === unit ? award : award * 0.6) : (award * 0.3) / (hexes + 1);
    best = Math.max(best, reward);
  }
  return best;
}
