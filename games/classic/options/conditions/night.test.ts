import { rule } from '@ironfield/conformance/rule.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import type { RuleId } from '../../rule-index.ts';
import { weaponToHit } from '../../rules/fire/to-hit.ts';
import { mech, scene } from '../../testing/scene.ts';

const laser = mech('Gunner', { slots: { CT: ['Medium Laser'] } });

const toHit = (options: Record<string, boolean>) => {
  const { field, state } = scene({
    units: { Gunner: { at: '0505 S', mech: laser }, Target: { at: '0509 N', state: { hexesMoved: 5 } } },
    options,
  });
  const shot = { attacker: 0, target: 1, weapon: 0, twist: 0, secondary: 0, aim: -1 } as const;
  return explain<RuleId>((tally) => weaponToHit(tally, field, state, shot));
};

rule('CBT-SCN-24', 'At night weapons are at +2: Gunnery 4 at medium range 6 by day, 8 by night', () => {
  expect(toHit({})).toTotal(4 + 2 + 2);
  const { total, lines } = toHit({ night: true });
  expect(total).toBe(4 + 2 + 2 + 2);
  expect(lines.map(({ reason, rule }) => [reason, rule])).toEqual([
    ['Gunnery Skill', 'CBT-THM-01'],
    ['Medium range', 'CBT-THM-03'],
    ['Night', 'CBT-SCN-24'],
    ['Target moved 5 hexes', 'CBT-THM-05'],
  ]);
});
