import type { LocationCode } from '@ironfield/classic/units/locations.ts';
import type { Role, UnitFile } from '@ironfield/classic/units/unit-file.ts';
import { locationName } from '@ironfield/mechbay/text.ts';

/** A location as a heading. */
export function placeName({ frame }: Pick<UnitFile, 'frame'>, location: LocationCode): string {
  const name = locationName(frame, location);
  return name[0]!.toUpperCase() + name.slice(1);
}

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  scout: 'Scout',
  striker: 'Striker',
  skirmisher: 'Skirmisher',
  brawler: 'Brawler',
  missileBoat: 'Missile boat',
  sniper: 'Sniper',
  juggernaut: 'Juggernaut',
};

/** What a design is called where there is one line for it. */
export const titleOf = ({ name, model }: Pick<UnitFile, 'name' | 'model'>): string =>
  `${name} ${model}`.trim();

/** CBT-CON-03 */
export function classOf(tons: number): string {
  if (tons <= 35) return 'Light';
  if (tons <= 55) return 'Medium';
  return tons <= 75 ? 'Heavy' : 'Assault';
}
