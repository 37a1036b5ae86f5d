// The weight of equipment, in tons.

import type { Quantities } from '../data/formula.ts';
import { upToHalf } from '../data/rounding.ts';
import { figureFor, quantitiesOf } from '../units/quantities.ts';
import { binTons, type Mech, type Mount, type Vehicle, weaponsOf } from '../units/unit.ts';

/** MT-MCON-13: tons of the weapons that a targeting computer aims. */
const directFireTons = (unit: Mech | Vehicle): number =>
  weaponsOf(unit)
    .filter(({ item }) => item.flags.has('targetingComputer'))
    .reduce((sum, { item }) => sum + item.tons, 0);

/** Quantities of this unit for the formulas of the tables. */
export const quantitiesFor = (unit: Mech | Vehicle, engineTons: number): Quantities =>
  quantitiesOf({
    tons: unit.tons,
    rating: unit.engine.rating,
    engine: engineTons,
    jump: unit.jump,
    direct: directFireTons(unit),
  });

/** Tons of one mount. Armour, structure and heat sinks are weighed with the frame, and count nothing here. */
export function mountTons(mount: Mount, quantities: Quantities): number {
  const { item, size } = mount;
  if (item.kind === 'weapon') return item.tons;
  if (item.kind === 'ammo') return binTons(mount as Mount<typeof item>);
  if (isOfFrame(mount)) return 0;
  if (size !== undefined) return size;
  if (item.sized) return SIZES[item.id] ?? 1;
  return figureFor(item.tons, quantities);
}

/** The weight of things of any size, if the file does not give it. */
const SIZES: Readonly<Record<string, number>> = { 'any-mash': 3.5 };

const FRAME_FLAGS = ['armorType', 'structureType', 'heatSink', 'doubleHeatSink', 'laserHeatSink', 'tsm'];

export const isOfFrame = ({ item }: Mount): boolean => FRAME_FLAGS.some((flag) => item.flags.has(flag));

/** MT-MTUR-01, MT-MTUR-02: what lies wholly in its torso; one in the centre torso turns the weapons of the head. */
export function inMechTurret({ mounts }: Pick<Mech, 'mounts'>, turret: Mount): Mount[] {
  const place = turret.location === 'CT' ? 'HD' : turret.location;
  return mounts.filter(({ location, otherLocation }) => location === place && otherLocation === undefined);
}

/** MT-MTUR-01, MT-VCON-12: a tenth of the weapons in it. */
export const turretTons = (weapons: readonly Mount[]): number =>
  upToHalf(weapons.reduce((sum, { item }) => sum + (item.kind === 'weapon' ? item.tons : 0), 0) / 10);
