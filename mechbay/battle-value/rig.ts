// A tractor and its trailers (MT-SPV-13, MT-SPV-14, MT-BV-34).

import { suspensionFactor } from '../units/rating.ts';
import type { Vehicle } from '../units/unit.ts';
import { battleValue } from './value.ts';

/** The tractor first. The lowest suspension factor of the chain holds for all of it. */
export function rigCruise(rig: readonly [Vehicle, ...Vehicle[]]): number {
  const [tractor] = rig;
  const factor = Math.min(...rig.map(({ motion, tons }) => suspensionFactor(motion, tons)));
  const tons = rig.reduce((sum, each) => sum + each.tons, 0);
  return Math.floor((tractor.engine.rating + factor) / tons);
}

/** A tractor pulls as much as it weighs itself. */
export const canPull = ([tractor, ...trailers]: readonly [Vehicle, ...Vehicle[]]): boolean =>
  trailers.reduce((sum, { tons }) => sum + tons, 0) <= tractor.tons;

/** Each counts with the speed of the whole rig. */
export function rigValue(rig: readonly [Vehicle, ...Vehicle[]]): number {
  const cruise = rigCruise(rig);
  return rig.reduce((sum, each) => sum + (battleValue({ ...each, cruise })?.value ?? 0), 0);
}
