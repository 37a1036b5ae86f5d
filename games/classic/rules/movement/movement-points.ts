// MP to spend, and what may be done with them, as the kind of the unit has it (CBT-MOV-07 to 09, 14, 16).

import { explain, quietTally, type Tally } from '@ironfield/kernel/explanation.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { RuleId } from '../../rule-index.ts';
import type { OnFoot, State } from '../../state.ts';
import { REASONS } from '../../text/movement.ts';
import { isGrounded } from '../ground/altitude.ts';
import { mayJumpOut } from '../piloting/bog.ts';
import { canAct, isPlaced } from '../unit/condition.ts';
import { isStuck } from '../unit/stuck.ts';
import { type Gait, gaitOf, orderedMode } from './gaits.ts';

export function walkingPoints(tally: Tally<RuleId>, field: Battlefield, state: State, unit: number): void {
  field.kinds[unit].walkingPoints(tally, field, state, unit);
  field.plugged.movementPoints?.(tally, field, 'walk');
}

export function jumpingPoints(tally: Tally<RuleId>, field: Battlefield, state: State, unit: number): void {
  field.kinds[unit].jumpingPoints(tally, field, state, unit);
  field.plugged.jumpPoints?.(tally, field, state, unit);
  field.plugged.movementPoints?.(tally, field, 'jump');
}

/** CBT-MOV-08: half as much again as walking, rounded up. */
export function runningPoints(tally: Tally<RuleId>, field: Battlefield, state: State, unit: number): void {
  walkingPoints(tally, field, state, unit);
  if (!canRun(field, state, unit)) tally.set(0, REASONS.noRunning, 'CBT-MOV-08');
  else {
    const walking = tally.total;
    tally.set(runningMp(walking), field.kinds[unit].paces.run.faster, 'CBT-MOV-08');
    field.plugged.runningPoints?.(tally, field, state, unit, walking);
  }
}

const runningMp = (walking: number): number => Math.ceil(1.5 * walking);

const points = quietTally();
type Compute = (tally: Tally<RuleId>, field: Battlefield, state: State, unit: number) => void;

function quickly(compute: Compute, field: Battlefield, state: State, unit: number): number {
  points.total = 0;
  compute(points, field, state, unit);
  return points.total;
}

export const walkMp = (field: Battlefield, state: State, unit: number): number =>
  quickly(walkingPoints, field, state, unit);
export const runMp = (field: Battlefield, state: State, unit: number): number =>
  quickly(runningPoints, field, state, unit);
/** MT-SYS-07: what its own jets are good for. */
export const jetMp = (field: Battlefield, state: State, unit: number): number =>
  quickly(field.kinds[unit].jumpingPoints, field, state, unit);
export const jumpMp = (field: Battlefield, state: State, unit: number): number =>
  quickly(jumpingPoints, field, state, unit);

/** MP of a way of going on foot, whatever holds the unit or has cost it some. */
export function pointsOnFoot(mode: OnFoot): Compute {
  if (mode === 'walk') return walkingPoints;
  if (mode === 'run') return runningPoints;
  return (tally, field, state, unit) => gaitPoints(tally, field, state, unit, gaitOf(field, mode));
}

/** MP of a move on foot that has not begun; those spent on a step aside are gone (CBT-DSP-06). */
function pointsOf(mode: OnFoot): Compute {
  const allowance = pointsOnFoot(mode);
  return (tally, field, state, unit) => {
    allowance(tally, field, state, unit);
    const mech = state.units[unit];
    if (isStuck(mech)) tally.set(0, REASONS.stuck, 'MT-PRE-03');
    const held = heldBy(field, state, unit);
    if (held) tally.set(0, held.message, held.rule);
    const { mpOwed } = mech.thisTurn;
    if (mpOwed > 0) tally.add(-Math.min(mpOwed, tally.total), REASONS.owed, 'CBT-DSP-06');
  };
}

function gaitPoints(
  tally: Tally<RuleId>,
  field: Battlefield,
  state: State,
  unit: number,
  gait: Gait | undefined,
): void {
  if (!field.kinds[unit].limbs) return;
  gait?.points(tally, field, state, unit);
  if (gait && tally.total > 0) field.plugged.gaitPoints?.(tally, field, state, unit, gait);
}

const WALKING = pointsOf('walk');
const RUNNING = pointsOf('run');
const computed = (mode: OnFoot): Compute =>
  mode === 'walk' ? WALKING : mode === 'run' ? RUNNING : pointsOf(mode);

export const mpFor = (field: Battlefield, state: State, unit: number, mode: OnFoot): number =>
  quickly(computed(mode), field, state, unit);

/** The MP of the mode in which it moves. */
export function mpUnderWay(field: Battlefield, state: State, unit: number): number {
  const mode = orderedMode(state.units[unit].thisTurn);
  return mode === 'jump' ? 0 : mpFor(field, state, unit, mode as OnFoot);
}

export const explainMp = (field: Battlefield, state: State, unit: number, mode: OnFoot | 'jump') =>
  explain<RuleId>((tally) => {
    const compute = mode === 'jump' ? jumpingPoints : computed(mode);
    compute(tally, field, state, unit);
  });

/** The reason that keeps a unit from moving. */
export interface Hold {
  readonly message: string;
  readonly rule: RuleId;
}

export const heldBy = (field: Battlefield, state: State, unit: number): Hold | null =>
  (isGrounded(field, unit, state.units[unit]) ? ON_THE_GROUND : null) ??
  field.plugged.holds?.(null, state, unit) ??
  null;

const ON_THE_GROUND: Hold = { message: REASONS.onTheGround, rule: 'MT-PRE-29' };

/** CBT-MOV-08 */
export const canRun = (field: Battlefield, state: State, unit: number): boolean =>
  field.kinds[unit].canRun(state.units[unit]);

/** CBT-MOV-14: standing, able to act, and with jets. Nobody jumps onto the map. */
export function canJump(field: Battlefield, state: State, unit: number): boolean {
  const mech = state.units[unit];
  if (!canAct(mech) || mech.prone || !isPlaced(mech) || !mayJumpOut(field, mech)) return false;
  if (heldBy(field, state, unit)) return false;
  return jumpMp(field, state, unit) > 0 && (field.plugged.mayJump?.(true, state, unit) ?? true);
}
