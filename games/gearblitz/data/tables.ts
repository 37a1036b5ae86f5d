import type { Kind, Mode, Speed } from '../cards/card.ts';
import type { Damage, Skills } from '../cards/unit.ts';
import type { Band } from '../cards/weapon.ts';

/** The printed tables, each with the rule that has it. Lengths on the table are in thousandths of an inch. */

/** One inch, and what counts as "within" (HGB-SCALE-01). */
export const INCH = 1000;
export const TOLERANCE = 10;
/** HGB-SCALE-01: edges that are no further apart touch. */
export const CONTACT = 50;

/** HGB-SCALE-01: heights of models and diameters of bases where no model says otherwise. */
export const MODEL_HEIGHTS: Readonly<Record<Kind, number>> = {
  infantry: 500,
  gear: 1100,
  drone: 1100,
  tank: 1000,
  apc: 1000,
  strider: 2000,
};
export const BASE_DIAMETERS: Readonly<Record<Kind, number>> = {
  infantry: 1000,
  gear: 1000,
  drone: 1000,
  tank: 2000,
  apc: 2000,
  strider: 2000,
};

/** HGB-ATT-03, HGB-PERK-13 */
export const RANGE_MODIFIERS: Readonly<Record<Band, number>> = { PB: 2, S: 1, M: 0, L: -1, EX: -2 };
export const SNIPER_MODIFIERS: Readonly<Record<Band, number>> = { PB: 2, S: 1, M: 0, L: 0, EX: -1 };

/** HGB-DMG-04: by Light, Heavy, Critical. */
export const ARMOR_LOST: readonly number[] = [0, 1, 2, 3, 3];
type Penalties = Readonly<Record<Damage, number>>;
export const PENALTIES: Penalties = [0, 0, -1, -2, -2];
/** HGB-APERK-04, HGB-APERK-05 */
export const EXPOSED_PENALTIES: Penalties = [0, -1, -2, -3, -3];
/** HGB-APERK-08, HGB-APERK-09 */
export const SHIELDED_PENALTIES: Penalties = [0, 0, 0, -1, -1];

/** HGB-ATT-05: no worse than this. */
export const MOST_ATTACKERS = 3;

/** HGB-DET-04: by how much movement gives a target away. */
export const SPEED_GIVES_AWAY: Readonly<Record<Speed, number>> = { stationary: 0, combat: 2, top: 4 };

/** HGB-MOVE-07 to HGB-MOVE-10: inches for a free turn of 60 degrees; a Walker turns freely up to Combat Speed. */
export const TURNING: Readonly<Record<Mode, { readonly combat: number; readonly top: number }>> = {
  W: { combat: 0, top: 1 },
  G: { combat: 1, top: 2 },
  H: { combat: 2, top: 4 },
  R: { combat: 2, top: 4 },
};

/** HGB-SKILL-01: the skill behind a roll. */
export const SKILL_OF: Readonly<Record<string, keyof Skills>> = {
  attack: 'att',
  placement: 'att',
  defense: 'def',
  maneuver: 'def',
  ram: 'def',
  'white sand': 'def',
  'active detection': 'ew',
  'active comms': 'ew',
  'active ecm': 'ew',
  'active eccm': 'ew',
  'call reserves': 'ew',
  'target designation': 'ew',
  'rallying cry': 'ld',
  regroup: 'ld',
};
