import type { RidingPlace } from '../../../kind.ts';
import { Location } from '../../../units/locations.ts';

/** MT-INFY-06: by trooper. */
export const RIDING_PLACES: readonly RidingPlace[] = [
  { part: Location.RT, rear: false },
  { part: Location.LT, rear: false },
  { part: Location.RT, rear: true },
  { part: Location.LT, rear: true },
  { part: Location.CT, rear: true },
];
