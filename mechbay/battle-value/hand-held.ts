// Hand-held weapons: gear of its own that a 'Mech carries (MT-WPN-23, MT-BV-17, MT-COST-04).

import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Ammunition, Weapon } from '../data/items.ts';
import { upToHalf } from '../data/rounding.ts';
import { BV } from './text.ts';

export interface HandHeld {
  readonly weapons: readonly Weapon[];
  readonly bins: readonly Ammunition[];
  /** Points of standard armour. */
  readonly armor: number;
}

const POINTS_PER_TON = 16;
const PER_SINK = 2000;
const PER_ARMOR_TON = 10_000;

/** Single sinks for all its heat; it uses none of its carrier's. */
const sinksOf = ({ weapons }: HandHeld): number => weapons.reduce((sum, { heat }) => sum + heat, 0);

const armorTons = ({ armor }: HandHeld): number => upToHalf(armor / POINTS_PER_TON);

export const handHeldTons = (gear: HandHeld): number =>
  [...gear.weapons, ...gear.bins].reduce((sum, { tons }) => sum + tons, sinksOf(gear) + armorTons(gear));

/** Added to the value of its carrier after all factors. */
export function handHeldValue(gear: HandHeld, tally: Tally): void {
  for (const { bv, name } of [...gear.weapons, ...gear.bins]) tally.add(bv, name, 'MT-BV-17');
  if (gear.armor > 0) tally.add(2 * gear.armor, BV.handHeldArmor(gear.armor), 'MT-BV-17');
}

/** Twice the price of everything in it. */
export const handHeldPrice = (gear: HandHeld): number =>
  2 *
  [...gear.weapons, ...gear.bins].reduce(
    (sum, { cost }) => sum + cost,
    sinksOf(gear) * PER_SINK + armorTons(gear) * PER_ARMOR_TON,
  );
