import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Unit } from '../../cards/unit.ts';
import type { RuleId } from '../../rule-index.ts';
import { REASONS } from '../../text.ts';
import { ewPenalty } from '../unit/condition.ts';

/** HGB-ACT-05: on everything but Defense, this round. */
export function evasionPenalty(tally: Tally<RuleId>, { evasions }: Unit): void {
  if (evasions > 0) tally.add(-evasions, REASONS.evaded, 'HGB-ACT-05');
}

/** HGB-MOR-03: on attack and EW rolls. */
export function demoralizedPenalty(tally: Tally<RuleId>, { isDemoralized }: Unit): void {
  if (isDemoralized) tally.add(-1, REASONS.demoralized, 'HGB-MOR-03');
}

/** HGB-DMG-04, HGB-ACT-05, HGB-MOR-03: what hinders any EW roll. */
export function ewPenalties(tally: Tally<RuleId>, unit: Unit): void {
  const { value, rule } = ewPenalty(unit);
  if (value !== 0) tally.add(value, REASONS.damaged(unit.damage), rule);
  evasionPenalty(tally, unit);
  demoralizedPenalty(tally, unit);
}
