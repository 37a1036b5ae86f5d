import type { VehicleFile } from '../../units/vehicle-file.ts';

export const vehicleNote = ({ tons, motion, cruise }: VehicleFile): string =>
  `${tons} tons, ${motion}, ${cruise}/${Math.ceil(cruise * 1.5)}`;
