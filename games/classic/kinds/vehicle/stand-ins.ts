// Vehicles that stand for one of which others know the shape alone.

import { isHull, type VehicleFile } from '../../units/vehicle-file.ts';
import { CARRIERS } from '../../vehicles/carriers.ts';
import { SHIPS } from '../../vehicles/ships.ts';
import { LARGE_SHIPS, SUPER_HEAVY, TWO_TURRETS } from '../../vehicles/special.ts';
import { SUPPORT_VEHICLES } from '../../vehicles/support.ts';
import { STOCK_VEHICLES } from '../../vehicles/vehicles.ts';

/** The same vehicle with the weapons of its turret in front. */
function withoutTurret(vehicle: VehicleFile): VehicleFile {
  const { TU: _, ...armor } = vehicle.armor;
  const { TU: turned = [], FR: front = [], ...items } = vehicle.items;
  return { ...vehicle, name: '', armor, items: { ...items, FR: [...front, ...turned] } };
}

/** The same with a turret, as a VTOL may have one besides its rotor. */
const withTurret = (vehicle: VehicleFile): VehicleFile => ({
  ...vehicle,
  name: '',
  armor: { ...vehicle.armor, TU: 0 },
});

/** Anything on the ground or the water may have two turrets. */
const OTHER_MOTIONS = ['hover', 'displacement', 'hydrofoil'] as const;

const LARGE = [...SUPER_HEAVY, ...LARGE_SHIPS];

/** Very large ones may have two turrets, one or none. */
function topless(vehicle: VehicleFile): VehicleFile[] {
  const { TU = 0, FT: _, ...armor } = vehicle.armor;
  const { FT: __, ...items } = vehicle.items;
  const one: VehicleFile = { ...vehicle, name: '', armor: { ...armor, TU }, items };
  const two: VehicleFile = { ...one, armor: { ...armor, TU, FT: 0 } };
  return [vehicle, two, one, withoutTurret(one)];
}

const stock = [...Object.values(STOCK_VEHICLES), ...SHIPS];

export const standIns: readonly VehicleFile[] = [
  ...stock,
  ...stock.filter(({ armor }) => armor.TU !== undefined).map(withoutTurret),
  ...stock.filter(({ motion }) => motion === 'vtol' || isHull(motion)).map(withTurret),
  ...CARRIERS,
  ...SUPPORT_VEHICLES,
  ...TWO_TURRETS,
  ...LARGE.flatMap(topless),
  ...OTHER_MOTIONS.map((motion) => ({ ...TWO_TURRETS[0], name: '', motion })),
];
