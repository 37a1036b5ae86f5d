import { gearOf } from '@ironfield/classic/data/arsenal.ts';
import { type Entry, isSplittable, slotEntry } from '@ironfield/classic/units/design.ts';
import { LOCATION_CODES, type LocationCode } from '@ironfield/classic/units/locations.ts';
import { itemsOf, slotsByName } from '@ironfield/classic/units/slot-items.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';

export interface Place {
  readonly location: LocationCode;
  /** From 0. */
  readonly slot: number;
}

/** One thing in a 'Mech with all its slots. */
export interface Item {
  readonly name: string;
  /** Its entry in the tables; null if the rules do not know it. */
  readonly entry: Entry | null;
  readonly places: readonly Place[];
}

export type KnownItem = Item & { readonly entry: Entry };

/** An item that only an option allows in play is no introductory construction. */
export function introductoryEntry(name: string, tons: number): Entry | null {
  const entry = slotEntry(name, tons);
  return entry?.fitting || (entry?.weapon && gearOf(entry.weapon)) ? null : entry;
}

/** Everything in the slots of a 'Mech, item by item; what is too short, or lies where it must not, is there as it is. */
export function itemsIn(file: MechFile): Item[] {
  return [...slotsByName(file)].flatMap(([name, slots]) => {
    const entry = introductoryEntry(name, file.tons);
    const groups = itemsOf(slots, entry?.size ?? 1, entry !== null && isSplittable(entry));
    return groups.map((group) => ({
      name,
      entry,
      places: group.map(({ location, slot }) => ({ location: LOCATION_CODES[location], slot })),
    }));
  });
}

/** The item that a slot belongs to. */
export const itemAt = (file: MechFile, location: LocationCode, slot: number): Item | undefined =>
  itemsIn(file).find(({ places }) => places.some((at) => at.location === location && at.slot === slot));

/** Locations of an item, each once. */
export const locationsOf = ({ places }: Item): LocationCode[] => [
  ...new Set(places.map(({ location }) => location)),
];
