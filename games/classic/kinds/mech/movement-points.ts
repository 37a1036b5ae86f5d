// The speed of a 'Mech (CBT-MOV-07 to 09, 16) with the damage it has. In the Movement Phase damage takes effect at once
// (CBT-FALL-07), so all of this reads the record sheet as it stands.

import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Battlefield } from '../../battlefield.ts';
import { heatEffect } from '../../data/tables.ts';
import type { Part } from '../../design.ts';
import type { RuleId } from '../../rule-index.ts';
import { heatScaleOf } from '../../rules/heat/heat-scale.ts';
import { isLost } from '../../rules/unit/condition.ts';
import type { Damage, State, UnitState } from '../../state.ts';
import { REASONS } from '../../text/movement.ts';
import type { MechDesign } from '../../units/design.ts';
import { ARMS, LEGS, Location } from '../../units/locations.ts';
import { gyroHits, isHit, legsLost, legsOn, legsToSpare, mechDesign, workingJets } from './condition.ts';

/** CBT-MOV-09, CBT-HEA-09: halve for a hip, subtract for actuators, then for heat. */
export function walkingPoints(tally: Tally<RuleId>, field: Battlefield, state: State, unit: number): void {
  const mech = state.units[unit];
  const design = mechDesign(field, unit);
  tally.add(design.walk, REASONS.design, 'CBT-MOV-07');
  lostLegs(tally, design, legsLost(design, mech.body));
  if (legsLost(design, mech.body) <= legsToSpare(design)) {
    if (field.plugged.addsHips?.()) crunchedLegs(tally, design, mech.body);
    else legDamage(tally, design, mech.body);
  }
  const heat = heatEffect(heatScaleOf(field).mp, mech.heat);
  if (heat > 0) tally.add(-heat, REASONS.heat, 'CBT-HEA-09');
  field.plugged.heatedMuscles?.(tally, field, unit, { heat: mech.heat, loss: heat });
  if (tally.total < 0) tally.set(0, REASONS.noLess, 'CBT-MOV-09');
}

/** CBT-MOV-09; on four legs the first one lost costs a point, and with two gone it goes like others on one (MT-PRE-11). */
function lostLegs(tally: Tally<RuleId>, design: MechDesign, lost: number): void {
  if (design.frame === 'biped') {
    if (lost === 2) tally.set(0, REASONS.bothLegs, 'CBT-MOV-09');
    else if (lost === 1) tally.set(1, REASONS.oneLeg, 'CBT-MOV-09');
  } else if (lost > 2) tally.set(0, REASONS.threeLegs, 'MT-PRE-11');
  else if (lost === 2) tally.set(1, REASONS.twoLegs, 'MT-PRE-11');
  else if (lost === 1) tally.add(-1, REASONS.oneLeg, 'MT-PRE-11');
}

/** MT-PSR-05 */
function crunchedLegs(tally: Tally<RuleId>, design: MechDesign, damage: Damage): void {
  for (const leg of legsOn(design)) {
    if (isLost(damage, leg)) continue;
    if (isHit(design.masks.hip, damage, leg)) tally.add(-2, REASONS.hip, 'MT-PSR-05');
    const actuators = actuatorsHit(design, damage, leg);
    if (actuators > 0) tally.add(-actuators, REASONS.actuators, 'CBT-MOV-09');
  }
}

function legDamage(tally: Tally<RuleId>, design: MechDesign, damage: Damage): void {
  const legs = legsOn(design).filter((leg) => !isLost(damage, leg));
  const hips = legs.filter((leg) => isHit(design.masks.hip, damage, leg)).length;
  if (hips === 2 && design.frame === 'biped') {
    tally.set(0, REASONS.bothHips, 'CBT-MOV-09');
    return;
  }
  // MT-PRE-11: of four each halves what is left.
  for (let hip = 0; hip < hips; hip++) tally.set(Math.ceil(tally.total / 2), REASONS.oneHip, 'CBT-MOV-09');
  for (const leg of legs) {
    const actuators = isHit(design.masks.hip, damage, leg) ? 0 : actuatorsHit(design, damage, leg);
    if (actuators > 0) tally.add(-actuators, REASONS.actuators, 'CBT-MOV-09');
  }
}

function actuatorsHit(design: MechDesign, damage: Damage, leg: Part): number {
  let count = 0;
  if (isHit(design.masks['upper-leg'], damage, leg)) count++;
  if (isHit(design.masks['lower-leg'], damage, leg)) count++;
  if (isHit(design.masks.foot, damage, leg)) count++;
  return count;
}

const TORSOS = [Location.CT, Location.LT, Location.RT] as const;

/** CBT-MOV-16: a point for each working jet; under water only those above it. */
export function jumpingPoints(tally: Tally<RuleId>, field: Battlefield, state: State, unit: number): void {
  const mech = state.units[unit];
  const design = mechDesign(field, unit);
  tally.add(design.jumpJets, REASONS.jets, 'CBT-MOV-14');
  const working = workingJets(design, mech.body);
  if (working < design.jumpJets) tally.add(working - design.jumpJets, REASONS.jetsLost, 'CBT-MOV-16');
  const depth = field.depth[mech.hex];
  if (depth >= 2) tally.set(0, REASONS.deepWater, 'CBT-MOV-16');
  else if (depth === 1) {
    const above = workingJets(design, mech.body, TORSOS);
    if (above < working) tally.add(above - working, REASONS.wetJets, 'CBT-MOV-16');
  }
}

/** CBT-MOV-08: nothing on one leg. */
export const canRun = ({ body }: UnitState): boolean => LEGS.every((leg) => !isLost(body, leg));

/** MT-PRE-11: on three. */
export const canRunOnFour = ({ body }: UnitState): boolean =>
  [...ARMS, ...LEGS].filter((leg) => isLost(body, leg)).length < 2;

export function hasSoundHips(field: Battlefield, state: State, unit: number): boolean {
  const { body } = state.units[unit];
  const design = mechDesign(field, unit);
  return legsOn(design).every((leg) => !isLost(body, leg) && !isHit(design.masks.hip, body, leg));
}

/** CBT-MOV-13, CBT-FALL-07: has the 'Mech what it takes to get up? */
export function canStandUp(field: Battlefield, state: State, unit: number): boolean {
  const mech = state.units[unit];
  const design = mechDesign(field, unit);
  return (
    mech.prone && legsLost(design, mech.body) < 2 + legsToSpare(design) && gyroHits(design, mech.body) < 2
  );
}

/** CBT-MOV-11: without gyro, or without a leg, only one hexside a turn. */
export function turnsOnceOnly(field: Battlefield, state: State, unit: number): boolean {
  const mech = state.units[unit];
  const design = mechDesign(field, unit);
  return legsLost(design, mech.body) > legsToSpare(design) || gyroHits(design, mech.body) >= 2;
}

/** CBT-PSR-02: running with a damaged hip or gyro is risky. */
export function runsAtRisk(field: Battlefield, state: State, unit: number): boolean {
  const mech = state.units[unit];
  const design = mechDesign(field, unit);
  return (
    gyroHits(design, mech.body) > 0 || legsOn(design).some((leg) => isHit(design.masks.hip, mech.body, leg))
  );
}

/** CBT-PSR-02, CBT-MOV-16: so is landing with a damaged gyro or leg. */
export function landsAtRisk(field: Battlefield, state: State, unit: number): boolean {
  const mech = state.units[unit];
  const design = mechDesign(field, unit);
  return (
    gyroHits(design, mech.body) > 0 ||
    legsOn(design).some(
      (leg) =>
        isLost(mech.body, leg) ||
        isHit(design.masks.hip, mech.body, leg) ||
        actuatorsHit(design, mech.body, leg) > 0,
    )
  );
}
