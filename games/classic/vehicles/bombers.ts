import type { VehicleFile } from '../units/vehicle-file.ts';
import { VTOLS } from './vtols.ts';

/** Bombs by the name of the VTOL. */
const LOADS: Readonly<Record<string, number>> = { Nightjar: 2, Skua: 3, Shrike: 6 };

/** VTOLs of our own with bombs under them (MT-VTOL-05). */
export const BOMBERS: readonly VehicleFile[] = VTOLS.flatMap((file) =>
  LOADS[file.name] === undefined ? [] : [{ ...file, model: 'with bombs', bombs: LOADS[file.name] }],
);
