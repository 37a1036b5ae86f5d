import type { Tally } from '@ironfield/kernel/explanation.ts';
import { isInfantry, type Unit } from '../../cards/unit.ts';
import { MOST_ATTACKERS } from '../../data/tables.ts';
import type { RuleId } from '../../rule-index.ts';
import { REASONS } from '../../text.ts';
import { defensePenalty, isBlind } from '../unit/condition.ts';
import { movementOf, speedIndex, speedUnderFire } from '../unit/movement.ts';
import type { Angle, DefenseFacts } from './facts.ts';

/** HGB-ATT-04 */
export function defenseModifiers(tally: Tally<RuleId>, defender: Unit, facts: DefenseFacts): void {
  const { perks } = defender.sheet.card;
  movementDefense(tally, defender);
  const before = Math.min(facts.attacksBefore, MOST_ATTACKERS);
  if (before > 0) tally.add(-before, REASONS.multipleAttackers, 'HGB-ATT-05');
  rearPenalty(tally, defender, facts.angle);
  damagePenalty(tally, defender);
  if (facts.evades) tally.add(1, REASONS.evades, 'HGB-ACT-05');
  if (facts.band === 'PB' && perks.acrobatic) tally.add(perks.acrobatic, REASONS.acrobatic, 'HGB-PERK-01');
}

/** HGB-CARD-01, HGB-FLAW-08: of the current mode and speed. */
export function movementDefense(tally: Tally<RuleId>, unit: Unit): void {
  const { mode } = unit;
  const speed = speedUnderFire(unit);
  tally.add(defenseAtSpeed(unit), REASONS.defenseAtSpeed(mode, speed), 'HGB-ATT-04');
  if (unit.sheet.card.flaws.unstable && speed === 'top') tally.add(-1, REASONS.unstable, 'HGB-FLAW-08');
}

export const defenseAtSpeed = (unit: Unit): number =>
  movementOf(unit).defense[speedIndex(speedUnderFire(unit))];

/** HGB-DMG-04: on Defense rolls, and on maneuvers. */
export function damagePenalty(tally: Tally<RuleId>, unit: Unit): void {
  const { value, rule } = defensePenalty(unit);
  if (value !== 0) tally.add(value, REASONS.damaged(unit.damage), rule);
}

/** HGB-ATT-06, HGB-APERK-06; infantry looks all around. */
export function rearPenalty(tally: Tally<RuleId>, defender: Unit, angle: Angle): void {
  if (angle === 'front' || isInfantry(defender)) return;
  const isImproved = defender.sheet.card.armorPerks.improvedRearDefense === true;
  const penalty = (angle === 'rear' ? 1 : 2) - (isImproved ? 1 : 0);
  const reason = angle === 'rear' ? REASONS.rear : REASONS.rearUnseen;
  if (penalty > 0) tally.add(-penalty, reason, isImproved ? 'HGB-APERK-06' : 'HGB-ATT-06');
}

/** HGB-AUX-03 */
const AUTOPILOT_SKILL = 1;

/** HGB-FLAW-06, HGB-AUX-03 */
export function defenseSkill(unit: Unit): number {
  if (isBlind(unit)) return 0;
  return unit.isOnAutopilot ? AUTOPILOT_SKILL : unit.sheet.skills.def;
}
