// The slot lists of a 'Mech as items: one line is one slot (MT-CONS-07).

import type { LineError } from '@ironfield/classic/text-file.ts';
import type { Item, TechBase } from '../data/items.ts';
import type { Mount } from '../units/unit.ts';
import { type Naming, named } from './names.ts';
import { FRAME_SLOT } from './parts.ts';
import { FAULT } from './text.ts';

export interface SlotLine {
  readonly line: number;
  readonly text: string;
}

interface Filled {
  readonly naming: Naming;
  readonly location: string;
  readonly lines: SlotLine[];
  armored: number;
}

export interface SlotContents {
  readonly mounts: readonly Mount[];
  /** Names of what belongs to the frame, by location. */
  readonly frame: Readonly<Record<string, readonly string[]>>;
  readonly armoredFrameSlots: number;
  readonly armoredCockpit: boolean;
  readonly faults: readonly LineError[];
}

/** Slots of an item; undefined where any number of them is one item, or where each is one. */
export type SlotsOf = (item: Item) => number | 'all' | 'each';

const ARMORED = /\s*\(armored\)$/i;

export function contentsOf(
  lists: ReadonlyMap<string, readonly SlotLine[]>,
  techBase: TechBase,
  slotsOf: SlotsOf,
): SlotContents {
  const faults: LineError[] = [];
  const frame: Record<string, string[]> = {};
  const filled: Filled[] = [];
  let armoredFrameSlots = 0;
  let armoredCockpit = false;
  for (const [location, lines] of lists) {
    frame[location] = [];
    for (const { line, text } of lines) {
      const bare = text.replace(ARMORED, '');
      if (FRAME_SLOT.test(bare)) {
        frame[location].push(bare);
        if (bare === text) continue;
        if (/cockpit/i.test(bare)) armoredCockpit = true;
        else armoredFrameSlots++;
        continue;
      }
      const naming = named(text, { kind: 'other', techBase });
      if (naming === null) faults.push({ line, message: FAULT.unknownItem(text) });
      else fill(filled, location, naming, { line, text });
    }
  }
  const { mounts, faults: wrong } = itemsIn(filled, slotsOf);
  return { mounts, frame, armoredFrameSlots, armoredCockpit, faults: [...faults, ...wrong] };
}

function fill(filled: Filled[], location: string, naming: Naming, line: SlotLine): void {
  const same = filled.find(
    (each) =>
      each.location === location &&
      each.naming.item === naming.item &&
      each.naming.isRear === naming.isRear &&
      each.naming.shots === naming.shots,
  );
  const entry = same ?? { naming, location, lines: [], armored: 0 };
  if (same === undefined) filled.push(entry);
  entry.lines.push(line);
  if (naming.isArmored) entry.armored++;
}

function itemsIn(filled: readonly Filled[], slotsOf: SlotsOf) {
  const mounts: Mount[] = [];
  const faults: LineError[] = [];
  const remainders: { readonly entry: Filled; readonly left: number }[] = [];
  for (const entry of filled) {
    const slots = slotsOf(entry.naming.item);
    const size = entry.lines.length;
    if (slots === 'all') {
      const isThere = mounts.some(({ item }) => item === entry.naming.item);
      if (!isThere) mounts.push(mountOf(entry, entry.armored));
      continue;
    }
    const each = slots === 'each' ? 1 : slots;
    const whole = Math.floor(size / each);
    for (let count = 0; count < whole; count++)
      mounts.push(mountOf(entry, Math.min(each, Math.max(0, entry.armored - count * each))));
    if (size % each > 0) remainders.push({ entry, left: size % each });
  }
  while (remainders.length > 0) {
    const { entry, left } = remainders.shift()!;
    const { item } = entry.naming;
    const needs = slotsOf(item) as number;
    const index = remainders.findIndex(
      (other) =>
        other.entry.naming.item === item && item.flags.has('splittable') && other.left + left === needs,
    );
    const [other] = index < 0 ? [] : remainders.splice(index, 1);
    if (other === undefined)
      faults.push({
        line: entry.lines[0]!.line,
        message: FAULT.slots(item.name, entry.location, left, needs),
      });
    else mounts.push(splitMount(entry, other.entry));
  }
  return { mounts, faults };
}

const mountOf = ({ naming, location }: Filled, armoredSlots: number): Mount => ({
  item: naming.item,
  location,
  isRear: naming.isRear,
  armoredSlots,
  ...(naming.shots === undefined ? {} : { shots: naming.shots }),
  ...(naming.size === undefined ? {} : { size: naming.size }),
});

/** A weapon across two locations belongs to the one that turns less: to a torso rather than to an arm. */
function splitMount(one: Filled, other: Filled): Mount {
  const [main, rest] = /T$/.test(one.location) || !/T$/.test(other.location) ? [one, other] : [other, one];
  return { ...mountOf(main, main.armored + rest.armored), otherLocation: rest.location };
}
