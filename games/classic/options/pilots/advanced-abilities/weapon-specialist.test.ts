import { rule } from '@ironfield/conformance/rule.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import { weaponToHit } from '../../../rules/fire/to-hit.ts';
import { mech, scene } from '../../../testing/scene.ts';

rule('MT-ABIL-11', 'A Weapon Specialist is at −2 with every weapon of one exact type', () => {
  const slots = { RT: ['Medium Laser', 'Small Laser'], LT: ['Medium Laser'] };
  const abilities = [{ name: 'weapon-specialist', weapon: 'Medium Laser' }];
  const made = scene({
    units: {
      Gun: { mech: mech('Gun', { slots }), at: '0505 S', abilities },
      Mark: { mech: mech('Mark', { slots }), at: '0507 N' },
    },
    options: { 'advanced-abilities': true },
  });
  const lines = (unit: string, label: string) => {
    const attacker = made.index(unit);
    const shot = {
      attacker,
      weapon: made.weapon(unit, label),
      target: 1 - attacker,
      twist: 0,
      aim: -1,
    } as const;
    const { lines } = explain((tally) =>
      weaponToHit(tally, made.field, made.state, { ...shot, secondary: 0 }),
    );
    return lines.filter(({ rule }) => rule === 'MT-ABIL-11').map(({ value }) => value);
  };
  expect(lines('Gun', 'Medium Laser RT')).toEqual([-2]);
  expect(lines('Gun', 'Medium Laser LT')).toEqual([-2]);
  expect(lines('Gun', 'Small Laser')).toEqual([]);
  expect(lines('Mark', 'Medium Laser')).toEqual([]);
});
