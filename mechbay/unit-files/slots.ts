// The slot lists of a 'Mech as items: one line is one slot (MT-CONS-07).

import type { LineError } from '@ironfield/classic/data/text-file.ts';
import type { Item, TechBase } from '../data/items.ts';
import type { SlotCount } from '../slots/counts.ts';
import { type FramePart, framePartNamed } from '../units/frame-parts.ts';
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
  /** Parts of the frame, by location. */
  readonly frame: Readonly<Record<string, readonly FramePart[]>>;
  /** Those of it that carry armour, as "CT:gyro". */
  readonly armoredParts: readonly string[];
  readonly armoredFrameSlots: number;
  readonly armoredCockpit: boolean;
  readonly faults: readonly LineError[];
}

export type SlotsOf = (item: Item) => SlotCount;

const ARMORED = /\s*\(armored\)$/i;

export function contentsOf(
  lists: ReadonlyMap<string, readonly SlotLine[]>,
  techBase: TechBase,
  slotsOf: SlotsOf,
): SlotContents {
  const faults: LineError[] = [];
  const frame: Record<string, FramePart[]> = {};
  const armoredParts = new Set<string>();
  const filled: Filled[] = [];
  let armoredFrameSlots = 0;
  let armoredCockpit = false;
  for (const [location, lines] of lists) {
    frame[location] = [];
    for (const { line, text } of lines) {
      const bare = text.replace(ARMORED, '');
      if (FRAME_SLOT.test(bare)) {
        const part = framePartNamed(bare);
        if (part !== null) frame[location].push(part);
        if (bare === text || part === null) continue;
        armoredParts.add(`${location}:${part}`);
        if (part === 'cockpit') armoredCockpit = true;
        else armoredFrameSlots++;
        continue;
      }
      const naming = named(text, { kind: 'other', techBase });
      if (naming === null) faults.push({ line, message: FAULT.unknownItem(text) });
      else fill(filled, location, naming, { line, text });
    }
  }
  const { mounts, faults: wrong } = itemsIn(filled, slotsOf);
  return {
    mounts,
    frame,
    armoredParts: [...armoredParts],
    armoredFrameSlots,
    armoredCockpit,
    faults: [...faults, ...wrong],
  };
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
    const count = slotsOf(entry.naming.item);
    const size = entry.lines.length;
    if (count === 'all') {
      const index = mounts.findIndex(({ item }) => item === entry.naming.item);
      const first = mounts[index] ?? mountOf(entry, 0);
      const slots = { ...first.slots, [entry.location]: size + (first.slots?.[entry.location] ?? 0) };
      const whole = { ...first, slots, armoredSlots: first.armoredSlots + entry.armored };
      mounts.splice(index < 0 ? mounts.length : index, 1, whole);
      continue;
    }
    const each = count === 'each' ? 1 : count;
    const whole = Math.floor(size / each);
    for (let index = 0; index < whole; index++)
      mounts.push(mountOf(entry, Math.min(each, Math.max(0, entry.armored - index * each))));
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
    else {
      const slots = { [entry.location]: left, [other.entry.location]: other.left };
      mounts.push({ ...splitMount(entry, other.entry), slots });
    }
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
