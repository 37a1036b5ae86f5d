import { rule } from '@ironfield/conformance/rule.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import type { RuleId } from '../../rule-index.ts';
import { phaseNumber } from '../../rules/piloting/piloting.ts';
import { mech, scene } from '../../testing/scene.ts';

/** What the rolls at the end of the phase need, beyond the skill of 5. */
function modifier(
  damage: number,
  tons = 50,
  options: Record<string, boolean> = { 'psr-damage-scaling': true },
): number {
  const { field, state } = scene({
    units: { Hit: { mech: mech('Hit', { tons }), at: '0505 N', state: { damage } }, Other: { at: '1010 N' } },
    options,
  });
  return totalOf<RuleId>((tally) => phaseNumber(tally, field, state, 0)) - 5;
}

rule('MT-PSR-01', 'One more for each 20 points, from 20 on', () => {
  expect([19, 20, 39, 40, 59, 60, 79].map((damage) => modifier(damage))).toEqual([0, 1, 1, 2, 2, 3, 3]);
  expect(modifier(60, 50, {})).toBe(1);
});

rule('MT-PSR-01', "Light 'Mechs are shaken more, heavy ones less", () => {
  expect([35, 40, 55, 60, 75, 80, 100].map((tons) => modifier(20, tons))).toEqual([2, 1, 1, 0, 0, -1, -1]);
});
