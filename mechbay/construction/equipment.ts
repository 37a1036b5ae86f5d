import { isSplittable } from '@ironfield/classic/units/design.ts';
import { isArm, LOCATION_CODES, Location, type LocationCode } from '@ironfield/classic/units/locations.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { type Item, type KnownItem, locationsOf } from '../items.ts';
import { locationName, ODD, WRONG } from '../text.ts';
import { type Blueprint, type Finding, isKnown, itemsOfKind } from './blueprint.ts';

const namesOf = (frame: MechFile['frame'], item: Item): string[] =>
  locationsOf(item).map((location) => locationName(frame, location));

/** CBT-EQP-01: everything mounted is in the table. What it is and how many slots it has, we do not know. */
export const unknownItems = ({ file, items }: Blueprint): readonly Finding[] => {
  const places = items
    .filter((item) => !isKnown(item))
    .flatMap(({ name, places: [place] }) => ({ name, ...place! }));
  const groups = Map.groupBy(places, ({ name, location }) => `${location} ${name}`);
  return [...groups.values()].map((group) => {
    const { name, location } = group[0];
    const slots = group.map(({ slot }) => slot);
    const message = WRONG.unknown(name, slots, locationName(file.frame, location));
    return { rule: 'CBT-EQP-01', message, location };
  });
};

/** CBT-CON-19, CBT-CON-20: every item has all its slots, in one location or as an AC/20 may have them. */
export function itemSlots({ file, items }: Blueprint): readonly Finding[] {
  const short = items.filter(isKnown).filter(({ places, entry }) => places.length < entry.size);
  return [...Map.groupBy(short, ({ name }) => name)].flatMap(([name, pieces]) => {
    const { entry } = pieces[0];
    const where = pieces.flatMap((piece) => namesOf(file.frame, piece));
    const slots = pieces.reduce((sum, { places }) => sum + places.length, 0);
    // Pieces that make up a whole item were meant to be one.
    if (pieces.length > 1 && slots % entry.size === 0) {
      const split = isSplittable(entry) ? WRONG.splitWrongly : WRONG.maySplitNot;
      const location = pieces[0].places[0].location;
      return [{ rule: 'CBT-CON-20', message: split(name, where), location } satisfies Finding];
    }
    return pieces.map((piece, index): Finding => {
      const message = WRONG.tooShort(name, where[index], piece.places.length, entry.size);
      return { rule: 'CBT-CON-19', message, location: piece.places[0].location };
    });
  });
}

/** CBT-CON-19: nothing in play depends on it, so it is only told. */
export const scatteredItems = ({ file, items }: Blueprint): readonly Finding[] =>
  items
    .filter((item) => isKnown(item) && locationsOf(item).some((location) => isScattered(item, location)))
    .map((item) => ({
      rule: 'CBT-CON-19',
      message: ODD.scattered(item.name, namesOf(file.frame, item)[0]),
      location: item.places[0].location,
    }));

function isScattered({ places }: Item, at: LocationCode): boolean {
  const slots = places.filter(({ location }) => location === at).map(({ slot }) => slot);
  return Math.max(...slots) - Math.min(...slots) >= slots.length;
}

const isForearm = (frame: MechFile['frame'], location: LocationCode): boolean =>
  frame === 'biped' && isArm(Location[location]);

/** CBT-CON-21 */
export const rearMounts = (blueprint: Blueprint): readonly Finding[] => {
  const { frame } = blueprint.file;
  return itemsOfKind(blueprint, 'weapon')
    .filter(({ entry }) => entry.rear)
    .flatMap((item) => {
      const arm = locationsOf(item).find((location) => isForearm(frame, location));
      if (!arm) return [];
      return [
        {
          rule: 'CBT-CON-21' as const,
          message: WRONG.rearArm(item.name, locationName(frame, arm)),
          location: arm,
        },
      ];
    });
};

/** CBT-EQP-05 */
export function hatchets(blueprint: Blueprint): readonly Finding[] {
  const { file } = blueprint;
  const all = itemsOfKind(blueprint, 'hatchet');
  const at = (location: LocationCode): KnownItem[] =>
    all.filter((item) => locationsOf(item).includes(location));
  return LOCATION_CODES.flatMap((location) => {
    const where = locationName(file.frame, location);
    const count = at(location).length;
    const messages: string[] = [];
    if (count > 0 && !isForearm(file.frame, location)) messages.push(WRONG.hatchetPlace(where));
    else if (count > 0 && !file.slots[location].includes('Hand Actuator'))
      messages.push(WRONG.hatchetHand(where));
    if (count > 1) messages.push(WRONG.hatchets(count, where));
    return messages.map((message): Finding => ({ rule: 'CBT-EQP-05', message, location }));
  });
}
