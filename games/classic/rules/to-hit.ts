import { distance } from '@ironfield/hex/board.ts';
import { quietTally, type Tally } from '@ironfield/kernel/explanation.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Shot } from '../attacks.ts';
import type { Battlefield } from '../battlefield.ts';
import type { WeaponType } from '../data/equipment.ts';
import { HEAT_TO_HIT, heatEffect } from '../data/tables.ts';
import type { RuleId } from '../rule-index.ts';
import { AUTOMATIC_MISS, type State, type Twist, type UnitState } from '../state.ts';
import { REASONS, WHY_NO_SHOT } from '../text/to-hit.ts';
import type { Design, WeaponMount } from '../units/design.ts';
import { isArm, isLeg, Location } from '../units/locations.ts';
import { hasAmmunition } from './ammunition.ts';
import { canBear } from './arcs.ts';
import {
  attackerModifiers,
  immobileTarget,
  proneTarget,
  targetModifiers,
  targetTerrain,
  woodsAround,
} from './attack-modifiers.ts';
import {
  armsLost,
  canAct,
  isAirborne,
  isHit,
  isImmobile,
  isOnMap,
  sensorHits,
  weaponWorks,
} from './condition.ts';
import {
  attackerCover,
  heavyWoods,
  isBlocked,
  isSubmerged,
  lightWoods,
  type Sight,
  targetCover,
  unitSight,
  whyBlocked,
} from './line-of-sight.ts';

/** CBT-THM-03: at short, medium and long range. */
const RANGE = [0, 2, 4];
/** CBT-THM-06 */
const HEAVY_WOODS = 2;
/** CBT-THM-08 */
const SENSORS = 2;
const SENSORS_DESTROYED = 2;
const SHOULDER = 4;
const ARM_ACTUATOR = 1;
/** CBT-WPN-08: instead of the modifier for an immobile target. */
const AIMED_AT_HEAD = 3;

/** CBT-THM-01, CBT-THM-11 */
export function weaponToHit(tally: Tally<RuleId>, field: Battlefield, state: State, shot: Shot): void {
  const attacker = state.units[shot.attacker];
  const target = state.units[shot.target];
  const design = field.designs[shot.attacker];
  const mount = design.weapons[shot.weapon];
  const range = distance(field.board, attacker.hex, target.hex);
  if (range > mount.type.long) {
    tally.set(AUTOMATIC_MISS, REASONS.beyondRange, 'CBT-WPN-03');
    return;
  }
  tally.add(attacker.crew.gunnery, REASONS.gunnery, 'CBT-THM-01');
  rangeModifiers(tally, field, mount.type, range);
  field.plugged.weaponToHit?.(tally, field, state, shot, range);
  attackerModifiers(tally, attacker.thisTurn.mode, attacker.prone);
  targetModifiers(tally, target.thisTurn.mode, target.thisTurn.hexesMoved);
  const sight = unitSight(field, state, shot.attacker, shot.target);
  woodsBetween(tally, sight);
  targetTerrain(tally, woodsAround(field, target), targetCover(sight));
  if (shot.secondary > 0) tally.add(shot.secondary, REASONS.secondary[shot.secondary], 'CBT-THM-07');
  sensorsAndHeat(tally, design, attacker);
  if (areArmsHit(attacker)) armDamage(tally, design, attacker, mount);
  if (shot.aim === Location.HD && isImmobile(target)) {
    tally.add(AIMED_AT_HEAD, REASONS.aimedAtHead, 'CBT-WPN-08');
  } else immobileTarget(tally, target);
  proneTarget(tally, target.prone, range <= 1);
}

function rangeModifiers(
  tally: Tally<RuleId>,
  { plugged }: Battlefield,
  { min, short, medium }: WeaponType,
  range: number,
): void {
  const bracket = range <= short ? 0 : range <= medium ? 1 : 2;
  if (bracket > 0) (plugged.rangeModifier ?? rangeModifier)(tally, bracket);
  if (range <= min) tally.add(min - range + 1, REASONS.minimumRange, 'CBT-THM-03');
}

function rangeModifier(tally: Tally<RuleId>, bracket: number): void {
  tally.add(RANGE[bracket], REASONS.range[bracket], 'CBT-THM-03');
}

/** CBT-THM-06 */
export function woodsBetween(tally: Tally<RuleId>, sight: Sight): void {
  const light = lightWoods(sight);
  const heavy = heavyWoods(sight);
  if (light > 0) tally.add(light, REASONS.lightBetween(light), 'CBT-THM-06');
  if (heavy > 0) tally.add(HEAVY_WOODS * heavy, REASONS.heavyBetween(heavy), 'CBT-THM-06');
}

/** CBT-THM-08 */
function sensorsAndHeat(tally: Tally<RuleId>, design: Design, attacker: UnitState): void {
  if (sensorHits(design, attacker.body) > 0) tally.add(SENSORS, REASONS.sensors, 'CBT-THM-08');
  const heat = heatEffect(HEAT_TO_HIT, attacker.heat);
  if (heat > 0) tally.add(heat, REASONS.heat(attacker.heat), 'CBT-THM-08');
}

const areArmsHit = ({ body: { hits } }: UnitState): boolean => (hits[Location.LA] | hits[Location.RA]) !== 0;

/** CBT-THM-08 */
function armDamage(tally: Tally<RuleId>, design: Design, attacker: UnitState, { parts }: WeaponMount): void {
  for (const { location } of parts) {
    if (!isArm(location) || attacker.body.hits[location] === 0) continue;
    if (isHit(design, attacker.body, 'shoulder', location)) {
      tally.add(SHOULDER, REASONS.shoulder, 'CBT-THM-08');
      continue;
    }
    if (isHit(design, attacker.body, 'upper-arm', location)) {
      tally.add(ARM_ACTUATOR, REASONS.upperArm, 'CBT-THM-08');
    }
    if (isHit(design, attacker.body, 'lower-arm', location)) {
      tally.add(ARM_ACTUATOR, REASONS.lowerArm, 'CBT-THM-08');
    }
  }
}

const number = quietTally();

/** The number alone; AUTOMATIC_MISS beyond long range. */
export function weaponNumber(field: Battlefield, state: State, shot: Shot): number {
  number.total = 0;
  weaponToHit(number, field, state, shot);
  return number.total;
}

/**
 * What bots start from when they think of places: the number at a range, before movement, ground and damage to the
 * arms. Not beyond long range.
 */
export function numberAtRange(field: Battlefield, state: State, shot: Shot, range: number): number {
  const attacker = state.units[shot.attacker];
  const design = field.designs[shot.attacker];
  number.total = attacker.crew.gunnery;
  rangeModifiers(number, field, design.weapons[shot.weapon].type, range);
  field.plugged.weaponToHit?.(number, field, state, shot, range);
  sensorsAndHeat(number, design, attacker);
  return number.total;
}

/**
 * Why a weapon cannot be fired at a target, or null. `prop` is the arm that a prone 'Mech props itself up on, null
 * while it stands or has not chosen.
 */
export function whyNotFire(
  field: Battlefield,
  state: State,
  attacker: number,
  weapon: number,
  target: number,
  twist: Twist,
  prop: Location | null,
): Reason | null {
  const unit = state.units[attacker];
  const mount = field.designs[attacker].weapons[weapon];
  return (
    whyNotAble(field, unit, attacker) ??
    (mount ? whyNotReady(field, unit, attacker, mount, twist, prop) : WHY_NO_SHOT.noWeapon) ??
    whyNotAt(field, state, attacker, mount, target, twist)
  );
}

/** CBT-WPN-01: the 'Mech itself. */
function whyNotAble(field: Battlefield, unit: UnitState, attacker: number): Reason | null {
  if (!isOnMap(unit)) return WHY_NO_SHOT.notOnMap;
  if (!canAct(unit)) return WHY_NO_SHOT.cannotAct;
  if (unit.thisTurn.onslaught) return WHY_NO_SHOT.onslaught;
  if (unit.thisTurn.busy) return WHY_NO_SHOT.busy;
  if (sensorHits(field.designs[attacker], unit.body) >= SENSORS_DESTROYED) return WHY_NO_SHOT.sensors;
  if (isSubmerged(field, unit.hex, unit.prone)) return WHY_NO_SHOT.underWater;
  return null;
}

/** The weapon, whatever it is aimed at. */
function whyNotReady(
  field: Battlefield,
  unit: UnitState,
  attacker: number,
  mount: WeaponMount,
  twist: Twist,
  prop: Location | null,
): Reason | null {
  if (!weaponWorks(mount, unit.body)) return WHY_NO_SHOT.broken;
  if (!hasAmmunition(field.designs[attacker], unit, mount)) return WHY_NO_SHOT.noAmmo;
  if (!unit.prone) {
    return isLeg(mount.location) && field.depth[unit.hex] >= 1 ? WHY_NO_SHOT.wetLegs : null;
  }
  if (twist !== 0) return WHY_NO_SHOT.proneTwist;
  if (armsLost(unit.body) > 0) return WHY_NO_SHOT.proneArmLost;
  if (isLeg(mount.location)) return WHY_NO_SHOT.proneLeg;
  for (const { location } of mount.parts) if (location === prop) return WHY_NO_SHOT.propped;
  return null;
}

function whyNotAt(
  field: Battlefield,
  state: State,
  attacker: number,
  mount: WeaponMount,
  target: number,
  twist: Twist,
): Reason | null {
  const unit = state.units[attacker];
  const enemy = state.units[target];
  if (!enemy || !isOnMap(enemy)) return WHY_NO_SHOT.noTarget;
  if (field.sideOf[target] === field.sideOf[attacker]) return WHY_NO_SHOT.friend;
  if (!canBear(mount, field, unit.hex, unit.facing, twist, enemy.hex)) return WHY_NO_SHOT.outOfArc;
  if (!isAirborne(enemy) && isSubmerged(field, enemy.hex, enemy.prone)) return WHY_NO_SHOT.underWater;
  const sight = unitSight(field, state, attacker, target);
  if (isBlocked(sight)) return whyBlocked(sight);
  if (isLeg(mount.location) && attackerCover(sight)) return WHY_NO_SHOT.legsCovered;
  return null;
}

/** CBT-WPN-08: only at immobile targets, and not with missiles. */
export function mayAim(
  field: Battlefield,
  state: State,
  attacker: number,
  weapon: number,
  target: number,
): boolean {
  const { category } = field.designs[attacker].weapons[weapon].type;
  return category !== 'missile' && isImmobile(state.units[target]);
}
