import { rule } from '@ironfield/conformance/rule.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import type { RuleId } from '../../rule-index.ts';
import { weaponToHit } from '../../rules/fire/to-hit.ts';
import { mech, scene } from '../../testing/scene.ts';

const gunner = mech('Gunner', { slots: { CT: ['Medium Laser'], RA: ['3 x PPC'] } });

const toHit = (target: string, label = 'Medium Laser', options: Record<string, boolean> = { fog: true }) => {
  const made = scene({ units: { Gunner: { at: '0505 S', mech: gunner }, Target: { at: target } }, options });
  const weapon = made.weapon('Gunner', label);
  const shot = { attacker: 0, target: 1, weapon, twist: 0, secondary: 0, aim: -1 } as const;
  return explain<RuleId>((tally) => weaponToHit(tally, made.field, made.state, shot));
};

rule('CBT-SCN-25', 'In fog medium range is +3 and long +6: Gunnery 4 at long range 10', () => {
  expect(toHit('0506')).toTotal(4);
  expect(toHit('0509')).toTotal(7);
  expect(toHit('0512')).toTotal(10);
  expect(toHit('0512', 'Medium Laser', {})).toTotal(8);
});

rule(
  'CBT-SCN-25',
  'Fog takes the place of the modifier for range; the minimum range stays, and night adds',
  () => {
    const line = { value: 3, reason: 'Medium range in fog', rule: 'CBT-SCN-25', kind: 'add' };
    expect(toHit('0509').lines).toContainEqual(line);
    expect(toHit('0509').lines.map(({ rule }) => rule)).not.toContain('CBT-THM-03');
    expect(toHit('0506', 'PPC')).toTotal(4 + 3);
    expect(toHit('0512', 'Medium Laser', { fog: true, night: true })).toTotal(12);
  },
);
