import type { Battlefield } from '../../battlefield.ts';
import type { WeaponType } from '../../data/equipment.ts';
import type { Part, WeaponMount } from '../../design.ts';
import type { DamagedComponent } from '../../kind.ts';
import { isLost } from '../../rules/unit/condition.ts';
import type { Damage } from '../../state.ts';
import type { Component, ComponentKind, MechDesign } from '../../units/design.ts';
import { ARMS, LEGS, Location } from '../../units/locations.ts';
import { engineHits, legsOn, mechDesign, sensorHits } from './condition.ts';

export const componentAt = (field: Battlefield, unit: number, part: Part, slot: number): Component | null =>
  mechDesign(field, unit).components[part][slot];

/** MT-REPAIR-03: hips cannot be bypassed. */
const LEG_KINDS: readonly ComponentKind[] = ['upper-leg', 'lower-leg', 'foot'];
const ARM_KINDS: readonly ComponentKind[] = ['shoulder', 'upper-arm', 'lower-arm', 'hand'];

const ALL_LIMBS = [...LEGS, ...ARMS];

function actuators(design: MechDesign, damage: Damage): DamagedComponent[] {
  return ALL_LIMBS.filter((part) => !isLost(damage, part)).flatMap((part) => {
    const isLeg = legsOn(design).includes(part);
    return (isLeg ? LEG_KINDS : ARM_KINDS).flatMap((each): DamagedComponent[] => {
      const mask = design.masks[each][part] & damage.hits[part];
      if (mask === 0) return [];
      const slot = 31 - Math.clz32(mask);
      return [{ kind: isLeg ? 'leg' : 'arm', part, mask, name: design.components[part][slot]!.name }];
    });
  });
}

/** MT-REPAIR-05: lasers and PPCs. */
const isRay = ({ category, id }: WeaponType): boolean => category === 'energy' && !id.includes('flamer');

function rays({ weapons }: MechDesign, damage: Damage): DamagedComponent[] {
  return weapons.flatMap(({ parts, type, label }: WeaponMount): DamagedComponent[] => {
    const [{ location: part, mask }] = parts;
    const isDamaged = !isLost(damage, part) && (mask & damage.hits[part]) !== 0;
    return isDamaged && parts.length === 1 && isRay(type)
      ? [{ kind: 'weapon', part, mask, name: label }]
      : [];
  });
}

export function damagedComponents(field: Battlefield, unit: number, damage: Damage): DamagedComponent[] {
  const design = mechDesign(field, unit);
  const found = [...actuators(design, damage), ...rays(design, damage)];
  if (engineHits(design, damage) > 0) {
    const mask = design.masks.engine[Location.CT];
    found.push({ kind: 'engine', part: Location.CT, mask, name: 'Engine' });
  }
  // MT-REPAIR-07: one slot is used, the other stays as it is.
  if (sensorHits(design, damage) > 1 && !isLost(damage, Location.HD)) {
    const sensors = design.masks.sensors[Location.HD];
    found.push({ kind: 'sensors', part: Location.HD, mask: sensors & -sensors, name: 'Sensors' });
  }
  return found;
}
