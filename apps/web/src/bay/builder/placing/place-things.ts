// Placing items in a design, composed of operations of the 'Mech bay.

import { engineSinksOf } from '@ironfield/classic/units/design.ts';
import { FRAME_ITEMS } from '@ironfield/classic/units/frame.ts';
import { LOCATION_CODES, type LocationCode } from '@ironfield/classic/units/locations.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { checkUnit } from '@ironfield/mechbay/design/construction.ts';
import {
  addItem,
  addSplit,
  moveItem,
  type Outcome,
  removeItem,
  setHeatSinks,
} from '@ironfield/mechbay/design/design-operations.ts';
import { itemAt } from '@ironfield/mechbay/items.ts';
import type { Hand } from './hand.ts';

const HEAT_SINK = 'Heat Sink';
const FEWEST_SINKS = 10;

/** Operations one after the other, until one refuses. */
function inTurn(file: MechFile, ...operations: ((file: MechFile) => Outcome)[]): Outcome {
  let outcome: Outcome = { ok: true, value: file };
  for (const operation of operations) if (outcome.ok) outcome = operation(outcome.value);
  return outcome;
}

/** Puts the item in hand into a location, from a given slot on or wherever there is room. */
export function putInto(
  file: MechFile,
  { name, from }: Hand,
  location: LocationCode,
  slot?: number,
): Outcome {
  if (from) {
    const to = slot === undefined ? { location } : { location, slot };
    return moveItem(file, from.location, from.slot, to);
  }
  const added = addItem(file, name, location, slot);
  if (!added.ok || name !== HEAT_SINK) return added;
  // A heat sink the 'Mech already has without a slot is not a new one.
  const needed = file.heatSinks - engineSinksOf(file);
  return placedSinks(added.value) > needed ? setHeatSinks(added.value, file.heatSinks + 1) : added;
}

/** Takes an item out; a heat sink that may go leaves the 'Mech, not just its slot. */
export function takeOutAt(file: MechFile, location: LocationCode, slot: number): Outcome {
  const removed = removeItem(file, location, slot);
  const isSink = file.slots[location][slot] === HEAT_SINK;
  return removed.ok && isSink && file.heatSinks > FEWEST_SINKS
    ? setHeatSinks(removed.value, file.heatSinks - 1)
    : removed;
}

const placedSinks = ({ slots }: MechFile): number =>
  LOCATION_CODES.flatMap((location) => slots[location]).filter((item) => item === HEAT_SINK).length;

/** CBT-CON-20: neighbours over which an AC/20 may be split, the outer one first. */
const NEIGHBOURS: readonly (readonly [LocationCode, LocationCode])[] = [
  ['LA', 'LT'],
  ['RA', 'RT'],
  ['LL', 'LT'],
  ['RL', 'RT'],
  ['LT', 'CT'],
  ['RT', 'CT'],
  ['HD', 'CT'],
];

export interface Split {
  readonly first: LocationCode;
  readonly second: LocationCode;
  /** The number of slots in the first location. */
  readonly slots: number;
  readonly outcome: Outcome & { readonly ok: true };
}

/** The ways to split the item in hand, those with the most slots further out first. */
export function splitsOf(file: MechFile, { name, from }: Hand, size: number): readonly Split[] {
  const taken = from ? removeItem(file, from.location, from.slot) : null;
  const bare = taken?.ok ? taken.value : file;
  return NEIGHBOURS.flatMap(([first, second]) => {
    const divisions = Array.from({ length: size - 1 }, (_, index) => size - 1 - index);
    return divisions.flatMap((slots) => {
      const outcome = addSplit(bare, name, first, slots, second);
      return outcome.ok ? [{ first, second, slots, outcome }] : [];
    });
  });
}

/** The same item in another variant: turned round, one-shot, by the half ton. */
export const exchanged = (file: MechFile, location: LocationCode, slot: number, name: string): Outcome => {
  const first =
    itemAt(file, location, slot)?.places.find((place) => place.location === location)?.slot ?? slot;
  return inTurn(
    file,
    (now) => removeItem(now, location, slot),
    (now) => addItem(now, name, location, first),
  );
};

export interface Shift {
  readonly outcome: Outcome;
  /** The item's first slot now. */
  readonly slot: number;
}

/** An item one place up or down in its location: into open slots, or round its neighbour; null if it cannot move. */
export function shifted(file: MechFile, location: LocationCode, slot: number, by: 1 | -1): Shift | null {
  const item = itemAt(file, location, slot);
  if (!item) return null;
  const slots = item.places.filter((place) => place.location === location).map((place) => place.slot);
  const [first, last] = [Math.min(...slots), Math.max(...slots)];
  const beside = by < 0 ? first - 1 : last + 1;
  const there = file.slots[location][beside];
  if (there === undefined || (there !== null && FRAME_ITEMS.has(there))) return null;
  if (there === null) {
    const next = first + by;
    return { outcome: moveItem(file, location, slot, { location, slot: next }), slot: next };
  }
  const other = itemAt(file, location, beside)!;
  if (other.places.some((place) => place.location !== location)) return null;
  const length = other.places.length;
  const [itsPlace, mine] = by < 0 ? [last - length + 1, first - length] : [first, first + length];
  const outcome = inTurn(
    file,
    (now) => removeItem(now, location, beside),
    (now) => moveItem(now, location, slot, { location, slot: mine }),
    (now) => addItem(now, other.name, location, itsPlace),
  );
  return { outcome, slot: mine };
}

/** Whether the item in hand can go somewhere, and which rules object. */
export type Verdict =
  | { readonly can: true; readonly but: string | null }
  | { readonly can: false; readonly why: string };

export function verdictsOn(file: MechFile, hand: Hand): Readonly<Record<LocationCode, Verdict>> {
  const before = new Set(checkUnit(file).violations.map(({ message }) => message));
  const verdict = (location: LocationCode): Verdict => {
    const outcome = putInto(file, hand, location);
    if (!outcome.ok) return { can: false, why: outcome.error.message };
    const broken = checkUnit(outcome.value).violations.find(
      (each) => each.location === location && !before.has(each.message),
    );
    return { can: true, but: broken?.message ?? null };
  };
  return {
    HD: verdict('HD'),
    CT: verdict('CT'),
    LT: verdict('LT'),
    RT: verdict('RT'),
    LA: verdict('LA'),
    RA: verdict('RA'),
    LL: verdict('LL'),
    RL: verdict('RL'),
  };
}
