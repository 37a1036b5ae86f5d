// The weight of armour, and its points (MT-ARMOR-11, MT-CONS-03).

import { nearest, toHundredths } from '../data/rounding.ts';
import type { Armor } from '../units/unit.ts';
import type { Accounting } from './engine.ts';

/** Points of one ton before rounding. */
const pointsPerTon = ({ type, tech }: Pick<Armor, 'type' | 'tech'>): number =>
  type.pointsPerTon * (tech === 'Clan' ? (type.multClan ?? type.mult) : type.mult);

/** Rounded once, for the whole unit. */
export const pointsOf = (tons: number, armor: Pick<Armor, 'type' | 'tech'>): number =>
  nearest(tons * pointsPerTon(armor));

/** The fewest half tons that have so many points. */
export function armorTons(
  points: number,
  armor: Pick<Armor, 'type' | 'tech'>,
  accounting: Accounting = 'half tons',
): number {
  if (accounting === 'fractional') return toHundredths(points / pointsPerTon(armor));
  let halves = Math.max(0, Math.floor((2 * points) / pointsPerTon(armor)) - 1);
  while (pointsOf(halves / 2, armor) < points) halves++;
  return halves / 2;
}
