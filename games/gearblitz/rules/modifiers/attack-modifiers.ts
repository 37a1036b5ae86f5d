import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Unit } from '../../cards/unit.ts';
import type { Band, Weapon } from '../../cards/weapon.ts';
import { RANGE_MODIFIERS, SNIPER_MODIFIERS } from '../../data/tables.ts';
import type { RuleId } from '../../rule-index.ts';
import { REASONS } from '../../text.ts';
import { attackPenalty, isBlind } from '../unit/condition.ts';
import { movementOf, speedIndex } from '../unit/movement.ts';
import type { AttackFacts } from './facts.ts';
import { demoralizedPenalty, evasionPenalty } from './rolls.ts';

/** HGB-IF-09 */
const GUIDED = 2;

/** HGB-ATT-03: of a direct attack. */
export function attackModifiers(tally: Tally<RuleId>, attacker: Unit, facts: AttackFacts): void {
  firingModifiers(tally, attacker, facts);
  const reason = facts.obscuredBy ?? REASONS.obscurement;
  if (facts.obscurement > 0) tally.add(-facts.obscurement, reason, 'HGB-ATT-03');
}

/** HGB-IF-04: of a placement, which does not look at Obscurement from the firing Unit. */
export function firingModifiers(
  tally: Tally<RuleId>,
  attacker: Unit,
  facts: Omit<AttackFacts, 'obscurement'>,
): void {
  const { card } = attacker.sheet;
  const { weapon, band } = facts;
  tally.add(attackAtSpeed(attacker), REASONS.attackAtSpeed(attacker.speed), 'HGB-ATT-03');
  if (weapon.accuracy !== 0) tally.add(weapon.accuracy, REASONS.accuracy, 'HGB-ATT-03');
  rangeModifier(tally, attacker, weapon, band);
  const { value, rule } = attackPenalty(attacker);
  if (value !== 0) tally.add(value, REASONS.damaged(attacker.damage), rule);
  evasionPenalty(tally, attacker);
  demoralizedPenalty(tally, attacker);
  if (facts.isSnapFireFromStandBy) tally.add(-1, REASONS.snapFire, 'HGB-ACT-10');
  guidance(tally, facts);
  if (band === 'PB' && card.perks.acrobatic)
    tally.add(card.perks.acrobatic, REASONS.acrobatic, 'HGB-PERK-01');
  if (facts.isDefective) tally.add(-card.flaws.defectiveFireControl!, REASONS.defective, 'HGB-FLAW-02');
}

/** HGB-CARD-01, HGB-INF-03: of the current speed, where the mode has none of its own. */
export function attackAtSpeed(unit: Unit): number {
  const row = movementOf(unit).attack ?? unit.sheet.card.attack;
  return row[speedIndex(unit.speed)];
}

function rangeModifier(tally: Tally<RuleId>, attacker: Unit, { traits }: Weapon, band: Band): void {
  if (traits.artillery) {
    tally.add(RANGE_MODIFIERS.M, REASONS.artilleryRange, 'HGB-WSR-07');
    return;
  }
  const snipes = traits.sniper || attacker.sheet.card.perks.sniperSystem;
  const modifiers = snipes ? SNIPER_MODIFIERS : RANGE_MODIFIERS;
  tally.add(modifiers[band], REASONS.range(band), snipes ? 'HGB-PERK-13' : 'HGB-ATT-03');
  if (traits.minimumRange && band === 'S') tally.add(-1, REASONS.minimumRange, 'HGB-WSR-13');
}

/** HGB-IF-09, HGB-FLAW-07: a tag adds nothing for targets detected without it. */
function guidance(
  tally: Tally<RuleId>,
  { weapon, isTagged, hasTraceableEmissions }: Omit<AttackFacts, 'obscurement'>,
): void {
  if (!weapon.traits.guided) return;
  if (hasTraceableEmissions) tally.add(GUIDED, REASONS.guidedByEmissions, 'HGB-FLAW-07');
  else if (isTagged) tally.add(GUIDED, REASONS.guided, 'HGB-IF-09');
}

/** HGB-FLAW-06: unskilled without the sensors that it depends on. */
export const attackSkill = (unit: Unit): number => (isBlind(unit) ? 0 : unit.sheet.skills.att);

/** HGB-NG-02: a Warrior Monk rolls one more die in melee. */
export function extraAttackDice({ sheet }: Unit, { traits }: Weapon): number {
  return sheet.card.perks.warriorMonk && traits.melee ? 1 : 0;
}
