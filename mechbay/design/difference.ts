import { FRAME_ITEMS } from '@ironfield/classic/units/frame.ts';
import { FACING_CODES, LOCATION_CODES, type LocationCode } from '@ironfield/classic/units/locations.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { armorCoverage } from '../figures.ts';
import { itemsIn, locationsOf } from '../items.ts';
import { counted, locationName, placeCode } from '../text.ts';

/** One thing in which two designs differ, in words: what, and how it is in each. */
export interface Difference {
  readonly what: string;
  readonly a: string;
  readonly b: string;
}

const FIELDS = [
  'name',
  'model',
  'frame',
  'tons',
  'walk',
  'heatSinks',
  'role',
  'houses',
  'armorHalfTons',
] as const;
const FIELD_NAMES: Readonly<Record<(typeof FIELDS)[number], string>> = {
  name: 'name',
  model: 'model',
  frame: 'frame',
  tons: 'tonnage',
  walk: 'Walking MP',
  heatSinks: 'heat sinks',
  role: 'role',
  houses: 'houses',
  armorHalfTons: 'half tons of armour bought',
};

/** Everything in which two designs differ. */
export function differences(a: MechFile, b: MechFile): Difference[] {
  const fields = FIELDS.map((field) => ({
    what: FIELD_NAMES[field],
    a: shown(a[field]),
    b: shown(b[field]),
  }));
  const armorA = facingsOf(a);
  const armorB = facingsOf(b);
  const armor = FACING_CODES.map((facing, index) => ({
    what: `armour ${bothNames(a, b, (frame) => placeCode(frame, facing))}`,
    a: `${armorA[index]}`,
    b: `${armorB[index]}`,
  }));
  const slots = LOCATION_CODES.flatMap((location) => slotDifferences(a, b, location));
  return [...fields, ...armor, ...slots].filter((one) => one.a !== one.b);
}

const shown = (value: string | number | readonly string[] | undefined): string =>
  value === undefined || value === '' ? 'none' : [value].flat().join(', ') || 'none';

const facingsOf = (unit: MechFile): number[] => armorCoverage(unit).facings.map(({ points }) => points);

/** Of arms and front legs, both names. */
function bothNames(a: MechFile, b: MechFile, nameIn: (frame: MechFile['frame']) => string): string {
  const [first, second] = [nameIn(a.frame), nameIn(b.frame)];
  return first === second ? first : `${first} or ${second}`;
}

/** Things that only one of them has; or, where both have the same, the slots that differ. */
function slotDifferences(a: MechFile, b: MechFile, location: LocationCode): Difference[] {
  const isLimbOfOther = a.frame !== b.frame && (location === 'LA' || location === 'RA');
  const where = bothNames(a, b, (frame) => locationName(frame, location));
  const inA = itemCounts(a, location);
  const inB = itemCounts(b, location);
  const names = [...new Set([...inA.keys(), ...inB.keys()])].filter(
    // That an arm is no leg is told by the frame.
    (name) => inA.get(name) !== inB.get(name) && !(isLimbOfOther && FRAME_ITEMS.has(name)),
  );
  if (names.length > 0) {
    const held = (counts: ReadonlyMap<string, number>, name: string) =>
      counted(counts.get(name) ?? 0, 'time');
    return names.map((name) => ({ what: `${name} in the ${where}`, a: held(inA, name), b: held(inB, name) }));
  }
  if (isLimbOfOther) return [];
  return a.slots[location].map((item, slot) => ({
    what: `slot ${slot + 1} of the ${where}`,
    a: item ?? 'open',
    b: b.slots[location][slot] ?? 'open',
  }));
}

/** The number of each thing that begins in a location, or lies there in part. */
function itemCounts(unit: MechFile, location: LocationCode): Map<string, number> {
  const here = itemsIn(unit).filter((item) => locationsOf(item).includes(location));
  return new Map([...Map.groupBy(here, ({ name }) => name)].map(([name, items]) => [name, items.length]));
}
