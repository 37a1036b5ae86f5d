import { type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { RuleId } from '../../rule-index.ts';

/** BF2-REC-05: the skill of a crew, with the effect of the world. */
export function addSkill(tally: Tally<RuleId>, field: Battlefield, element: number, reason: string): void {
  addPrintedSkill(tally, field, element, reason);
  field.plugged.skill?.(tally, field, element);
}

function addPrintedSkill(
  tally: Tally<RuleId>,
  { records }: Battlefield,
  element: number,
  reason: string,
): void {
  const { skill } = records[element];
  if (skill !== 0) tally.add(skill, reason, 'BF2-REC-05');
}

export const skillOf = (field: Battlefield, element: number): number =>
  totalOf<RuleId>((tally) => addSkill(tally, field, element, ''));

/** BF2-CLAN-02: the same for morale, artillery and mines, where games of before the correction took the sheet alone. */
export function addSkillBesides(
  tally: Tally<RuleId>,
  field: Battlefield,
  element: number,
  reason: string,
): void {
  const add = field.past.readsRulesApart?.() ? addPrintedSkill : addSkill;
  add(tally, field, element, reason);
}
