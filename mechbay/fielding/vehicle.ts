// A vehicle of the bay as the file that battles are fought with.

import { designOf } from '@ironfield/classic/kinds/vehicle/design.ts';
import { roleNamed } from '@ironfield/classic/units/role-names.ts';
import {
  MOTIONS,
  type Motion,
  type VehicleCode,
  type VehicleFile,
  vehicleFileSchema,
} from '@ironfield/classic/units/vehicle-file.ts';
import { accepted, type Result, refused } from '@ironfield/kernel/refusal.ts';
import type { Mount, Vehicle } from '../units/unit.ts';
import { BY_SIZE, playName } from './names.ts';
import { CANNOT } from './text.ts';

const PARTS: Readonly<Record<string, VehicleCode>> = {
  front: 'FR',
  right: 'RS',
  left: 'LS',
  rear: 'RR',
  turret: 'TU',
  rotor: 'RO',
  frontTurret: 'FT',
  frontRight: 'RS',
  frontLeft: 'LS',
  rearRight: 'RB',
  rearLeft: 'LB',
};
const ENGINES: Readonly<Record<string, VehicleFile['engine']>> = {
  ice: 'combustion',
  standard: 'fusion',
  'xl-is': 'fusion',
  'xl-clan': 'fusion',
  light: 'fusion',
};
/** Nothing in a battle asks what its points weigh. */
const ARMORS: Readonly<Record<string, VehicleFile['plating'] | null>> = {
  standard: null,
  'ferro-fibrous': null,
  'light-ferro-fibrous': null,
  'heavy-ferro-fibrous': null,
  'laser-reflective': 'reflective',
  reactive: 'reactive',
};

/** The parts of it that no battle knows yet. */
function strange(vehicle: Vehicle): readonly string[] {
  const { motion, engine, structure, armor, mounts } = vehicle;
  const problems = [
    !(MOTIONS as readonly string[]).includes(motion.id) && CANNOT.motion(motion.blk),
    !(engine.type.id in ENGINES) && CANNOT.engine(engine.type.name),
    structure.id !== 'standard' && CANNOT.part('structure', structure.id),
    !(armor.type.id in ARMORS) && CANNOT.part('armor', armor.type.id),
    vehicle.jump > 0 && CANNOT.jump,
    vehicle.isTrailer && CANNOT.trailer,
    mounts.some(({ inSponson }) => inSponson) && CANNOT.sponson,
  ];
  return problems.filter((problem) => problem !== false);
}

/** The file of a vehicle; or what of it cannot be played. */
export function vehicleFileOf(vehicle: Vehicle): Result<VehicleFile, readonly string[]> {
  const problems = new Set(strange(vehicle));
  const items: Partial<Record<VehicleCode | 'BD', string[]>> = {};
  for (const mount of vehicle.mounts) {
    const name = nameOf(mount);
    if (name === null) problems.add(CANNOT.item(mount.item.name));
    else {
      const part = isAtPart(mount) ? PARTS[mount.location] : undefined;
      const count = countOf(mount);
      items[part ?? 'BD'] = [...(items[part ?? 'BD'] ?? []), ...new Array<string>(count).fill(name)];
    }
  }
  if (problems.size > 0) return refused([...problems]);
  const { points } = vehicle.armor;
  const armor = Object.entries(PARTS).flatMap(([location, code]) =>
    code === 'TU' && !vehicle.hasTurret
      ? []
      : points[location] === undefined
        ? []
        : [[code, points[location]]],
  );
  const role = roleNamed(vehicle.role);
  const plating = ARMORS[vehicle.armor.type.id];
  const parsed = vehicleFileSchema.safeParse({
    format: 'ironfield-unit',
    version: 1,
    kind: 'vehicle',
    name: vehicle.name,
    model: vehicle.model,
    motion: vehicle.motion.id as Motion,
    tons: vehicle.tons,
    cruise: vehicle.cruise,
    engine: ENGINES[vehicle.engine.type.id],
    heatSinks: 0,
    ...(vehicle.hasInfantrySpace && vehicle.carriedTons > 0 && { troopSpace: vehicle.carriedTons }),
    ...(role && { role }),
    armor: Object.fromEntries(armor),
    ...(plating && { plating }),
    items,
  });
  if (!parsed.success) return refused(parsed.error.issues.map(({ message }) => message));
  const design = designOf(parsed.data);
  return design.ok ? accepted(parsed.data) : refused(design.error);
}

/** A file for battles has an item for each ton of it; of control gear for each drone (MT-DRONE-01). */
function countOf({ item, size }: Mount): number {
  if (size === undefined) return 1;
  if (item.id === 'is-drone-carrier') return Math.max(1, Math.round(2 * (size - CONTROL)));
  const besides = BY_SIZE[item.id];
  return besides === undefined ? 1 : Math.ceil(size - besides);
}

/** Tons of control gear besides half a ton for each drone. */
const CONTROL = 2;

const nameOf = ({ item, shots }: Mount): string | null => playName(item, { shots });

/** Fire control serves what stands beside it; all other equipment is inside. */
const isAtPart = ({ item }: Mount): boolean => item.kind === 'weapon' || item.flags.has('artemis4');
