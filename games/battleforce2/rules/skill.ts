import { type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Battlefield } from '../battlefield.ts';
import type { RuleId } from '../rule-index.ts';

/** BF2-REC-05: the skill of a crew, with what the world makes of it. */
export function addSkill(tally: Tally<RuleId>, field: Battlefield, element: number, reason: string): void {
  const { skill } = field.records[element];
  if (skill !== 0) tally.add(skill, reason, 'BF2-REC-05');
  field.plugged.skill?.(tally, field, element);
}

export const skillOf = (field: Battlefield, element: number): number =>
  totalOf<RuleId>((tally) => addSkill(tally, field, element, ''));
