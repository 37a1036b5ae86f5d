import { engineHalfTons, MAX_RATING } from '@ironfield/classic/data/engines.ts';
import { isTorso, Location, type LocationCode } from '@ironfield/classic/units/locations.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { ratingOf } from '@ironfield/classic/units/weights.ts';
import { locationsOf } from '../items.ts';
import { locationName, WRONG } from '../text.ts';
import { type Blueprint, type Finding, itemsOfKind, unless } from './blueprint.ts';

/** CBT-CON-08: the most Walking MP that any engine gives. */
export const mostWalk = (tons: number): number => Math.floor(MAX_RATING / tons);

/** CBT-CON-08, CBT-CON-09 */
export function engine({ file, rating }: Blueprint): readonly Finding[] {
  const { tons, walk } = file;
  const finding = (message: string): readonly Finding[] => [{ rule: 'CBT-CON-08', message }];
  if (walk < 1) return finding(WRONG.noEngine(tons, mostWalk(tons)));
  if (rating !== ratingOf(file)) return finding(WRONG.otherRating(rating, tons, walk));
  if (rating > MAX_RATING) return finding(WRONG.rating(rating, tons, walk, mostWalk(tons)));
  return engineHalfTons(rating) === undefined ? finding(WRONG.noSuchRating(rating)) : [];
}

/** CBT-CON-11 */
const mayHoldJets = (frame: MechFile['frame'], location: LocationCode): boolean =>
  isTorso(Location[location]) ||
  location === 'LL' ||
  location === 'RL' ||
  (frame === 'quad' && location !== 'HD');

/** CBT-CON-11 */
export function jumpJets(blueprint: Blueprint): readonly Finding[] {
  const { file, rating } = blueprint;
  const jets = itemsOfKind(blueprint, 'jump-jet');
  const walk = Math.min(file.walk, Math.floor(rating / file.tons));
  const places = [...new Set(jets.flatMap(locationsOf))];
  return [
    ...unless(jets.length <= walk, () => ({
      rule: 'CBT-CON-11',
      message: WRONG.tooManyJets(jets.length, walk),
    })),
    ...places
      .filter((location) => !mayHoldJets(file.frame, location))
      .map((location): Finding => {
        return { rule: 'CBT-CON-11', message: WRONG.jetPlace(locationName(file.frame, location)), location };
      }),
  ];
}
