// The weight of engines (MT-ENG-01 to MT-ENG-07).

import { ENGINE_WEIGHTS } from '../data/frames.ts';
import { toHundredths, upToHalf } from '../data/rounding.ts';
import type { Engine } from '../units/unit.ts';

/** MT-ENG-02 */
export const isLarge = ({ rating }: Engine): boolean => rating > 400;

/** MT-CONS-02: under fractional accounting nothing is rounded to half tons. */
export type Accounting = 'half tons' | 'fractional';

export const rounded = (tons: number, accounting: Accounting): number =>
  accounting === 'fractional' ? toHundredths(tons) : upToHalf(tons);

/** Tons of an engine in a 'Mech; null for a rating that is not built. */
export function mechEngineTons(
  { type, rating }: Engine,
  accounting: Accounting = 'half tons',
): number | null {
  const standard = ENGINE_WEIGHTS.get(rating);
  if (standard === undefined) return null;
  return rounded((standard * type.num) / type.den, accounting);
}

/** MT-ENG-07: shielded and half as heavy again in a vehicle, and rounded once. */
export function vehicleEngineTons({ type, rating }: Engine): number | null {
  const standard = ENGINE_WEIGHTS.get(rating);
  if (standard === undefined) return null;
  const shielding = type.shielded ? 1.5 : 1;
  return upToHalf((standard * type.num * shielding) / type.den);
}

/** CBT-CON-10, MT-ENG-02: a ton for each hundred of the rating; five for a large engine. */
export const gyroBaseTons = (engine: Engine): number =>
  isLarge(engine) ? 5 : Math.ceil(engine.rating / 100);
