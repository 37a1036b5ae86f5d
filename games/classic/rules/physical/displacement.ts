// Displacement of units against their will, and units that can get out of the way (file 11 of the rules).

import { distance, neighbour } from '@ironfield/hex/board.ts';
import { DIRECTIONS, type Direction, type Facing, oppositeOf, rotate } from '@ironfield/hex/coordinates.ts';
import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Battlefield, Ground } from '../../battlefield.ts';
import type { RuleId } from '../../rule-index.ts';
import type { State, UnitState } from '../../state.ts';
import { REASONS, WHY_NOT } from '../../text/piloting.ts';
import { targetModifiers, targetTerrain, woodsAround } from '../fire/attack-modifiers.ts';
import { wallBetween } from '../ground/hexside-walls.ts';
import { FORBIDDEN, isClosed, levelsBetween } from '../ground/steps.ts';
import { isOpenTo, stepsOf } from '../ground/steps-of.ts';
import { heldBy, mpFor } from '../movement/movement-points.ts';
import { levelsFallen } from '../piloting/falls.ts';
import { isImmobile } from '../unit/condition.ts';
import { inTheWayOf, isTaken, mayEnter, occupantOf } from '../unit/stacking.ts';
import { isStuck } from '../unit/stuck.ts';

/** CBT-MOV-03, CBT-DSP-02: the highest step that a 'Mech can take, or be shoved. */
const MOST_LEVELS = 2;
/** CBT-DSP-04: from so many levels on nobody is shoved aside, but fallen upon. */
const FALL_FROM_ABOVE = 2;
/** CBT-DSP-04 */
const FALL_ON_BASE = 7;

/** The nearest hex with nobody in it, for whoever has none to go back to. */
export function nearestFree({ board }: Ground, state: State, hex: number): number {
  let nearest = hex;
  let least = Number.POSITIVE_INFINITY;
  for (let cell = 0; cell < board.size; cell++) {
    const away = distance(board, hex, cell);
    if (away >= least || isTaken(state, cell)) continue;
    nearest = cell;
    least = away;
  }
  return nearest;
}

export const directionTo = ({ board }: Ground, from: number, to: number): Direction =>
  DIRECTIONS.find((direction) => neighbour(board, from, direction) === to)!;

/** CBT-DSP-04: does somebody who comes from there land on the other's head? */
export const fallsFromAbove = (ground: Ground, from: number, to: number): boolean =>
  levelsFallen(ground, from, to) >= FALL_FROM_ABOVE;

/** For whom any unit is in the way. */
const NOBODY = -1;

/**
 * CBT-DSP-02: can somebody be moved from one hex into the next? Off the map is possible, and so are occupied hexes as
 * long as everybody in the row can be shoved on.
 */
export function canBeDisplacedTo(
  field: Battlefield,
  state: State,
  from: number,
  to: number,
  unit = NOBODY,
): boolean {
  if (to < 0) return true;
  const direction = directionTo(field, from, to);
  let moved = unit;
  for (let here = from, next = to; next >= 0; here = next, next = neighbour(field.board, here, direction)) {
    if (field.bed[next] - field.bed[here] > MOST_LEVELS || isClosed(field, next)) return false;
    if (wallBetween(field, here, next) !== null) return false;
    // MT-PRE-30: no ship is moved ashore.
    if (moved !== NOBODY && field.kinds[moved].isShip && !isOpenTo(field, moved, next)) return false;
    const other = moved === NOBODY ? occupantOf(state, next) : inTheWayOf(field, state, moved, next);
    if (other < 0 || fallsFromAbove(field, here, next)) return true;
    moved = other;
  }
  return true;
}

/** CBT-DSP-05: a higher step ends the row, and a deeper one is a fall from above. */
const isDomino = (levels: number): boolean => levels <= 1;

/** CBT-DSP-05: those in a row before a hex whom somebody that is shoved out of it would shove on. */
export function rowBefore(
  field: Battlefield,
  state: State,
  hex: number,
  direction: Direction,
  except: number,
): number[] {
  const { board, bed, past } = field;
  const row: number[] = [];
  let moved = except;
  for (let here = hex, next = neighbour(board, hex, direction); next >= 0; ) {
    const levels = Math.max(bed[next] - bed[here], levelsFallen(field, here, next));
    const unit = inTheWayOf(field, state, moved, next);
    if (unit < 0 || !(past.isDomino ?? isDomino)(levels) || wallBetween(field, here, next) !== null) break;
    row.push(unit);
    moved = unit;
    here = next;
    next = neighbour(board, here, direction);
  }
  return row;
}

/** CBT-DSP-03: straight on, then the hexsides beside that, then the next two, then back. */
const TIERS: readonly (readonly number[])[] = [[0], [-1, 1], [-2, 2], [3]];

/**
 * CBT-DSP-03: the best ways for one who is thrown in a direction; two where they are equally good, none if it is
 * trapped. Off the map (CBT-SCN-05) is as good as any, but for a hex on it that is equally good.
 */
export function waysForDisplaced(
  field: Battlefield,
  state: State,
  unit: number,
  direction: Facing,
): Direction[] {
  const { hex } = state.units[unit];
  const cellTo = (way: Direction): number => neighbour(field.board, hex, way);
  const throwsOffMap = field.past.throwsOffMap?.() ?? true;
  for (const turns of TIERS) {
    const ways = turns.map((turn) => rotate(direction, turn));
    const onMap = ways.filter(
      (way) => cellTo(way) >= 0 && canBeDisplacedTo(field, state, hex, cellTo(way), unit),
    );
    if (onMap.length > 0) return onMap;
    const offMap = ways.filter((way) => cellTo(way) < 0);
    if (throwsOffMap && offMap.length > 0) return offMap.slice(0, 1);
  }
  return [];
}

/** CBT-DSP-04: the number to fall on somebody. */
export function fallOnNumber(
  tally: Tally<RuleId>,
  field: Battlefield,
  unit: UnitState,
  target: UnitState,
): void {
  tally.add(FALL_ON_BASE, REASONS.fallOn, 'CBT-DSP-04');
  field.plugged.fallOn?.(tally, unit);
  targetModifiers(tally, field, target.thisTurn.mode, target.thisTurn.hexesMoved);
  targetTerrain(tally, field, woodsAround(field, target), field.depth[target.hex] === 1 && !target.prone);
}

/** CBT-DSP-04: around the hex that was missed, those nearest to where the fall began. */
export function hexesBeside(field: Battlefield, state: State, from: number, missed: number): number[] {
  const free = DIRECTIONS.map((direction) => neighbour(field.board, missed, direction)).filter(
    (cell) =>
      cell >= 0 &&
      cell !== from &&
      !isTaken(state, cell) &&
      !isClosed(field, cell) &&
      field.bed[cell] - field.bed[from] <= MOST_LEVELS,
  );
  const nearest = Math.min(...free.map((cell) => distance(field.board, from, cell)));
  return free.filter((cell) => distance(field.board, from, cell) === nearest);
}

export type Way = 'forward' | 'backward';
export const WAYS: readonly Way[] = ['forward', 'backward'];

export function cellOfWay({ board }: Battlefield, { hex, facing }: UnitState, way: Way): number {
  return neighbour(board, hex, way === 'forward' ? facing : oppositeOf(facing));
}

/** MP to step aside that way. */
export function costOfWay(field: Battlefield, state: State, unit: number, way: Way): number {
  const { hex, facing, thisTurn } = state.units[unit];
  const steps = stepsOf(field, state, unit);
  // No roll is made for levels here, so nobody crosses any backward.
  if (way === 'backward' && levelsBetween(field, hex, cellOfWay(field, state.units[unit], way)) > 0)
    return FORBIDDEN;
  const table = way === 'backward' ? steps.back : thisTurn.mode === 'run' ? steps.run : steps.walk;
  return table[hex * 6 + facing];
}

/** CBT-DSP-06: MP left of its move; of one that has not moved yet those for walking. */
function mpToStepAside(field: Battlefield, state: State, unit: number): number {
  const mech = state.units[unit];
  if (isYetToMove(state, unit)) return mpFor(field, state, unit, 'walk');
  return mech.thisTurn.mode === 'walk' || mech.thisTurn.mode === 'run' ? mech.thisTurn.mpLeft : 0;
}

export const isYetToMove = (state: State, unit: number): boolean =>
  state.phase === 'movement' && !state.units[unit].thisPhase.acted;

/** CBT-DSP-06 */
export function mayStepAside(field: Battlefield, state: State, unit: number, direction: Direction): boolean {
  const mech = state.units[unit];
  if (!field.kinds[unit].piloting) return false;
  if (mech.prone || mech.loss || isImmobile(mech) || isStuck(mech) || !isShovedFromSide(mech, direction))
    return false;
  if (heldBy(field, state, unit)) return false;
  return WAYS.some((way) => whyNotStep(field, state, unit, way) === null);
}

const isShovedFromSide = ({ facing }: UnitState, direction: Direction): boolean =>
  direction !== facing && direction !== oppositeOf(facing);

export function whyNotStep(field: Battlefield, state: State, unit: number, way: Way): Reason | null {
  const mech = state.units[unit];
  const cell = cellOfWay(field, mech, way);
  if (cell < 0) return WHY_NOT.noHex;
  if (!mayEnter(field, state, unit, cell)) return WHY_NOT.occupied;
  if (way === 'backward' && mech.thisTurn.mode === 'run') return WHY_NOT.runningBack;
  const cost = costOfWay(field, state, unit, way);
  if (cost === FORBIDDEN) {
    const most = way === 'backward' ? 0 : MOST_LEVELS;
    return levelsBetween(field, mech.hex, cell) > most ? WHY_NOT.tooSteep : WHY_NOT.runningWater;
  }
  return cost > mpToStepAside(field, state, unit) ? WHY_NOT.tooFewMp : null;
}
