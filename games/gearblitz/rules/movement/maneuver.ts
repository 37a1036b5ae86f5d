import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Unit } from '../../cards/unit.ts';
import { INCH } from '../../data/tables.ts';
import type { RuleId } from '../../rule-index.ts';
import { REASONS } from '../../text.ts';
import { damagePenalty } from '../modifiers/defense-modifiers.ts';

/** HGB-MOVE-11 */
const MANEUVER_THRESHOLD = 2;
/** HGB-TERR-06 */
const THRESHOLD_PER_LEVEL = 2;
const FALL_DAMAGE = 2;

/** HGB-MOVE-11, HGB-TERR-06: by the cost of an inch of the ground, and the levels that it drops. */
export function maneuverThreshold(tally: Tally<RuleId>, groundCost: number, levels = 0): void {
  tally.add(MANEUVER_THRESHOLD, REASONS.threshold, 'HGB-MOVE-11');
  tally.add(groundCost, REASONS.ground, 'HGB-MOVE-11');
  if (levels > 0) tally.add(levels * THRESHOLD_PER_LEVEL, REASONS.drop(levels), 'HGB-TERR-06');
}

/** HGB-MOVE-11: damage counts; the card's Defense modifiers for speed do not. */
export function maneuverModifiers(tally: Tally<RuleId>, unit: Unit): void {
  damagePenalty(tally, unit);
}

/** The consequences of a failed maneuver. */
export type Mishap = 'slide' | 'crash' | 'lose altitude';

/** HGB-MOVE-12, HGB-FLAW-01 */
export function mishapOf({ mode, altitude, sheet }: Unit, isFumble: boolean): Mishap {
  if (isFumble || (mode === 'R' && sheet.card.flaws.cannotGlide)) return 'crash';
  return mode === 'R' && altitude > 0 ? 'lose altitude' : 'slide';
}

/** HGB-TERR-06, HGB-RAM-06: times the margin by which the test has failed. */
export function fallMultiplier(tally: Tally<RuleId>, { sheet }: Unit, levels: number): void {
  tally.add(sheet.card.size, REASONS.ownSize, 'HGB-RAM-06');
  tally.add(levels, REASONS.drop(levels), 'HGB-RAM-06');
  tally.add(FALL_DAMAGE, REASONS.headOn, 'HGB-TERR-06');
}

/** HGB-MOVE-12: a Hopper that has come down to the ground falls as far as it flew, in whole and part inches. */
export function comesDown(
  altitude: number,
  failure: number,
): { readonly altitude: number; readonly isFall: boolean } {
  const left = Math.max(0, altitude - failure * INCH);
  return { altitude: left, isFall: left === 0 };
}

/** HGB-FLAW-08: at Top Speed every round, and into any ground that costs more than 1. */
export function isUnstableHere({ sheet, speed }: Unit, entersGround: number | null): boolean {
  return sheet.card.flaws.unstable === true && speed === 'top' && (entersGround === null || entersGround > 1);
}

/** HGB-FLAW-09: a plain die that has to be greater. */
export const shutdownThreshold = ({ sheet }: Unit): number | null =>
  sheet.card.flaws.randomShutdown === undefined ? null : 1 + sheet.card.flaws.randomShutdown;

/** HGB-FLAW-05: rounds on end in which it moved and fired, and in which it was at Top Speed. */
export function overheats({ sheet }: Unit, movedAndFired: number, atTopSpeed: number): boolean {
  return sheet.card.flaws.overheating === true && (movedAndFired >= 2 || atTopSpeed > 3);
}
