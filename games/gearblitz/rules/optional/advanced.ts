import type { Card } from '../../cards/card.ts';
import type { Unit } from '../../cards/unit.ts';
import { sizeOf } from '../sight/detection.ts';

/** HGB-OPT-01 */
const EJECTION = 6;
const EJECTION_SYSTEM = 4;

/** HGB-OPT-01: dice on top of Defense for each of the crew after the first. */
export const ejectionDice = ({ crew = 1 }: Card): number => crew - 1;

/** HGB-OPT-01, HGB-PERK-07: above 6; an Ejection System works from 4 on. */
export function ejects({ perks }: Card, result: number): boolean {
  return perks.ejectionSystem ? result >= EJECTION_SYSTEM : result > EJECTION;
}

/** HGB-OPT-03: one attack that does twice its Size may fell a walker. */
export function mayBeFelled(unit: Unit, damage: number): boolean {
  return unit.mode === 'W' && unit.sheet.card.kind !== 'infantry' && damage >= 2 * sizeOf(unit);
}

/** HGB-OPT-03: what Defense without modifiers has to exceed. */
export const knockdownThreshold = (margin: number): number => margin + 1;

/** HGB-OPT-03: the cost of standing up. */
export const standingUp = (isFumble: boolean): { readonly mp: number; readonly actions: number } =>
  isFumble ? { mp: 1, actions: 1 } : { mp: 1, actions: 0 };

/** HGB-OPT-04: unless a lower one is agreed. */
export const MARGIN_CAP = 7;

/** HGB-OPT-06: rounds that a grenade may be delayed. */
export const LONGEST_DELAY = 6;
