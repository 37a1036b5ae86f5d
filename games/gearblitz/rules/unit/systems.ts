import type { Damage, Unit } from '../../cards/unit.ts';
import type { Weapon } from '../../cards/weapon.ts';
import { INFANTRY_ROCKETS, MORTARS } from '../../data/weapons.ts';
import { auxRating } from './condition.ts';

/** HGB-AUX-01, HGB-AUX-02: dice that stand in for a skill. */
export const SYSTEM_SKILL = 2;

/** HGB-AUX-01: the weapons an Anti-Missile System shoots at. */
export function isStoppable({ code, class: kind }: Weapon): boolean {
  return kind === 'rocket' || MORTARS.includes(code) || INFANTRY_ROCKETS.includes(code);
}

/** HGB-AUX-01: the remaining Rate of Fire after a success by a margin; `null` when the attack is stopped. */
export function rofAfterMissileDefense(used: number, margin: number): number | null {
  if (margin <= 0) return used;
  return used > 0 && used >= margin ? used - margin : null;
}

/** HGB-AUX-02: damage multiplier of the charges. */
export const CHARGES_DAMAGE = 4;

/** HGB-ACT-01, HGB-AUX-03: actions of a round. */
export function actionsOf(unit: Unit): number {
  return unit.sheet.card.actions + (unit.isOnAutopilot && auxRating(unit, 'autopilot') > 0 ? 1 : 0);
}

/** HGB-AUX-08: in inches, to the front. */
export const SEARCHLIGHT = { range: 24, arc: 'F' } as const;

/** HGB-AUX-08: its light is on, and still works. */
export const isSearching = (unit: Unit): boolean => unit.isLit === true && auxRating(unit, 'searchlight') > 0;

/** HGB-PERK-15: in inches around the base or above the model, and in how many directions that is tried. */
export const SENSOR_BOOM = { reach: 1, directions: 24 } as const;

/** HGB-AUX-09: radius, and how far from the model, in inches; rounds that it lasts. */
export const SMOKE = { radius: 3, reach: 3, rounds: 6 } as const;

/** HGB-PERK-17: the number a plain die must exceed for a hit to reach passengers. */
const REACHES_INSIDE: Partial<Readonly<Record<Damage, number>>> = { 1: 5, 2: 3, 3: 1 };

/** HGB-PERK-17: by the new state of the transport. */
export const transportThreshold = (damage: Damage): number | null => REACHES_INSIDE[damage] ?? null;

/** HGB-PERK-16, HGB-PERK-10, HGB-INF-05: squads in or out for an action. */
export const squadsPerAction = ({ sheet }: Unit): number => (sheet.card.perks.largeDoors ? 2 : 1);

/** HGB-PERK-10, HGB-PERK-17: of passengers who try to escape. */
export const escapeThreshold = ({ sheet }: Unit): number => (sheet.card.perks.largeDoors ? 4 : 6);

/** HGB-INF-05, HGB-PERK-16: from a standing transport, no higher than 1 inch. */
export function mayLoad({ sheet, speed }: Unit, altitude: number): boolean {
  return (sheet.card.perks.transport ?? 0) > 0 && speed === 'stationary' && altitude <= 1000;
}
