import type { LocationCode } from '@ironfield/classic/units/locations.ts';
import type { UnitFile } from '@ironfield/classic/units/unit-file.ts';
import { locationName } from '@ironfield/mechbay/text.ts';

/** A location as a heading. */
export function placeName({ frame }: Pick<UnitFile, 'frame'>, location: LocationCode): string {
  const name = locationName(frame, location);
  return name[0].toUpperCase() + name.slice(1);
}

/** The same where there is little room: what stands among the locations of a four-legged 'Mech is a leg. */
export const shortPlaceName = (file: Pick<UnitFile, 'frame'>, location: LocationCode): string =>
  file.frame === 'quad' ? placeName(file, location).replace(' leg', '') : placeName(file, location);

/** What a design is called where there is one line for it. */
export const titleOf = ({ name, model }: Pick<UnitFile, 'name' | 'model'>): string =>
  `${name} ${model}`.trim();
