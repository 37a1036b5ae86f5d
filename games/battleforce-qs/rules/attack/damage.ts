import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Battlefield } from '../../battlefield.ts';
import { type Bracket, REAR_DAMAGE } from '../../data/tables.ts';
import type { RuleId } from '../../rule-index.ts';
import type { Direction, ElementSheet, State } from '../../state.ts';
import { REASONS } from '../../text.ts';

/** BFQ-COM-13: each weapon hit takes 1 off every Damage Value. */
export function damageValue(sheet: ElementSheet, weaponHits: number, bracket: Bracket): number {
  return Math.max(0, sheet.damage[bracket] - weaponHits);
}

export function canDamageAtAnyRange(sheet: ElementSheet, weaponHits: number): boolean {
  return Math.max(...sheet.damage) > weaponHits;
}

/** The facts that an attack's damage depends on. */
interface Strike {
  readonly attacker: number;
  readonly overheat: number;
  readonly bracket: Bracket;
  readonly direction: Direction;
}

/** BFQ-COM-10 */
export function attackDamage(tally: Tally<RuleId>, field: Battlefield, state: State, strike: Strike): void {
  const { attacker, overheat, bracket, direction } = strike;
  const sheet = field.sheets[attacker];
  const { weaponHits } = state.elements[attacker].effects;
  tally.add(sheet.damage[bracket], REASONS.damageValue[bracket], 'BFQ-COM-10');
  if (weaponHits > 0) tally.add(-weaponHits, REASONS.weaponHits, 'BFQ-COM-13');
  if (overheat > 0) tally.add(overheat, REASONS.overheat, 'BFQ-HEA-01');
  if (direction === 'rear') tally.add(REAR_DAMAGE, REASONS.rear, 'BFQ-COM-10');
}
