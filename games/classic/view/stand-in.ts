// What stands for a unit of which somebody knows the chassis and no more: it follows from that alone, so it tells nothing.

import { remembered } from '@ironfield/kernel/memory.ts';
import { kindOf } from '../kinds.ts';
import { STOCK_MECHS } from '../mechs/mechs.ts';
import { STOCK_PLATOONS } from '../platoons/platoons.ts';
import { STOCK_SQUADS } from '../squads/squads.ts';
import type { UnitFile } from '../units/unit-file.ts';
import type { VehicleFile } from '../units/vehicle-file.ts';
import { STOCK_VEHICLES } from '../vehicles/vehicles.ts';

/** The same vehicle with the weapons of its turret in front. */
function withoutTurret(vehicle: VehicleFile): VehicleFile {
  const { TU: _, ...armor } = vehicle.armor;
  const { TU: turned = [], FR: front = [], ...items } = vehicle.items;
  return { ...vehicle, name: '', armor, items: { ...items, FR: [...front, ...turned] } };
}

/** A squad of so many. */
const fewer = (troopers: number): UnitFile => ({
  ...STOCK_SQUADS.Pikestaff,
  name: '',
  tons: troopers,
  troopers,
});

/** A VTOL may have a turret besides its rotor. */
const withTurret = (vehicle: VehicleFile): VehicleFile => ({
  ...vehicle,
  name: '',
  armor: { ...vehicle.armor, TU: 0 },
});

const vehicles = Object.values(STOCK_VEHICLES);
const stock: readonly UnitFile[] = [
  ...Object.values(STOCK_MECHS),
  ...vehicles,
  ...Object.values(STOCK_PLATOONS),
  ...Object.values(STOCK_SQUADS),
  ...[1, 2, 3].map(fewer),
  ...vehicles.filter(({ armor }) => armor.TU !== undefined).map(withoutTurret),
  ...vehicles.filter(({ motion }) => motion === 'vtol').map(withTurret),
];

/** What everybody sees of it: its kind, how it moves, and which parts it has, such as a turret. */
const shapeOf = remembered((file: UnitFile): string => {
  const kind = kindOf(file);
  const design = kind.designOf(file);
  const parts = design.ok ? design.value.structure.map((points) => (points > 0 ? 1 : 0)) : [];
  return [kind.id, kind.motion, ...parts].join();
});

/** The unit of the book with this name; of a chassis that is not in it, one of its shape that weighs most nearly the same. */
export const standIn = remembered((file: UnitFile): UnitFile => {
  const { name, tons } = file;
  const shape = shapeOf(file);
  const alike = stock.filter((each) => shapeOf(each) === shape);
  const typical = alike.find((each) => each.name === name && each.tons === tons);
  if (typical) return { ...typical, model: '' };
  const likely = alike.sort((a, b) => Math.abs(a.tons - tons) - Math.abs(b.tons - tons));
  const made = likely.map((each) => ({ ...each, name, model: '', tons }));
  return made.find((each) => kindOf(each).designOf(each).ok)!;
});
