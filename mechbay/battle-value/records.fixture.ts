// Units of the second reference program, which come as records and not as files.

import {
  ARMOR_TYPES,
  COCKPITS,
  ENGINE_TYPES,
  GYROS,
  HEAT_SINKS,
  MOTIONS,
  STRUCTURE_TYPES,
} from '../data/frames.ts';
import { named } from '../unit-files/names.ts';
import type { Mech, Mount, Vehicle } from '../units/unit.ts';

export interface UnitRecord {
  readonly unit: string;
  readonly kind: string;
  readonly motion: string;
  readonly tons: number;
  readonly clan: 0 | 1;
  readonly walk: number;
  readonly jump: number;
  readonly armor: Readonly<Record<string, number>>;
  readonly engine: number;
  readonly engineType: string;
  readonly heatSinks: number;
  readonly heatCapacity: number;
  readonly armorType: string;
  readonly structureType: string;
  readonly weapons: readonly (readonly [
    name: string,
    location: string,
    rear: 0 | 1,
    bv: number,
    heat: number,
  ])[];
  readonly ammo: readonly (readonly [name: string, location: string, shots: number, bv: number])[];
  readonly misc: readonly (readonly [name: string, location: string, bv: number])[];
  readonly bv: number;
  readonly bvSkill: Readonly<Record<string, number>>;
  readonly bvC3?: number;
  readonly bookBV?: number;
}

function mountsOf({ weapons, ammo, misc, clan }: UnitRecord): Mount[] {
  const techBase = clan ? 'Clan' : 'IS';
  const mount = (name: string, location: string, isRear: boolean, shots?: number): Mount => {
    const naming = named(name, { kind: 'other', techBase });
    if (naming === null) throw new Error(`nothing is called ${name}`);
    const half =
      shots !== undefined && naming.item.kind === 'ammo' && shots < naming.item.shots ? { shots } : {};
    return { item: naming.item, location, isRear, armoredSlots: 0, ...half };
  };
  return [
    ...weapons.map(([name, location, rear]) => mount(name, location, rear === 1)),
    // The contents of a one-shot launcher have no slot.
    ...ammo
      .filter(([, location]) => location !== '-')
      .map(([name, location, shots]) => mount(name, location, false, shots)),
    ...misc
      .filter(([name]) => !/Heat Sink|Jump Jet/.test(name))
      .map(([name, location]) => mount(name, location, false)),
  ];
}

const common = (record: UnitRecord) => ({
  name: record.unit,
  model: '',
  techBase: record.clan ? ('Clan' as const) : ('IS' as const),
  isMixed: false,
  level: 2,
  year: null,
  tons: record.tons,
  isOmni: false,
  jump: record.jump,
});

const armorOf = (
  id: string,
  { clan }: UnitRecord,
  points: Readonly<Record<string, number>>,
): Mech['armor'] => ({
  type: ARMOR_TYPES[id]!,
  tech: clan ? 'Clan' : 'IS',
  points,
});

export function mechFrom(record: UnitRecord): Mech {
  const isXl = record.engineType.endsWith('XL');
  const engine = isXl
    ? `xl-${record.clan ? 'clan' : 'is'}`
    : record.engineType.endsWith('Light')
      ? 'light'
      : 'standard';
  const isDouble = record.heatCapacity > record.heatSinks;
  const mounts = mountsOf(record);
  return {
    kind: 'mech',
    ...common(record),
    frame: record.motion === 'quad' ? 'quad' : 'biped',
    engine: { type: ENGINE_TYPES[engine]!, rating: record.engine },
    structure: STRUCTURE_TYPES[record.structureType === 'Endo Steel' ? 'endo-steel' : 'standard']!,
    hasTripleStrength: mounts.some(({ item }) => item.flags.has('tsm')),
    cockpit: COCKPITS.standard!,
    gyro: GYROS.standard!,
    heatSinks: { type: HEAT_SINKS[isDouble ? 'double-is' : 'single']!, count: record.heatSinks },
    walk: record.walk,
    jumpKind: 'standard',
    armor: armorOf(record.armorType.toLowerCase().replace(' ', '-'), record, record.armor),
    missingActuators: [],
    armoredFrameSlots: 0,
    armoredCockpit: false,
    isArmless: false,
    mounts,
  };
}

const LOCATIONS: Readonly<Record<string, string>> = {
  FR: 'front',
  RS: 'right',
  LS: 'left',
  RR: 'rear',
  TU: 'turret',
  BD: 'body',
  RO: 'rotor',
};

export function vehicleFrom(record: UnitRecord): Vehicle {
  const points = Object.fromEntries(
    Object.entries(record.armor).flatMap(([code, value]) =>
      code === 'BD' || value < 0 ? [] : [[LOCATIONS[code]!, value]],
    ),
  );
  return {
    kind: 'vehicle',
    ...common(record),
    motion: MOTIONS[record.motion]!,
    engine: { type: ENGINE_TYPES.standard!, rating: 0 },
    cruise: record.walk,
    structure: STRUCTURE_TYPES.standard!,
    armor: armorOf('standard', record, points),
    hasTurret: 'turret' in points,
    turretTons: null,
    carriedTons: 0,
    hasInfantrySpace: false,
    isTrailer: false,
    mounts: mountsOf(record).map((mount) => ({
      ...mount,
      location: LOCATIONS[mount.location] ?? mount.location,
    })),
  };
}
