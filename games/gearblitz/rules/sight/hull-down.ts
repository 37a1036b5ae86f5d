import type { Reason } from '@ironfield/kernel/refusal.ts';
import { isInfantry, type Unit } from '../../cards/unit.ts';
import type { CoverClass } from '../../data/terrain.ts';
import { WHY_NOT } from '../../text.ts';

/** HGB-ACT-06: the cover a Unit wants to use. */
export interface Shelter {
  /** The best that it touches, or stands in; nothing where there is none. */
  readonly cover: CoverClass | null;
  /** Heights of the terrain and of the model. */
  readonly height: number;
  readonly modelHeight: number;
  /** HGB-INF-12: a building, a wreck, a trench. */
  readonly isForInfantry: boolean;
}

/** HGB-ACT-06: counters by cover; Solid cover counts as Hard. */
export const countersOf = (cover: CoverClass): number => (cover === 'light' || cover === 'heavy' ? 1 : 2);

/** HGB-ACT-06, HGB-INF-12: why a Unit may not go Hull-Down; `null` if it may. */
export function whyNotHullDown(
  unit: Unit,
  { cover, height, modelHeight, isForInfantry }: Shelter,
): Reason | null {
  if (unit.speed === 'top') return WHY_NOT.hullDownTooFast;
  if (cover === null) return WHY_NOT.hullDownNoCover;
  if (isInfantry(unit) && !isForInfantry) return WHY_NOT.hullDownInfantry;
  return 2 * height < modelHeight ? WHY_NOT.hullDownLow : null;
}

/** HGB-ACT-08: a counter back for the creep of a Stationary Unit, up to those that its cover gives. */
export function mayRefresh({ hullDown, speed }: Pick<Unit, 'hullDown' | 'speed'>, counters: number): boolean {
  return hullDown !== null && speed === 'stationary' && hullDown < counters;
}
