// The effect of damage on the components of a 'Mech; see rules/unit/condition.ts for which damage.

import type { Battlefield } from '../../battlefield.ts';
import type { Part } from '../../design.ts';
import { isLost } from '../../rules/unit/condition.ts';
import { workingFittings } from '../../rules/unit/fittings.ts';
import type { Damage } from '../../state.ts';
import { type ComponentKind, countBits, type MechDesign } from '../../units/design.ts';
import { ARMS, LEGS, LOCATIONS, Location } from '../../units/locations.ts';

/** The design of a unit of this kind. */
export const mechDesign = ({ designs }: Battlefield, unit: number): MechDesign => designs[unit] as MechDesign;

export function engineRating(field: Battlefield, unit: number): number {
  const { walk, tons } = mechDesign(field, unit);
  return walk * tons;
}

/** Hits on components of a kind that can take several; a lost location counts as hit in every slot. */
function hitsOn(masks: readonly number[], damage: Damage, location: Part): number {
  const mask = masks[location];
  return countBits(isLost(damage, location) ? mask : mask & damage.hits[location]);
}

/** MT-ENG-08: those of XL and light engines lie in the side torsos as well. */
export const engineHits = (design: MechDesign, damage: Damage): number =>
  hitsOn(design.masks.engine, damage, Location.CT) +
  hitsOn(design.masks.engine, damage, Location.LT) +
  hitsOn(design.masks.engine, damage, Location.RT);
export const gyroHits = (design: MechDesign, damage: Damage): number =>
  hitsOn(design.masks.gyro, damage, Location.CT);
/** MT-COCKPIT-10: with a cockpit in the centre torso one set of sensors lies there, and life support in the side torsos. */
export const sensorHits = (design: MechDesign, damage: Damage): number =>
  hitsOn(design.masks.sensors, damage, Location.HD) +
  (hasLowCockpit(design) ? hitsOn(design.masks.sensors, damage, Location.CT) : 0);
export const headSensorHits = (design: MechDesign, damage: Damage): number =>
  hitsOn(design.masks.sensors, damage, Location.HD);
export const isLifeSupportHit = (design: MechDesign, damage: Damage): boolean => {
  const mask = design.masks['life-support'];
  if (!hasLowCockpit(design)) return hitsOn(mask, damage, Location.HD) > 0;
  return hitsOn(mask, damage, Location.LT) + hitsOn(mask, damage, Location.RT) > 0;
};
export const cockpitHit = (design: MechDesign, damage: Damage): boolean =>
  hitsOn(design.masks.cockpit, damage, cockpitPart(design)) > 0;

/** MT-COCKPIT-10: it sits in the centre torso. */
export const hasLowCockpit = ({ masks }: MechDesign): boolean => masks.cockpit[Location.CT] !== 0;
const cockpitPart = (design: MechDesign): Part => (hasLowCockpit(design) ? Location.CT : Location.HD);

/** Is the actuator there by design and unharmed? */
export function works(design: MechDesign, damage: Damage, kind: ComponentKind, limb: Part): boolean {
  const mask = design.masks[kind][limb];
  return mask !== 0 && !isLost(damage, limb) && (mask & damage.hits[limb]) === 0;
}

/** Is one of these components hit in the location? */
export const isHit = (masks: readonly number[], { hits }: Damage, location: Part): boolean =>
  (masks[location] & hits[location]) !== 0;

const FOUR_LEGS: readonly Part[] = [...ARMS, ...LEGS];

/** MT-PRE-11: what it walks on. */
export const legsOn = ({ frame }: MechDesign): readonly Part[] => (frame === 'quad' ? FOUR_LEGS : LEGS);

/** Legs that it can lose and still go on as others do on all of theirs. */
export const legsToSpare = ({ frame }: MechDesign): number => (frame === 'quad' ? 1 : 0);

export const legsLost = (design: MechDesign, damage: Damage): number => {
  let count = 0;
  for (const leg of legsOn(design)) if (isLost(damage, leg)) count++;
  return count;
};

export const armsLost = (damage: Damage): number => {
  let count = 0;
  for (const arm of ARMS) if (isLost(damage, arm)) count++;
  return count;
};

/** Items of one slot each that still work, in the given locations. */
const workingItems =
  (kind: 'jump-jet' | 'heat-sink') =>
  (design: MechDesign, damage: Damage, locations: readonly Part[] = LOCATIONS): number => {
    let count = 0;
    for (const location of locations) {
      if (isLost(damage, location)) continue;
      count += countBits(design.masks[kind][location] & ~damage.hits[location]);
    }
    return count;
  };

/** CBT-MOV-16 */
export const workingJets = workingItems('jump-jet');

const singleSinks = workingItems('heat-sink');

/** CBT-CRT-15: those in slots; heat sinks in the engine come on top. A double one is gone with any of its slots. */
export function sinksInSlots(design: MechDesign, damage: Damage, locations?: readonly Part[]): number {
  if (!design.coolingEach) return singleSinks(design, damage, locations);
  const all = workingFittings(design, damage, design.laserSinks ? 'laser-sink' : 'double-heat-sink');
  return locations ? all.filter(({ parts: [at] }) => locations.includes(at.location)).length : all.length;
}

/** CBT-CRT-02: slots of a location that can still take a critical hit. */
export const hittableSlots = (design: MechDesign, damage: Damage, location: Part): number =>
  isLost(damage, location) ? 0 : design.filled[location] & ~damage.hits[location];
