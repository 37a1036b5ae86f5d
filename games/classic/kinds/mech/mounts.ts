// Weapons where a 'Mech carries them: in arms that twist with the torso, in legs, on sensors that may fail.

import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Stance } from '../../attacks.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Part, WeaponMount } from '../../design.ts';
import type { RuleId } from '../../rule-index.ts';
import { arcAt, torsoBearing } from '../../rules/sight/arcs.ts';
import { canAct, isLost } from '../../rules/unit/condition.ts';
import type { Damage, State, Twist, UnitState } from '../../state.ts';
import { REASONS, WHY_NO_SHOT } from '../../text/to-hit.ts';
import type { MechDesign } from '../../units/design.ts';
import { ARMS, isLeg, Location } from '../../units/locations.ts';
import { armsLost, hasLowCockpit, isHit, legsLost, legsOn, mechDesign, sensorHits } from './condition.ts';

/** CBT-THM-08 */
const SENSORS = 2;
const SENSORS_DESTROYED = 2;
/** MT-COCKPIT-10: of three. */
const TWO_SENSORS = 4;
const ALL_SENSORS = 3;
const SHOULDER = 4;
const ARM_ACTUATOR = 1;
/** CBT-WPN-08: instead of the modifier for an immobile target. */
const AIMED_AT_HEAD = 3;

const ALL_TWISTS: readonly Twist[] = [0, -1, 1];
const NO_TWIST: readonly Twist[] = [0];

/** CBT-ARC-03: prone 'Mechs do not twist, and those who cannot act do nothing. */
export function twists(unit: UnitState): readonly Twist[] {
  if (unit.prone || !canAct(unit)) return NO_TWIST;
  return unit.thisTurn.marks?.torsoSet ? [unit.twist] : ALL_TWISTS;
}

/** CBT-THM-08 */
export function whyNoFire(field: Battlefield, state: State, unit: number): Reason | null {
  const { body } = state.units[unit];
  const design = mechDesign(field, unit);
  const fatal = hasLowCockpit(design) ? ALL_SENSORS : SENSORS_DESTROYED;
  return sensorHits(design, body) >= fatal ? WHY_NO_SHOT.sensors : null;
}

/** Legs under water, and what a prone 'Mech cannot do. */
export function whyNotReady(
  field: Battlefield,
  state: State,
  { unit, twist, prop }: Stance,
  mount: WeaponMount,
): Reason | null {
  const { prone, hex, body } = state.units[unit];
  const design = mechDesign(field, unit);
  const isInLeg = legsOn(design).includes(mount.location);
  if (!prone) return isInLeg && field.depth[hex] >= 1 ? WHY_NO_SHOT.wetLegs : null;
  if (twist !== 0) return WHY_NO_SHOT.proneTwist;
  if (design.frame === 'quad') return whyNotFromQuad(design, body, mount);
  if (armsLost(body) > (field.plugged.armsToSpare?.() ?? 0)) return WHY_NO_SHOT.proneArmLost;
  if (prop !== null && isLost(body, prop)) return WHY_NO_SHOT.propLost;
  if (isInLeg) return WHY_NO_SHOT.proneLeg;
  for (const { location } of mount.parts) if (location === prop) return WHY_NO_SHOT.propped;
  return null;
}

/** MT-PRE-11: on four good legs it fires everything; otherwise it needs a front leg, and not those behind. */
function whyNotFromQuad(design: MechDesign, body: Damage, mount: WeaponMount): Reason | null {
  if (hasFourLegs(design, body)) return null;
  if (armsLost(body) === ARMS.length) return WHY_NO_SHOT.proneArmLost;
  return mount.parts.some(({ location }) => isLeg(location)) ? WHY_NO_SHOT.proneLeg : null;
}

const hasFourLegs = (design: MechDesign, body: Damage): boolean =>
  design.frame === 'quad' && legsLost(design, body) === 0;

/** CBT-THM-04, MT-PRE-11 */
export function firesProneAtPenalty(field: Battlefield, state: State, unit: number): boolean {
  return !hasFourLegs(mechDesign(field, unit), state.units[unit].body);
}

/** CBT-ARC-02 */
export function canBear({ location, rear }: WeaponMount, twist: Twist, bearing: number): boolean {
  const arc = arcAt(isLeg(location) ? bearing : torsoBearing(bearing, twist));
  if (rear) return arc === 'rear';
  if (arc === 'forward') return true;
  return (location === Location.LA && arc === 'left') || (location === Location.RA && arc === 'right');
}

/** MT-PRE-11: it turns no torso, and has nothing at its sides. */
export function canBearOnFour({ rear }: WeaponMount, _twist: Twist, bearing: number): boolean {
  return arcAt(bearing) === (rear ? 'rear' : 'forward');
}

export const noTwists = (): readonly Twist[] => NO_TWIST;

export function sensorModifiers(tally: Tally<RuleId>, field: Battlefield, state: State, unit: number): void {
  const mech = state.units[unit];
  const design = mechDesign(field, unit);
  const hits = sensorHits(design, mech.body);
  if (hits === 0 || field.plugged.sparesSensors?.(mech)) return;
  if (hasLowCockpit(design) && hits > 1) tally.add(TWO_SENSORS, REASONS.sensors, 'MT-COCKPIT-10');
  else tally.add(SENSORS, REASONS.sensors, 'CBT-THM-08');
}

const areArmsHit = (hits: readonly number[]): boolean => (hits[Location.LA] | hits[Location.RA]) !== 0;

/** CBT-THM-08: damage to the arms that a weapon is mounted in. */
export function mountModifiers(
  tally: Tally<RuleId>,
  field: Battlefield,
  state: State,
  unit: number,
  { parts }: WeaponMount,
): void {
  const { body } = state.units[unit];
  if (!areArmsHit(body.hits)) return;
  const design = mechDesign(field, unit);
  for (const { location } of parts) {
    if (isHit(design.masks.shoulder, body, location)) {
      tally.add(SHOULDER, REASONS.shoulder, 'CBT-THM-08');
      continue;
    }
    if (isHit(design.masks['upper-arm'], body, location)) {
      tally.add(ARM_ACTUATOR, REASONS.upperArm, 'CBT-THM-08');
    }
    if (isHit(design.masks['lower-arm'], body, location)) {
      tally.add(ARM_ACTUATOR, REASONS.lowerArm, 'CBT-THM-08');
    }
  }
}

export function aimModifiers(tally: Tally<RuleId>, aim: Part): boolean {
  if (aim !== Location.HD) return false;
  tally.add(AIMED_AT_HEAD, REASONS.aimedAtHead, 'CBT-WPN-08');
  return true;
}
