import { ON_LEGS, type Paces, pace } from '../../text/paces.ts';
import type { VehicleFile } from '../../units/vehicle-file.ts';

/** MT-PRE-22 */
export const PACES: Paces = {
  ...ON_LEGS,
  walk: pace('Cruise', 'cruises', 'cruised'),
  run: pace('Flank', 'flanks', 'flanked'),
};

export const REASONS = {
  design: 'Cruising MP',
  motive: 'Motive system damaged',
  immobilized: 'Immobilized',
} as const;

export const vehicleNote = ({ tons, motion, cruise }: VehicleFile): string =>
  `${tons} tons, ${motion}, ${cruise}/${Math.ceil(cruise * 1.5)}`;
