// The price of a vehicle (MT-COST-09 to MT-COST-11, MT-COST-15).

import type { Tally } from '@ironfield/kernel/explanation.ts';
import { roundUp, upToHalf } from '../data/rounding.ts';
import { armorPointsOf, type Vehicle } from '../units/unit.ts';
import { armorTons } from '../weights/armor.ts';
import { turretTons } from '../weights/items.ts';
import {
  amplifierTons,
  engineTons,
  isSuperHeavy,
  paidSinks,
  sponsonWeapons,
  turretWeight,
} from '../weights/vehicle.ts';
import { enginePrice } from './engine.ts';
import { priceMounts } from './items.ts';
import { COST } from './text.ts';

const PER_TON = {
  control: 10_000,
  structure: 10_000,
  amplifiers: 20_000,
  turret: 5000,
  sponsons: 4000,
  lift: 20_000,
  rotors: 40_000,
};
const PER_SINK = 2000;
const JUMP = 200;
const SUPER_HEAVY_DIVISOR = 75;

export function priceVehicle(vehicle: Vehicle, tally: Tally): void {
  const { tons, motion, structure, armor, jump } = vehicle;
  if (!vehicle.isTrailer) {
    const { type, rating } = vehicle.engine;
    tally.add(enginePrice(vehicle.engine, tons), COST.engine(type.name, rating), 'MT-COST-05');
    tally.add(PER_TON.control * upToHalf(tons * 0.05), COST.control, 'MT-COST-09');
  }
  const share = structure.share * (isSuperHeavy(vehicle) ? 2 : 1);
  tally.add(PER_TON.structure * upToHalf(tons * share), COST.structure, 'MT-COST-09');
  const sinks = paidSinks(vehicle);
  if (sinks > 0) tally.add(PER_SINK * sinks, COST.sinks(sinks), 'MT-COST-09');
  const plates = armorTons(armorPointsOf(vehicle), armor);
  tally.add(armor.type.costPerTon * plates, COST.armor(plates), 'MT-COST-09');
  // By exact tenths, which more printed prices fit.
  const amplifiers = amplifierTons(vehicle);
  if (amplifiers > 0) tally.add(PER_TON.amplifiers * amplifiers, COST.amplifiers, 'MT-COST-10');
  priceTurrets(vehicle, tally);
  const lift = motion.id === 'vtol' ? PER_TON.rotors : PER_TON.lift;
  if (motion.lift > 0) tally.add(lift * upToHalf(tons * motion.lift), COST.lift, 'MT-COST-09');
  if (jump > 0) tally.add(tons * jump ** 2 * JUMP, COST.jump, 'MT-COST-16');
  priceMounts(vehicle, engineTons(vehicle), tally);
  const divisor = isSuperHeavy(vehicle) ? SUPER_HEAVY_DIVISOR : motion.costDivisor;
  tally.set(
    (tally.total * (divisor + tons)) / divisor,
    COST.factor((divisor + tons) / divisor),
    'MT-COST-10',
  );
  tally.set(roundUp(tally.total), COST.rounded, 'MT-COST-15');
}

function priceTurrets(vehicle: Vehicle, tally: Tally): void {
  if (vehicle.hasTurret) tally.add(PER_TON.turret * turretWeight(vehicle), COST.turret, 'MT-COST-09');
  const inSponsons = sponsonWeapons(vehicle);
  if (inSponsons.length === 0) return;
  tally.add(PER_TON.sponsons * turretTons(inSponsons), COST.sponsons, 'MT-VCON-05');
}
