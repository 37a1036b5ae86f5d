import { isInfantry, type Unit } from '../../cards/unit.ts';
import type { Weapon } from '../../cards/weapon.ts';
import { INCH } from '../../data/tables.ts';

/** HGB-INF-01: bases stay this near to another of the squad. */
export const COHERENCY = 2 * INCH;

/** HGB-INF-06: basic weapons have as much Rate of Fire on top as there are bases, as area only. */
export function bonusRof({ bases }: Unit, weapon: Weapon): number {
  return weapon.class === 'infantry rifle' ? bases : 0;
}

/** HGB-INF-05: a unit that has just disembarked fires only basic weapons. */
export const mayFireAfterDismounting = (unit: Unit, weapon: Weapon): boolean =>
  !isInfantry(unit) || weapon.class === 'infantry rifle';
