// Which slots of a unit file belong together.

import { LOCATION_CODES, LOCATIONS, Location } from './locations.ts';
import type { UnitFile } from './unit-file.ts';

export interface Slot {
  readonly location: Location;
  readonly slot: number;
}

/** Slots of one location, a bit for each. */
export interface Part {
  readonly location: Location;
  readonly mask: number;
}

/** The slots of each name in a unit file. */
export function slotsByName(file: UnitFile): Map<string, Slot[]> {
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
 * Slots with the same name, item by item: whole items of a location first; of what is left over, that of a location and
 * of the one further in is a split item (CBT-CON-20); any other remnant is an item that lacks slots.
 */
export function itemsOf(slots: readonly Slot[], size: number, maySplit: boolean): Slot[][] {
  const items: Slot[][] = [];
  const left = new Map<Location, Slot[]>();
  for (const [location, group] of Map.groupBy(slots, ({ location }) => location)) {
    const whole = Math.floor(group.length / size) * size;
    for (let i = 0; i < whole; i += size) items.push(group.slice(i, i + size));
    if (whole < group.length) left.set(location, group.slice(whole));
  }
  if (maySplit) {
    for (const [outer, inner] of ADJACENT) {
      const mine = left.get(outer) ?? [];
      const theirs = left.get(inner) ?? [];
      if (mine.length === 0 || mine.length + theirs.length < size) continue;
      items.push([...mine, ...theirs.slice(0, size - mine.length)]);
      left.delete(outer);
      left.set(inner, theirs.slice(size - mine.length));
    }
  }
  return [...items, ...[...left.values()].filter((rest) => rest.length > 0)];
}

export function partsOf(item: readonly Slot[]): Part[] {
  const parts = Map.groupBy(item, ({ location }) => location);
  return [...parts].map(([location, slots]) => ({
    location,
    mask: slots.reduce((mask, { slot }) => mask | (1 << slot), 0),
  }));
}
