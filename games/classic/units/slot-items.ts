import { groupedBy } from '@ironfield/kernel/grouping.ts';
// Which slots of a unit file belong together.

import type { Slots } from '../design.ts';
import { LOCATION_CODES, LOCATIONS, Location } from './locations.ts';
import type { MechFile } from './unit-file.ts';

export interface Slot {
  readonly location: Location;
  readonly slot: number;
}

/** The slots of each name in a unit file. */
export function slotsByName(file: MechFile): Map<string, Slot[]> {
  const found = new Map<string, Slot[]>();
  for (const location of LOCATIONS) {
    for (const [slot, name] of file.slots[LOCATION_CODES[location]].entries()) {
      if (name === null) continue;
      const slots = found.get(name) ?? [];
      slots.push({ location, slot });
      found.set(name, slots);
    }
  }
  return found;
}

/** Pairs of locations that an item may lie across, from outside in. */
const ADJACENT: readonly (readonly [Location, Location])[] = [
  [Location.LA, Location.LT],
  [Location.RA, Location.RT],
  [Location.LL, Location.LT],
  [Location.RL, Location.RT],
  [Location.LT, Location.CT],
  [Location.RT, Location.CT],
  [Location.HD, Location.CT],
];

/**
 * Slots with the same name, item by item. What is left over in a location and in the one further in is a split item
 * (CBT-CON-20); any other remnant is an item that lacks slots.
 */
export function itemsOf(slots: readonly Slot[], size: number, maySplit: boolean): Slot[][] {
  const wholeFirst = grouped(slots, size, maySplit, false);
  if (wholeFirst.remnants.length === 0 || !maySplit) return [...wholeFirst.items, ...wholeFirst.remnants];
  // Ten slots of a torso need not be one item: they may be the greater part of one and the smaller of another.
  const splitFirst = grouped(slots, size, maySplit, true);
  const { items, remnants } = splitFirst.remnants.length === 0 ? splitFirst : wholeFirst;
  return [...items, ...remnants];
}

function grouped(slots: readonly Slot[], size: number, maySplit: boolean, splitFirst: boolean) {
  const items: Slot[][] = [];
  const left = groupedBy(slots, ({ location }) => location);
  const takeWhole = (location: Location) => {
    const group = left.get(location) ?? [];
    const whole = Math.floor(group.length / size) * size;
    for (let i = 0; i < whole; i += size) items.push(group.slice(i, i + size));
    left.set(location, group.slice(whole));
  };
  if (!splitFirst) for (const location of [...left.keys()]) takeWhole(location);
  if (maySplit) {
    for (const [outer, inner] of ADJACENT) {
      takeWhole(outer);
      const mine = left.get(outer) ?? [];
      const theirs = left.get(inner) ?? [];
      if (mine.length === 0 || mine.length + theirs.length < size) continue;
      items.push([...mine, ...theirs.slice(0, size - mine.length)]);
      left.delete(outer);
      left.set(inner, theirs.slice(size - mine.length));
    }
  }
  for (const location of [...left.keys()]) takeWhole(location);
  return { items, remnants: [...left.values()].filter((rest) => rest.length > 0) };
}

export function partsOf(item: readonly Slot[]): Slots[] {
  const parts = groupedBy(item, ({ location }) => location);
  return [...parts].map(([location, slots]) => ({
    location,
    mask: slots.reduce((mask, { slot }) => mask | (1 << slot), 0),
  }));
}
