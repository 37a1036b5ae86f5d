// Our own files of vehicles, as the bay has them: for weights, values and verdicts.

import { planOf, type VehicleCode, type VehicleFile } from '@ironfield/classic/units/vehicle-file.ts';
import { ARMOR_TYPES, ENGINE_TYPES, MOTIONS, STRUCTURE_TYPES } from '../data/frames.ts';
import type { TechBase } from '../data/items.ts';
import { BY_SIZE, itemNamed } from '../fielding/names.ts';
import { named } from '../unit-files/names.ts';
import { vehicleRating } from '../units/rating.ts';
import type { Mount, Vehicle } from '../units/unit.ts';

const LOCATIONS: Readonly<Record<VehicleCode | 'BD', string>> = {
  FR: 'front',
  RS: 'right',
  LS: 'left',
  RR: 'rear',
  TU: 'turret',
  RO: 'rotor',
  FT: 'frontTurret',
  RB: 'rearRight',
  LB: 'rearLeft',
  BD: 'body',
};

/** MT-VCOM-04: armour has six sides where weapons have four. */
const OF_SIX: Readonly<Record<string, string>> = { RS: 'frontRight', LS: 'frontLeft' };

const ENGINES = { combustion: 'ice', fusion: 'standard' } as const;

/** The bay knows everything that such a file may name. */
export function vehicleOf(file: VehicleFile): Vehicle {
  const motion = MOTIONS[file.motion]!;
  const mounts = Object.entries(file.items).flatMap(([code, items = []]) =>
    items.map((item) => mountOf(item, LOCATIONS[code as VehicleCode | 'BD'])),
  );
  const hasSix = planOf(file.armor) === 'six sides';
  const points = Object.entries(file.armor).map(([code, armor]) => [
    (hasSix && OF_SIX[code]) || LOCATIONS[code as VehicleCode],
    armor,
  ]);
  return {
    kind: 'vehicle',
    name: file.name,
    model: file.model,
    techBase: techBaseOf(mounts),
    isMixed: false,
    level: levelOf(mounts),
    year: null,
    tons: file.tons,
    isOmni: false,
    ...(file.role && { role: file.role }),
    motion,
    engine: {
      type: ENGINE_TYPES[ENGINES[file.engine]]!,
      rating: vehicleRating(motion, file.tons, file.cruise),
    },
    cruise: file.cruise,
    jump: 0,
    structure: STRUCTURE_TYPES.standard!,
    armor: {
      type: ARMOR_TYPES[
        file.plating === 'reflective'
          ? 'laser-reflective'
          : file.plating === 'reactive'
            ? 'reactive'
            : 'standard'
      ]!,
      tech: techBaseOf(mounts),
      points: Object.fromEntries(points),
    },
    hasTurret: file.armor.TU !== undefined,
    ...(file.armor.FT !== undefined && { hasFrontTurret: true as const }),
    turretTons: null,
    carriedTons: file.troopSpace ?? 0,
    hasInfantrySpace: file.troopSpace !== undefined,
    isTrailer: false,
    mounts: together(mounts),
  };
}

const DRONE_CARRIER = 'is-drone-carrier';

/** Items of one thing that can be had in any size. */
function together(mounts: readonly Mount[]): Mount[] {
  const sized = new Map(
    [...Object.keys(BY_SIZE), DRONE_CARRIER].map((id) => [id, mounts.filter(({ item }) => item.id === id)]),
  );
  return [
    ...mounts.filter(({ item }) => !sized.has(item.id)),
    ...[...sized].flatMap(([id, all]) =>
      all.slice(0, 1).map((mount) => ({
        ...mount,
        size: id === DRONE_CARRIER ? 2 + all.length / 2 : all.length + BY_SIZE[id]!,
      })),
    ),
  ];
}

/** Files do not name it: with parts of the Clans, and none of the Inner Sphere beyond Level 1, a vehicle is theirs. */
const techBaseOf = (mounts: readonly Mount[]): TechBase =>
  mounts.some(({ item }) => item.tech === 'Clan') &&
  !mounts.some(({ item }) => item.tech === 'IS' && item.level > 1)
    ? 'Clan'
    : 'IS';

/** Artillery rounds are of higher levels than the rest. */
const levelOf = (mounts: readonly Mount[]): number => Math.max(1, ...mounts.map(({ item }) => item.level));

function mountOf(name: string, location: string): Mount {
  const whole = name.replace('Arrow IV Thunder', 'Arrow IV FASCAM').replace(/^Ammo (.*)$/, '$1 Ammo');
  const item = itemNamed(name) ?? named(whole, { kind: 'other', techBase: 'IS' })?.item;
  if (!item) throw new Error(`"${name}" is no equipment that the bay knows`);
  return { item, location, isRear: false, armoredSlots: 0 };
}
