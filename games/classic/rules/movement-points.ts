// How far a 'Mech may go (CBT-MOV-07 to 09, 16) and what its damage still lets it do. In the Movement Phase damage takes
// effect at once (CBT-FALL-07), so all of this reads the record sheet as it stands.

import { explain, quietTally, type Tally } from '@ironfield/kernel/explanation.ts';
import type { Battlefield } from '../battlefield.ts';
import { HEAT_MP, heatEffect } from '../data/tables.ts';
import type { RuleId } from '../rule-index.ts';
import type { Damage, State } from '../state.ts';
import { REASONS } from '../text/movement.ts';
import type { Design } from '../units/design.ts';
import { LEGS, type Leg, Location } from '../units/locations.ts';
import { canAct, gyroHits, isHit, isLost, legsLost, workingJets } from './condition.ts';

/** The modes that spend MP on foot. */
export type OnFoot = 'walk' | 'run';

/** CBT-MOV-09, CBT-HEA-09: halve for a hip, subtract for actuators, then for heat. */
export function walkingPoints(tally: Tally<RuleId>, field: Battlefield, state: State, unit: number): void {
  const mech = state.units[unit];
  const design = field.designs[unit];
  tally.add(design.walk, REASONS.design, 'CBT-MOV-07');
  const lost = legsLost(mech.body);
  if (lost === 2) tally.set(0, REASONS.bothLegs, 'CBT-MOV-09');
  else if (lost === 1) tally.set(1, REASONS.oneLeg, 'CBT-MOV-09');
  else legDamage(tally, design, mech.body);
  const heat = heatEffect(HEAT_MP, mech.heat);
  if (heat > 0) tally.add(-heat, REASONS.heat, 'CBT-HEA-09');
  if (tally.total < 0) tally.set(0, REASONS.noLess, 'CBT-MOV-09');
}

function legDamage(tally: Tally<RuleId>, design: Design, damage: Damage): void {
  let hips = 0;
  for (const leg of LEGS) if (isHit(design, damage, 'hip', leg)) hips++;
  if (hips === 2) {
    tally.set(0, REASONS.bothHips, 'CBT-MOV-09');
    return;
  }
  if (hips === 1) tally.set(Math.ceil(tally.total / 2), REASONS.oneHip, 'CBT-MOV-09');
  for (const leg of LEGS) {
    const actuators = isHit(design, damage, 'hip', leg) ? 0 : actuatorsHit(design, damage, leg);
    if (actuators > 0) tally.add(-actuators, REASONS.actuators, 'CBT-MOV-09');
  }
}

function actuatorsHit(design: Design, damage: Damage, leg: Leg): number {
  let count = 0;
  if (isHit(design, damage, 'upper-leg', leg)) count++;
  if (isHit(design, damage, 'lower-leg', leg)) count++;
  if (isHit(design, damage, 'foot', leg)) count++;
  return count;
}

/** CBT-MOV-08: half as much again as walking, rounded up; nothing on one leg. */
function runningPoints(tally: Tally<RuleId>, field: Battlefield, state: State, unit: number): void {
  walkingPoints(tally, field, state, unit);
  if (!canRun(state, unit)) tally.set(0, REASONS.noRunning, 'CBT-MOV-08');
  else tally.set(runningMp(tally.total), REASONS.running, 'CBT-MOV-08');
}

const runningMp = (walking: number): number => Math.ceil(1.5 * walking);

const TORSOS = [Location.CT, Location.LT, Location.RT] as const;

/** CBT-MOV-16: a point for each working jet; under water only those above it. */
function jumpingPoints(tally: Tally<RuleId>, field: Battlefield, state: State, unit: number): void {
  const mech = state.units[unit];
  const design = field.designs[unit];
  tally.add(design.jumpJets, REASONS.jets, 'CBT-MOV-14');
  const working = workingJets(design, mech.body);
  if (working < design.jumpJets) tally.add(working - design.jumpJets, REASONS.jetsLost, 'CBT-MOV-16');
  const depth = mech.hex < 0 ? -1 : field.depth[mech.hex];
  if (depth >= 2) tally.set(0, REASONS.deepWater, 'CBT-MOV-16');
  else if (depth === 1) {
    const above = workingJets(design, mech.body, TORSOS);
    if (above < working) tally.add(above - working, REASONS.wetJets, 'CBT-MOV-16');
  }
}

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
export const jumpMp = (field: Battlefield, state: State, unit: number): number =>
  quickly(jumpingPoints, field, state, unit);

/** MP of a move on foot that has not begun; those spent on a step aside are gone (CBT-DSP-06). */
function pointsOf(mode: OnFoot): Compute {
  return (tally, field, state, unit) => {
    if (mode === 'walk') walkingPoints(tally, field, state, unit);
    else runningPoints(tally, field, state, unit);
    const { mpOwed } = state.units[unit].thisTurn;
    if (mpOwed > 0) tally.add(-Math.min(mpOwed, tally.total), REASONS.owed, 'CBT-DSP-06');
  };
}

const WALKING = pointsOf('walk');
const RUNNING = pointsOf('run');

export const mpFor = (field: Battlefield, state: State, unit: number, mode: OnFoot): number =>
  quickly(mode === 'walk' ? WALKING : RUNNING, field, state, unit);

export const explainMp = (field: Battlefield, state: State, unit: number, mode: OnFoot | 'jump') =>
  explain<RuleId>((tally) => {
    const compute = mode === 'jump' ? jumpingPoints : mode === 'walk' ? WALKING : RUNNING;
    compute(tally, field, state, unit);
  });

/** CBT-MOV-08 */
export const canRun = (state: State, unit: number): boolean => legsLost(state.units[unit].body) === 0;

/** CBT-MOV-13, CBT-FALL-07: has the 'Mech what it takes to get up? */
export function canStandUp(field: Battlefield, state: State, unit: number): boolean {
  const mech = state.units[unit];
  return mech.prone && legsLost(mech.body) < 2 && gyroHits(field.designs[unit], mech.body) < 2;
}

/** CBT-MOV-11: without gyro, or without a leg, only one hexside a turn. */
export function turnsOnceOnly(field: Battlefield, state: State, unit: number): boolean {
  const mech = state.units[unit];
  return legsLost(mech.body) > 0 || gyroHits(field.designs[unit], mech.body) >= 2;
}

/** CBT-MOV-14: standing, able to act, and with jets. Nobody jumps onto the map. */
export function canJump(field: Battlefield, state: State, unit: number): boolean {
  const mech = state.units[unit];
  return canAct(mech) && !mech.prone && mech.hex >= 0 && jumpMp(field, state, unit) > 0;
}

/** CBT-PSR-02: running with a damaged hip or gyro is risky. */
export function runsAtRisk(field: Battlefield, state: State, unit: number): boolean {
  const mech = state.units[unit];
  const design = field.designs[unit];
  return gyroHits(design, mech.body) > 0 || LEGS.some((leg) => isHit(design, mech.body, 'hip', leg));
}

/** CBT-PSR-02, CBT-MOV-16: so is landing with a damaged gyro or leg. */
export function landsAtRisk(field: Battlefield, state: State, unit: number): boolean {
  const mech = state.units[unit];
  const design = field.designs[unit];
  return (
    gyroHits(design, mech.body) > 0 ||
    LEGS.some(
      (leg) =>
        isLost(mech.body, leg) ||
        isHit(design, mech.body, 'hip', leg) ||
        actuatorsHit(design, mech.body, leg) > 0,
    )
  );
}
