// The Battle Value of a vehicle, in the one order of MT-BV-65.

import type { Tally } from '@ironfield/kernel/explanation.ts';
import { armorPointsOf, equipmentOf, hasItem, type Vehicle } from '../units/unit.ts';
import { bestModifier, flankMp, speedFactor, topFlankMp, vehicleDeviceMp } from './movement.ts';
import { BV } from './text.ts';
import {
  type Circumstances,
  networkShare,
  rateAmmunition,
  rateDefences,
  rateGuidance,
  rateWeapons,
} from './weapons.ts';

/** Steps 1, 4 and 5: equipment of vehicles and where its value joins in. */
const HULL = ['any-bulldozer', 'any-minesweeper-vehicle', 'is-coolant-system'];
const BRIDGES = ['any-bridgelayer-light', 'any-bridgelayer-medium', 'any-bridgelayer-heavy'];
const CREW = ['any-extra-crew', 'any-mast-mount'];
const AMPHIBIOUS = 0.1;
const DESERT_OR_SNOW = 0.05;

function rateItems(vehicle: Vehicle, tally: Tally, ids: readonly string[], rule: string): void {
  for (const { item } of equipmentOf(vehicle).filter((mount) => ids.includes(mount.item.id)))
    tally.add(typeof item.bv === 'number' ? item.bv : 0, item.name, rule);
}

/** Boxes of structure: as many in each location. */
const vehicleStructure = ({ armor, tons }: Vehicle): number =>
  Math.ceil(tons / 10) * Object.keys(armor.points).length;

export function vehicleDefence(vehicle: Vehicle, tally: Tally, circumstances: Circumstances): void {
  const points = armorPointsOf(vehicle);
  tally.add(points, BV.armor(points), 'MT-BV-58');
  const factor = 0.5 * vehicle.structure.bvFactor;
  tally.add(vehicleStructure(vehicle) * factor, BV.structure(vehicleStructure(vehicle), factor), 'MT-BV-58');
  rateDefences(vehicle, tally);
  rateItems(vehicle, tally, HULL, 'MT-BV-28');
  const type = typeFactor(vehicle);
  tally.set(tally.total * type, BV.type(vehicle.motion.id, type), 'MT-BV-58');
  const moving = (10 + bestModifier(topFlankMp(vehicle), vehicle.jump)) / 10;
  tally.set(tally.total * moving, BV.moving(moving), 'MT-BV-58');
  rateItems(vehicle, tally, BRIDGES, 'MT-BV-27');
  rateGuidance(vehicle, tally, circumstances);
}

/** MT-BV-58, MT-BV-29, in hundredths so that sums stay exact. */
function typeFactor(vehicle: Vehicle): number {
  const { bvType } = vehicle.motion;
  const amphibious = hasItem(vehicle, 'amphibious') ? AMPHIBIOUS : 0;
  const desert = hasItem(vehicle, 'dune-buggy') || hasItem(vehicle, 'snowmobile') ? DESERT_OR_SNOW : 0;
  return Math.round(100 * (bvType + amphibious + desert)) / 100;
}

export function vehicleOffence(vehicle: Vehicle, tally: Tally, circumstances: Circumstances): void {
  rateWeapons(vehicle, tally);
  rateAmmunition(vehicle, tally, circumstances);
  const probes = equipmentOf(vehicle).filter(({ item }) => item.flags.has('probe') && !item.flags.has('ecm'));
  for (const { item } of probes) tally.add(typeof item.bv === 'number' ? item.bv : 0, item.name, 'MT-BV-58');
  rateItems(vehicle, tally, CREW, 'MT-BV-26');
  const flank = flankMp(vehicle) * (vehicle.motion.id === 'vtol' ? 2 : 1);
  const speed = speedFactor(flank + vehicle.jump + vehicleDeviceMp(vehicle));
  tally.set(tally.total * speed, BV.speed(speed), vehicle.motion.id === 'vtol' ? 'MT-BV-59' : 'MT-BV-56');
  if (circumstances.isNetworked) networkShare(vehicle, tally);
}
