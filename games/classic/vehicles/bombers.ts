import { CARRIERS } from '../transport/stock.ts';
import type { VehicleFile } from '../units/vehicle-file.ts';
import { VTOLS } from './vtols.ts';

/** Bombs by the name of the VTOL. */
const LOADS: Readonly<Record<string, number>> = { Nightjar: 2, Skua: 3, Shrike: 6, Stork: 5 };

/** VTOLs of our own with bombs under them (MT-VTOL-05). */
export const BOMBERS: readonly VehicleFile[] = [...VTOLS, ...CARRIERS].flatMap((file) =>
  LOADS[file.name] === undefined ? [] : [{ ...file, model: 'with bombs', bombs: LOADS[file.name] }],
);
