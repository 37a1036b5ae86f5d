import type { LocationCode } from '@ironfield/classic/units/locations.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { locationName } from '@ironfield/mechbay/text.ts';

/** A location as a heading. */
export function placeName({ frame }: Pick<MechFile, 'frame'>, location: LocationCode): string {
  const name = locationName(frame, location);
  return name[0].toUpperCase() + name.slice(1);
}

/** The same in little room: a limb among the locations of a four-legged 'Mech is a leg. */
export const shortPlaceName = (file: Pick<MechFile, 'frame'>, location: LocationCode): string =>
  file.frame === 'quad' ? placeName(file, location).replace(' leg', '') : placeName(file, location);

/** The name of a design on one line. */
export const titleOf = ({ name, model }: Pick<MechFile, 'name' | 'model'>): string =>
  `${name} ${model}`.trim();
