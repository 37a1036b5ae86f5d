import type { VehicleFile } from '../units/vehicle-file.ts';
import { ASSAULT } from './assault.ts';
import { HEAVY } from './heavy.ts';
import { LIGHT } from './light.ts';
import { MEDIUM } from './medium.ts';
import { VTOLS } from './vtols.ts';

/** Vehicles of our own, by name, from light to heavy; then what flies. */
export const STOCK_VEHICLES: Readonly<Record<string, VehicleFile>> = Object.fromEntries(
  [...LIGHT, ...MEDIUM, ...HEAVY, ...ASSAULT, ...VTOLS].map((vehicle) => [vehicle.name, vehicle]),
);
