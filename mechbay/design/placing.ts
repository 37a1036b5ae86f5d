// Putting things into slots and taking them out. These functions change the draft that they are given.

import { placeSinks } from '@ironfield/classic/units/auto-allocation.ts';
import { engineSinksOf } from '@ironfield/classic/units/design.ts';
import {
  type ArmBuilds,
  armBuildsOf,
  bareSlots,
  FRAME_ITEMS,
  openSlots,
  slotCount,
} from '@ironfield/classic/units/frame.ts';
import type { LocationCode } from '@ironfield/classic/units/locations.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { type Item, itemsIn } from '../items.ts';

/**
 * Puts an item into open slots that follow one another, from a given slot on or wherever there are enough; the things in
 * the location move together if that helps. False if it finds no room.
 */
export function put(
  draft: MechFile,
  name: string,
  size: number,
  location: LocationCode,
  at?: number,
): boolean {
  const fill = (): boolean => {
    const slots = draft.slots[location];
    const isOpen = (start: number): boolean =>
      start + size <= slotCount(draft.frame, location) &&
      slots.slice(start, start + size).every((item) => item === null);
    const start = at ?? slots.findIndex((_, slot) => isOpen(slot));
    if (start < 0 || !isOpen(start)) return false;
    slots.fill(name, start, start + size);
    return true;
  };
  if (fill()) return true;
  const mayMove = at === undefined && openSlots(draft.slots, location, draft.frame) >= size;
  return mayMove && closeRanks(draft, location) && fill();
}

export function takeOut(draft: MechFile, { places }: Item): void {
  for (const { location, slot } of places) draft.slots[location][slot] = null;
}

/** Moves the things in a location together, so that open slots follow one another; false if the frame leaves no room. */
export function closeRanks(
  draft: MechFile,
  location: LocationCode,
  arms: ArmBuilds = armBuildsOf(draft),
): boolean {
  const pieces = itemsIn(draft)
    .filter(({ name }) => !FRAME_ITEMS.has(name))
    .map(({ name, places }) => ({ name, slots: places.filter((place) => place.location === location) }))
    .filter(({ slots }) => slots.length > 0)
    .sort((a, b) => a.slots[0].slot - b.slots[0].slot);
  const names = pieces.flatMap(({ name, slots }) => slots.map(() => name));
  const bare = bareSlots(arms, draft.frame)[location];
  const open = bare.flatMap((item, slot) =>
    item === null && slot < slotCount(draft.frame, location) ? [slot] : [],
  );
  if (open.length < names.length) return false;
  for (const [index, name] of names.entries()) bare[open[index]] = name;
  draft.slots[location] = bare;
  return true;
}

export const HEAT_SINK = 'Heat Sink';
/** Heat sinks are taken out where they would have been put last. */
const SINKS_BACKWARD: readonly LocationCode[] = ['RA', 'LA', 'CT', 'RT', 'LT', 'RL', 'LL', 'HD'];

/** CBT-CON-13: as many heat sinks in slots as the engine has no room for, or as many as find one; none before there is an engine. */
export function fitHeatSinks(draft: MechFile): void {
  if (draft.walk === 0) return;
  const needed = draft.heatSinks - engineSinksOf(draft);
  const placed = SINKS_BACKWARD.flatMap((location) =>
    draft.slots[location].flatMap((item, slot) => (item === HEAT_SINK ? [{ location, slot }] : [])).reverse(),
  );
  for (const { location, slot } of placed.slice(0, Math.max(0, placed.length - needed))) {
    draft.slots[location][slot] = null;
  }
  placeSinks(
    Math.max(0, needed - placed.length),
    (location) => openSlots(draft.slots, location, draft.frame) > 0,
    (location) => put(draft, HEAT_SINK, 1, location),
  );
}
