// The weight of a vehicle of any kind, part by part (MT-VCON-08 to MT-VCON-13).

import type { Tally } from '@ironfield/kernel/explanation.ts';
import { upToHalf } from '../data/rounding.ts';
import { jetTons } from '../units/quantities.ts';
import { armorPointsOf, type Mount, type Vehicle, weaponsOf } from '../units/unit.ts';
import { armorTons } from './armor.ts';
import { vehicleEngineTons } from './engine.ts';
import { isOfFrame, mountTons, quantitiesFor, turretTons } from './items.ts';
import { PART } from './text.ts';

/** MT-VCON-11: sinks that a fusion engine brings along. */
const FREE_SINKS = 10;
/** MT-ELEC-04: a laser AMS makes the heat of two dice. */
const LASER_AMS_HEAT = 12;
/** MT-VCON-01, MT-VCON-02: vehicles of more tons are of another sort. */
const LARGE_VEHICLE = 100;

export const isSuperHeavy = ({ motion, tons }: Pick<Vehicle, 'motion' | 'tons'>): boolean =>
  motion.id === 'tracked' && tons > LARGE_VEHICLE;

/** Tells the weight of a vehicle, each share rounded by itself. */
export function weighVehicle(vehicle: Vehicle, tally: Tally): void {
  const { tons, motion, structure, isTrailer } = vehicle;
  const share = isSuperHeavy(vehicle) ? 2 * structure.share : structure.share;
  tally.add(upToHalf(tons * share), PART.structure(structure), 'MT-VCON-08');
  if (!isTrailer) {
    tally.add(engineTons(vehicle), PART.engine(vehicle.engine), 'MT-ENG-07');
    tally.add(upToHalf(tons * 0.05), PART.control, 'MT-VCON-08');
  }
  if (motion.lift > 0) tally.add(upToHalf(tons * motion.lift), PART.lift, 'MT-VCON-08');
  const amplifiers = upToHalf(amplifierTons(vehicle));
  if (amplifiers > 0) tally.add(amplifiers, PART.amplifiers, 'MT-VCON-11');
  const sinks = sinksOf(vehicle);
  if (sinks > 0) tally.add(paidSinks(vehicle), PART.vehicleSinks(sinks), 'MT-VCON-11');
  tally.add(armorTons(armorPointsOf(vehicle), vehicle.armor), PART.armor(vehicle), 'MT-VCON-13');
  if (vehicle.hasTurret) tally.add(turretWeight(vehicle), PART.turret, 'MT-VCON-12');
  weighMounts(vehicle, tally);
  if (vehicle.carriedTons > 0) tally.add(vehicle.carriedTons, PART.carried, 'MT-VCON-15');
}

/** MT-VCON-10: a hovercraft's engine weighs at least a fifth of it. */
export function engineTons({ engine, motion, tons }: Vehicle): number {
  const weight = vehicleEngineTons(engine) ?? 0;
  return motion.id === 'hover' ? Math.max(weight, upToHalf(tons / 5)) : weight;
}

/** MT-VCON-11: energy weapons that need no ammunition and make heat. */
const heatWeapons = (vehicle: Vehicle): Mount[] =>
  weaponsOf(vehicle).filter(
    ({ item }) => item.ammo === null && item.category === 'energy' && !item.flags.has('tag'),
  );

/** MT-VCON-11: sinks for all of them at once. */
const sinksOf = (vehicle: Vehicle): number =>
  heatWeapons(vehicle).reduce((sum, { item }) => {
    if (item.kind !== 'weapon') return sum;
    return sum + (item.flags.has('ams') ? LASER_AMS_HEAT : item.heat);
  }, 0);

export const paidSinks = (vehicle: Vehicle): number =>
  Math.max(0, sinksOf(vehicle) - (vehicle.engine.type.fusion ? FREE_SINKS : 0));

/** MT-VCON-11: a tenth of those weapons, before rounding; a fusion engine needs none. */
export function amplifierTons(vehicle: Vehicle): number {
  if (vehicle.engine.type.fusion) return 0;
  return (
    heatWeapons(vehicle).reduce((sum, { item }) => sum + (item.kind === 'weapon' ? item.tons : 0), 0) / 10
  );
}

const turretFor = ({ mounts }: Vehicle, place: string): number =>
  turretTons(mounts.filter(({ location }) => location === place));

/** MT-VCON-12: an OmniVehicle's turret is fixed with its chassis; MT-VCON-04: each of two weighs what is in it. */
export const turretWeight = (vehicle: Vehicle): number =>
  (vehicle.turretTons ?? turretFor(vehicle, 'turret')) +
  (vehicle.hasFrontTurret ? turretFor(vehicle, 'frontTurret') : 0);

function weighMounts(vehicle: Vehicle, tally: Tally): void {
  const { tons, jump } = vehicle;
  if (jump > 0) tally.add(jump * jetTons(tons), PART.jump(vehicle), 'MT-SPV-18');
  const quantities = quantitiesFor(vehicle, engineTons(vehicle));
  const mounted = vehicle.mounts.filter(
    (mount) => !isOfFrame(mount) && mount.item.id !== 'any-vehicle-jump-jet',
  );
  for (const mount of mounted) tally.add(mountTons(mount, quantities), mount.item.name, ruleOf(mount));
  const inSponsons = sponsonWeapons(vehicle);
  if (inSponsons.length > 0) tally.add(turretTons(inSponsons), PART.sponsons, 'MT-VCON-05');
}

/** MT-VCON-05: a file marks the weapons in sponsons, or has the sponsons and marks none. */
export function sponsonWeapons({ mounts }: Pick<Vehicle, 'mounts'>): readonly Mount[] {
  const marked = mounts.filter(({ inSponson }) => inSponson);
  if (marked.length > 0 || !mounts.some(({ item }) => item.id === 'any-sponson')) return marked;
  return mounts.filter(
    ({ item, location }) => item.kind === 'weapon' && (location === 'left' || location === 'right'),
  );
}

const ruleOf = ({ item }: Mount): string =>
  item.kind === 'equipment' && item.items !== null ? 'MT-SPV-01' : 'MT-DATA-08';
