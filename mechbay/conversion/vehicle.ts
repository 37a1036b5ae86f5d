// Vehicles, which neither overheat nor strike (BF2-CONV-01, -04, -07, BF2-TRO-16).

import { nearest } from '../data/rounding.ts';
import { armorPointsOf, type Vehicle, weaponsOf } from '../units/unit.ts';
import { shares } from './bands.ts';
import { firepower } from './damage.ts';
import type { Element } from './element.ts';
import { unheated } from './heat.ts';
import { specialsOf } from './specials.ts';
import { weightClass } from './weight-class.ts';

const MODES: Readonly<Record<string, string>> = {
  tracked: 't',
  wheeled: 'w',
  hover: 'h',
  vtol: 'v',
  displacement: 'n',
  hydrofoil: 'n',
  submarine: 's',
};
const POINTS = 30;

export function vehicleElement(vehicle: Vehicle): Element {
  const forward = weaponsOf(vehicle).filter(({ isRear, location }) => !isRear && location !== 'rear');
  const fire = firepower(vehicle, forward, { shares, countsAmmunition: true });
  const damage = unheated(fire.total);
  return {
    mp: vehicle.cruise,
    mode: MODES[vehicle.motion.id] ?? '',
    ...damage,
    class: weightClass(vehicle.tons),
    armor: 0,
    structure: structureValue(vehicle),
    specials: specialsOf(vehicle, fire, damage.l),
  };
}

/** BF2-CONV-04: armour and structure together, and never nothing. */
function structureValue(vehicle: Vehicle): number {
  const boxes =
    Math.ceil(vehicle.tons / 10) * Object.keys(vehicle.armor.points).length * vehicle.structure.bvFactor;
  return Math.max(1, nearest((armorPointsOf(vehicle) + boxes) / POINTS));
}
