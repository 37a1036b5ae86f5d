// The number of elements that a counter of Planetary Assault stands for, and the effect of losses on it.

import type { UnitSheet } from '@ironfield/planetary/state.ts';

/** PA-ZOOM-03: BattleForce units of a counter, and the elements of each. */
export interface Makeup {
  readonly units: number;
  readonly elements: number;
  /** Supernovas: as many units of battle armor ride along. */
  readonly withElementals: boolean;
}

/** Clans count in Binaries and Trinaries, all others in companies and battalions. */
export function makeupOf({ faction, kind, name }: UnitSheet): Makeup {
  const withElementals = name.includes('Supernova');
  if (kind === 'dropship') return { units: 3, elements: 1, withElementals };
  if (kind === 'fighter') return { units: faction === 'clan' ? 5 : 3, elements: 2, withElementals };
  if (faction === 'clan') return { units: name.includes('Trinary') ? 3 : 2, elements: 5, withElementals };
  return { units: 3, elements: kind === 'infantry' ? 3 : 4, withElementals };
}

/** PA-ZOOM-03: the elements of a counter at full strength. */
export function sizeOf(sheet: UnitSheet): number {
  const { units, elements, withElementals } = makeupOf(sheet);
  return units * elements * (withElementals ? 2 : 1);
}

const CLASSES = ['Light', 'Medium', 'Heavy', 'Assault'] as const;
export type WeightClass = (typeof CLASSES)[number];

/** PA-UNIT-04: 'Mechs, ground vehicles and fighters have a weight class; it stands first in their names. */
export const classOf = ({ name }: UnitSheet): WeightClass | null =>
  CLASSES.find((each) => name.startsWith(`${each} `)) ?? null;

/** BF2-INTEG-04: what is left with losses of up to 25, 50 and 75 %, and of more. */
const LEFT: Readonly<Record<WeightClass, readonly (WeightClass | null)[]>> = {
  Assault: ['Assault', 'Heavy', 'Medium', null],
  Heavy: ['Heavy', 'Medium', 'Light', null],
  Medium: ['Medium', 'Light', 'Light', null],
  Light: ['Light', 'Light', null, null],
};

/** BF2-INTEG-04: losses in quarters of the original size: 0 for up to 25 %, 3 for more than 75 %. */
const bandOf = (lost: number, size: number): number =>
  [0.25, 0.5, 0.75].filter((share) => lost > share * size).length;

/**
 * BF2-INTEG-04, BF2-INTEG-05: what a counter that began as `original` is after losing so many elements in all: a type of
 * those that there are, or null where it is destroyed.
 */
export function typeAfter(
  original: UnitSheet,
  type: string,
  lost: number,
  types: Readonly<Record<string, UnitSheet>>,
): string | null {
  const size = sizeOf(original);
  const was = classOf(original);
  if (!was) return lost * 2 > size ? null : type;
  const left = LEFT[was][bandOf(lost, size)]!;
  if (left === null) return null;
  const name = original.name.replace(was, left);
  const found = Object.keys(types).find(
    (id) => types[id]!.name === name && types[id]!.faction === original.faction,
  );
  return found ?? type;
}
