import { rule } from '@ironfield/conformance/rule.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { expect, test } from 'vitest';
import { weaponNamed, weaponsOf } from '../../../data/arsenal.ts';
import { mustering } from '../../../forces/mustering.ts';
import { ADVANCED_MECHS } from '../../../mechs/advanced.ts';
import type { RuleId } from '../../../rule-index.ts';
import { weaponToHit } from '../../../rules/fire/to-hit.ts';
import { mech, scene } from '../../../testing/scene.ts';
import { weightsOf } from '../../../units/weights.ts';

/** Gunnery 4, two hexes away, nobody has moved. */
function lines(weapon: string): readonly (readonly [string, number, string])[] {
  const slots = { LT: [`${weaponNamed(weapon)!.slots} x ${weapon}`] };
  const { field, state } = scene({
    options: { 'level-2-beams': true },
    units: { Gun: { at: '0505 N', mech: mech('Gun', { slots }) }, Mark: { at: '0503' } },
  });
  const shot = { attacker: 0, weapon: 0, target: 1, twist: 0, secondary: 0, aim: -1 } as const;
  return explain<RuleId>((tally) => weaponToHit(tally, field, state, shot)).lines.map(
    ({ reason, value, rule: id }) => [reason, value, id],
  );
}

rule('MT-WPN-41', 'What a beam itself adds to the number is told with its name', () => {
  expect(lines('Medium Pulse Laser')).toContainEqual(['Medium Pulse Laser', -2, 'MT-TABLE-01']);
  expect(lines('Clan Heavy Medium Laser')).toContainEqual(['Clan Heavy Medium Laser', 1, 'MT-TABLE-02']);
  expect(lines('ER Medium Laser')).toHaveLength(1);
});

rule('MT-WPN-65', 'The family is all lasers and PPCs of Level 2, of both technologies', () => {
  const names = weaponsOf('beams of Level 2').map(({ name }) => name);
  expect(names).toHaveLength(19);
  expect(names).toEqual(
    expect.arrayContaining([
      'ER PPC',
      'Small Pulse Laser',
      'Clan ER Micro Laser',
      'Clan Heavy Large Laser',
      'Clan Micro Pulse Laser',
    ]),
  );
  expect(names.filter((name) => /X-Pulse|ER .* Pulse|Gauss|Flamer|TAG/.test(name))).toEqual([]);
});

rule('MT-WPN-65', 'Whoever carries one is offered and admitted where the option is on', () => {
  const offered = (options: Record<string, boolean>) =>
    mustering.unitsWith!(options).map((file) => (file as { readonly model: string }).model);
  expect(offered({})).not.toContain('KST-2S');
  expect(offered({ 'gauss-rifles': true })).not.toContain('KST-2S');
  expect(offered({ 'level-2-beams': true })).toContain('KST-2S');
  expect(offered({ 'level-2-beams': true })).not.toContain('VGL-9E');
  expect(offered({ 'level-2-beams': true, 'gauss-rifles': true })).toContain('VGL-9E');
});

test("our own 'Mechs weigh what they may, and carry something that an option allows", () => {
  for (const file of ADVANCED_MECHS) {
    const weights = weightsOf(file);
    expect(weights.ok && weights.value.total, file.model).toBe(2 * file.tons);
  }
});
