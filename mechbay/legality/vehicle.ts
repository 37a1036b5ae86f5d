// Possible faults of a vehicle other than its weight (MT-VCON-16).

import { ENGINE_WEIGHTS } from '../data/frames.ts';
import { armorPointsOf, type Vehicle } from '../units/unit.ts';
import { isOfFrame } from '../weights/items.ts';
import { isSuperHeavy } from '../weights/vehicle.ts';
import { type Finding, unless } from './finding.ts';
import { WRONG } from './text.ts';
import { equipmentFindings } from './vehicle-equipment.ts';

const ROTOR = 2;
const LARGEST = { superHeavy: 200, ship: 555 };

export const vehicleFindings = (vehicle: Vehicle): Finding[] => [
  ...frameFindings(vehicle),
  ...armorFindings(vehicle),
  ...itemFindings(vehicle),
  ...equipmentFindings(vehicle),
];

/** MT-VCON-09, MT-VCON-01, MT-VCON-02 */
function frameFindings(vehicle: Vehicle): Finding[] {
  const { motion, tons, engine } = vehicle;
  const isShip = motion.id === 'displacement' || motion.id === 'submarine';
  const most = isSuperHeavy(vehicle) ? LARGEST.superHeavy : isShip ? LARGEST.ship : motion.maxTons;
  return [
    ...unless(tons <= most, 'MT-VCON-09', () => WRONG.tonnage(motion.id, tons, most)),
    ...unless(ENGINE_WEIGHTS.has(engine.rating), 'MT-VCON-09', () => WRONG.noEngine(engine.rating)),
  ];
}

/** MT-VCON-13 */
function armorFindings(vehicle: Vehicle): Finding[] {
  const most = Math.floor(40 + 3.5 * vehicle.tons);
  const rotor = vehicle.armor.points.rotor ?? 0;
  return [
    ...unless(armorPointsOf(vehicle) <= most, 'MT-VCON-13', () =>
      WRONG.totalArmor(armorPointsOf(vehicle), most),
    ),
    ...unless(rotor <= ROTOR, 'MT-VCON-13', () => WRONG.armor('rotor', rotor, ROTOR)),
  ];
}

const WITHOUT_SPACE = ['case', 'cargo', 'searchlight'];

/** MT-VCON-14: whatever its size, an item is one; ammunition and CASE are none. */
function itemsOf(vehicle: Vehicle): number {
  const { engine, armor, mounts, jump, hasInfantrySpace } = vehicle;
  const mounted = mounts.reduce((sum, mount) => {
    const { item } = mount;
    const isFree =
      item.kind === 'ammo' || isOfFrame(mount) || WITHOUT_SPACE.some((flag) => item.flags.has(flag));
    if (isFree || item.id === 'any-vehicle-jump-jet') return sum;
    return sum + (item.kind === 'equipment' ? (item.items ?? 1) : 1);
  }, 0);
  const plates = armor.tech === 'Clan' ? armor.type.itemsClan : armor.type.itemsIS;
  const motor = (engine.type.vehicleItems ?? 0) + (engine.rating > 400 ? 1 : 0);
  return mounted + plates + motor + (jump > 0 ? 1 : 0) + (hasInfantrySpace ? 1 : 0);
}

function itemFindings(vehicle: Vehicle): Finding[] {
  const most = 5 + Math.floor(vehicle.tons / 5);
  return unless(itemsOf(vehicle) <= most, 'MT-VCON-14', () => WRONG.items(itemsOf(vehicle), most));
}
