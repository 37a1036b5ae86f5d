import { structureOf } from '@ironfield/classic/units/frame.ts';
import { isTorso, LOCATION_CODES, Location } from '@ironfield/classic/units/locations.ts';
import {
  armorHalfTons,
  armorIn,
  armorPoints,
  maxArmor,
  maxArmorPoints,
  POINTS_PER_HALF_TON,
} from '@ironfield/classic/units/weights.ts';
import { locationName, ODD, WRONG } from '../text.ts';
import { type Blueprint, type Finding, unless } from './blueprint.ts';

/** CBT-CON-14: no more points than were paid for. */
export function armorWeight({ file, strange }: Blueprint): readonly Finding[] {
  const bought = file.armorHalfTons;
  const points = armorPoints(file);
  if (bought === undefined || strange.has('armor')) return [];
  return unless(points <= bought * POINTS_PER_HALF_TON, () => ({
    rule: 'CBT-CON-14',
    message: WRONG.armorUnpaid(points, bought),
  }));
}

/** CBT-CON-15 */
export function armorLimits({ file }: Blueprint): readonly Finding[] {
  const { tons, frame, armor } = file;
  if (!structureOf(tons, frame)) return [];
  return LOCATION_CODES.flatMap((location) => {
    const points = armorIn(armor, location);
    const most = maxArmor(tons, location, frame);
    const message = () =>
      WRONG.armorLimit(points, most, locationName(frame, location), isTorso(Location[location]));
    return unless(points <= most, () => ({ rule: 'CBT-CON-15', message: message(), location }));
  });
}

/** CBT-CON-16 */
export function unplacedArmor({ file, strange }: Blueprint): readonly Finding[] {
  const points = armorPoints(file);
  const left = armorHalfTons(file) * POINTS_PER_HALF_TON - points;
  if (left <= 0 || strange.has('armor')) return [];
  const isFull = points === maxArmorPoints(file.tons, file.frame);
  return [{ rule: 'CBT-CON-16', message: isFull ? ODD.lost(left) : ODD.unplaced(left) }];
}
