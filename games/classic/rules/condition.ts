// What the damage on a record sheet leaves a 'Mech able to do. `Damage` is either what is recorded (`body`) or what
// was recorded when the phase began (`thisPhase.before`), which is what holds during a phase (CBT-SEQ-06).

import type { Damage, UnitState } from '../state.ts';
import { type ComponentKind, countBits, type Design, type Part, type WeaponMount } from '../units/design.ts';
import { ARMS, type Arm, bitOf, LEGS, type Leg, LOCATIONS, Location } from '../units/locations.ts';

export const isLost = ({ lost }: Damage, location: Location): boolean => (lost & bitOf(location)) !== 0;

/** Hits on components of a kind that can take several; a lost location counts as hit in every slot. */
function hitsOn(design: Design, damage: Damage, kind: ComponentKind, location: Location): number {
  const mask = design.masks[kind][location];
  return countBits(isLost(damage, location) ? mask : mask & damage.hits[location]);
}

export const engineHits = (design: Design, damage: Damage): number =>
  hitsOn(design, damage, 'engine', Location.CT);
export const gyroHits = (design: Design, damage: Damage): number =>
  hitsOn(design, damage, 'gyro', Location.CT);
export const sensorHits = (design: Design, damage: Damage): number =>
  hitsOn(design, damage, 'sensors', Location.HD);
export const lifeSupportHit = (design: Design, damage: Damage): boolean =>
  hitsOn(design, damage, 'life-support', Location.HD) > 0;
export const cockpitHit = (design: Design, damage: Damage): boolean =>
  hitsOn(design, damage, 'cockpit', Location.HD) > 0;

/** Is the actuator there by design and unharmed? */
export function works(design: Design, damage: Damage, kind: ComponentKind, limb: Arm | Leg): boolean {
  const mask = design.masks[kind][limb];
  return mask !== 0 && !isLost(damage, limb) && (mask & damage.hits[limb]) === 0;
}

/** Is the actuator there by design and hit? */
export function isHit(design: Design, damage: Damage, kind: ComponentKind, limb: Arm | Leg): boolean {
  return (design.masks[kind][limb] & damage.hits[limb]) !== 0;
}

export const legsLost = (damage: Damage): number => {
  let count = 0;
  for (const leg of LEGS) if (isLost(damage, leg)) count++;
  return count;
};

export const armsLost = (damage: Damage): number => {
  let count = 0;
  for (const arm of ARMS) if (isLost(damage, arm)) count++;
  return count;
};

export function partWorks({ location, mask }: Part, damage: Damage): boolean {
  return !isLost(damage, location) && (mask & damage.hits[location]) === 0;
}

export function weaponWorks({ parts }: WeaponMount, damage: Damage): boolean {
  for (const part of parts) if (!partWorks(part, damage)) return false;
  return true;
}

/** Items of one slot each that still work, in the given locations. */
const workingItems =
  (kind: 'jump-jet' | 'heat-sink') =>
  (design: Design, damage: Damage, locations: readonly Location[] = LOCATIONS): number => {
    let count = 0;
    for (const location of locations) {
      if (isLost(damage, location)) continue;
      count += countBits(design.masks[kind][location] & ~damage.hits[location]);
    }
    return count;
  };

/** CBT-MOV-16 */
export const workingJets = workingItems('jump-jet');
/** CBT-CRT-15: those in slots; heat sinks in the engine come on top. */
export const workingSinks = workingItems('heat-sink');

/** CBT-CRT-02: slots of a location that can still take a critical hit. */
export const hittableSlots = (design: Design, damage: Damage, location: Location): number =>
  isLost(damage, location) ? 0 : design.filled[location] & ~damage.hits[location];

/** CBT-THM-09: shut down, or the pilot is unconscious. */
export const isImmobile = (unit: UnitState): boolean => unit.shutDown > 0 || unit.crew.knockedOut > 0;

/** Can the 'Mech do anything at all? */
export const canAct = (unit: UnitState): boolean => unit.loss === null && !isImmobile(unit);

/** On the map, and not in the air over it. */
export const isOnMap = (unit: UnitState): boolean => unit.hex >= 0 && unit.loss === null;
export const isAirborne = (unit: UnitState): boolean => unit.thisTurn.onslaught?.kind === 'dfa';

/** CBT-PIL-05 */
export const PILOT_DEAD = 6;
