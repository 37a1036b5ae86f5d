// A designer's operations on a vehicle. Each gives another vehicle; the verdict says whether it is legal.

import { totalOf } from '@ironfield/kernel/explanation.ts';
import { ARMOR_TYPES, ENGINE_TYPES, MOTIONS, STRUCTURE_TYPES } from '../data/frames.ts';
import { ITEMS, type Item } from '../data/items.ts';
import { vehicleRating } from '../units/rating.ts';
import { ammunitionOf, type Mount, type Vehicle, weaponsOf } from '../units/unit.ts';
import { armorTons, pointsOf } from '../weights/armor.ts';
import { weighVehicle } from '../weights/vehicle.ts';
import { bodyPlan, locationsFor } from './body-plan.ts';

export function newVehicle(): Vehicle {
  return rebuilt({
    kind: 'vehicle',
    name: 'New vehicle',
    model: '',
    techBase: 'IS',
    isMixed: false,
    level: 3,
    year: null,
    tons: 50,
    isOmni: false,
    motion: MOTIONS.tracked!,
    engine: { type: ENGINE_TYPES.standard!, rating: 0 },
    cruise: 4,
    jump: 0,
    structure: STRUCTURE_TYPES.standard!,
    armor: { type: ARMOR_TYPES.standard!, tech: 'IS', points: {} },
    hasTurret: true,
    turretTons: null,
    carriedTons: 0,
    hasInfantrySpace: false,
    isTrailer: false,
    mounts: [],
  });
}

export type Choices = Partial<
  Pick<
    Vehicle,
    | 'name'
    | 'model'
    | 'year'
    | 'tons'
    | 'motion'
    | 'cruise'
    | 'techBase'
    | 'isMixed'
    | 'hasTurret'
    | 'carriedTons'
    | 'hasInfantrySpace'
  >
> & {
  readonly engineType?: Vehicle['engine']['type'];
  readonly armorType?: Vehicle['armor']['type'];
};

/** Makes a choice, with all its consequences: the rating, the sides, and new places for things that have lost theirs. */
export function choose(vehicle: Vehicle, { engineType, armorType, ...choices }: Choices): Vehicle {
  const { engine, armor } = vehicle;
  return rebuilt({
    ...vehicle,
    ...choices,
    engine: { ...engine, type: engineType ?? engine.type },
    armor: { ...armor, type: armorType ?? armor.type },
  });
}

function rebuilt(vehicle: Vehicle): Vehicle {
  const { motion, tons, cruise, engine, armor, techBase } = vehicle;
  const hasTurret = vehicle.hasTurret && motion.id !== 'vtol';
  const plan = bodyPlan({ ...vehicle, motion, tons, hasTurret });
  return {
    ...vehicle,
    hasTurret,
    engine: { ...engine, rating: vehicleRating(motion, tons, cruise) },
    armor: {
      ...armor,
      tech: techBase,
      points: Object.fromEntries(plan.sides.map((side) => [side, armor.points[side] ?? 0])),
    },
    mounts: vehicle.mounts.map((mount) => {
      const places = locationsFor(mount.item, plan);
      return places.includes(mount.location) ? mount : { ...mount, location: places[0]! };
    }),
  };
}

export const setArmor = (vehicle: Vehicle, side: string, points: number): Vehicle => ({
  ...vehicle,
  armor: { ...vehicle.armor, points: { ...vehicle.armor.points, [side]: Math.max(0, points) } },
});

/** The whole number of half tons stays what is asked for; a rotor has two points at most (MT-VCON-13). */
const SHARES: Readonly<Record<string, number>> = { front: 6, turret: 5, rear: 3, rotor: 0 };
const SIDE = 4;
const ROTOR = 2;

/** Armour of so many tons, most of it in front. */
export function spreadArmor(vehicle: Vehicle, tons: number): Vehicle {
  const most = Math.floor(40 + 3.5 * vehicle.tons);
  const sides = Object.keys(vehicle.armor.points);
  const all = Math.min(most, pointsOf(tons, vehicle.armor));
  const rotor = sides.includes('rotor') ? Math.min(ROTOR, all) : 0;
  const shares = sides.map((side) => SHARES[side] ?? SIDE);
  const sum = shares.reduce((total, share) => total + share, 0);
  const points = sides.map((side, index) =>
    side === 'rotor' ? rotor : Math.floor(((all - rotor) * shares[index]!) / sum),
  );
  // The rest goes to the front.
  points[0]! += all - points.reduce((total, each) => total + each, 0);
  return {
    ...vehicle,
    armor: {
      ...vehicle.armor,
      points: Object.fromEntries(sides.map((side, index) => [side, points[index]!])),
    },
  };
}

/** MT-DRONE-01, MT-SPV-19: what has a size of its own begins with the least. */
const LEAST_TONS: Readonly<Record<string, number>> = {
  'is-drone-carrier': 2.5,
  'is-drone-sensors': 0.5,
  'any-mobile-hq': 3,
};

export function mount(vehicle: Vehicle, item: Item, location?: string): Vehicle {
  const places = locationsFor(item, bodyPlan(vehicle));
  const place = location !== undefined && places.includes(location) ? location : places.at(-1)!;
  const size = LEAST_TONS[item.id];
  const added: Mount = {
    item,
    location: place,
    isRear: false,
    armoredSlots: 0,
    ...(size !== undefined && { size }),
  };
  return { ...vehicle, mounts: [...vehicle.mounts, added] };
}

export const unmount = (vehicle: Vehicle, index: number): Vehicle => ({
  ...vehicle,
  mounts: vehicle.mounts.toSpliced(index, 1),
});

export function move(vehicle: Vehicle, index: number, location: string): Vehicle {
  const moved = vehicle.mounts[index];
  if (moved === undefined || !locationsFor(moved.item, bodyPlan(vehicle)).includes(location)) return vehicle;
  return { ...vehicle, mounts: vehicle.mounts.with(index, { ...moved, location }) };
}

export const tonsOf = (vehicle: Vehicle): number => totalOf((tally) => weighVehicle(vehicle, tally));

/** A ton of standard ammunition for every gun that has none, then armour for all that is left. */
export function finished(vehicle: Vehicle): Vehicle {
  const supplied = weaponsOf(vehicle).reduce((now, { item }) => {
    const bin = item.flags.has('oneShot') ? undefined : binFor(item);
    const isThere = ammunitionOf(now).some(
      (each) => each.item.family === item.ammo && each.item.rack === bin?.rack,
    );
    return bin === undefined || isThere ? now : mount(now, bin);
  }, vehicle);
  const bare = spreadArmor(supplied, 0);
  const left = vehicle.tons - tonsOf(bare);
  const most = armorTons(Math.floor(40 + 3.5 * vehicle.tons), vehicle.armor);
  return left > 0 ? spreadArmor(supplied, Math.min(left, most)) : supplied;
}

const binFor = ({ ammo, rack, tech }: Mount<Item & { kind: 'weapon' }>['item']) =>
  ITEMS.find(
    (item) =>
      item.kind === 'ammo' &&
      item.family === ammo &&
      (item.rack === rack || item.rack === null) &&
      item.munition === 'standard' &&
      !item.flags.has('battleArmor') &&
      !item.flags.has('protomech') &&
      (item.tech === tech || item.tech === 'both') &&
      item.tons === 1,
  ) as Extract<Item, { kind: 'ammo' }> | undefined;
