import { rule } from '@ironfield/conformance/rule.ts';
import { explain, totalOf } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import type { Facing } from '../../cards/card.ts';
import type { Unit } from '../../cards/unit.ts';
import type { Traits } from '../../cards/weapon.ts';
import type { RuleId } from '../../rule-index.ts';
import { squad, unit } from '../../testing/scene.ts';
import { armorAgainst } from './armor.ts';

const armor = (target: Unit, from: Facing[] = ['F'], traits: Traits = {}) =>
  totalOf<RuleId>((tally) => armorAgainst(tally, target, { from, traits }));

rule(['HGB-DMG-02', 'HGB-DMG-04'], 'Light, Heavy and Critical damage cost 1, 2 and 3 points of Armor', () => {
  expect(([0, 1, 2, 3] as const).map((damage) => armor(unit({ armor: 15 }, { damage })))).toEqual([
    15, 14, 13, 12,
  ]);
});

rule('HGB-APERK-07', 'Reinforced Armor counts on its facing only', () => {
  const hun = unit({ armor: 25, armorPerks: { reinforced: { facing: 'F', rating: 3 } } });
  expect([armor(hun, ['F']), armor(hun, ['F', 'R']), armor(hun, ['RR']), armor(hun, ['R'])]).toEqual([
    28, 28, 25, 25,
  ]);
});

rule(['HGB-WSR-05', 'HGB-APERK-10', 'HGB-DMG-02'], 'Halves come last and are rounded once, upward', () => {
  const weak = unit({ armor: 15, armorPerks: { weakFacing: 'RR' } });
  expect(armor(weak, ['RR'])).toBe(8);
  expect(armor(weak, ['F'])).toBe(15);
  expect(armor(weak, ['F'], { armorPiercing: true })).toBe(8);
  expect(armor(weak, ['RR'], { armorPiercing: true })).toBe(4);
  expect(armor(unit({ armor: 15 }, { damage: 1 }), ['F'], { armorPiercing: true })).toBe(7);
});

rule('HGB-WSR-06', 'Example a: a crushing Light leaves 13 of 15, two of them 11', () => {
  expect(armor(unit({ armor: 15 }, { damage: 1, armorLost: 1 }))).toBe(13);
  expect(armor(unit({ armor: 15 }, { damage: 2, armorLost: 2 }))).toBe(11);
});

rule('HGB-DMG-02', 'Armor never falls below 1, and every change says its rule', () => {
  const ruin = unit({ armor: 4 }, { damage: 3, armorLost: 6 });
  expect(armor(ruin)).toBe(1);
  const { lines } = explain<RuleId>((tally) => armorAgainst(tally, ruin, { from: ['F'], traits: {} }));
  expect(lines.map(({ value, rule }) => `${value} ${rule}`)).toEqual([
    '4 HGB-DMG-02',
    '-3 HGB-DMG-04',
    '-6 HGB-WSR-06',
    '1 HGB-DMG-02',
  ]);
});

rule('HGB-DMG-02', 'Of a Unit that nothing has happened to only the Armor is told', () => {
  const { lines } = explain<RuleId>((tally) => armorAgainst(tally, squad(), { from: ['F'], traits: {} }));
  expect(lines.map(({ value }) => value)).toEqual([8]);
});

rule(
  ['HGB-DMG-02', 'HGB-DMG-04', 'HGB-WSR-06', 'HGB-APERK-07', 'HGB-APERK-10', 'HGB-WSR-05'],
  'Armor tells only what changes it, with its rule',
  () => {
    const told = (target: Unit, from: Facing[] = ['F'], traits: Traits = {}) =>
      explain<RuleId>((tally) => armorAgainst(tally, target, { from, traits })).lines.map(
        ({ value, rule: id }) => `${value} ${id}`,
      );
    expect(told(unit({ armor: 15 }))).toEqual(['15 HGB-DMG-02']);
    expect(told(unit({ armor: 1 }))).toEqual(['1 HGB-DMG-02']);
    const worn = unit(
      { armor: 15, armorPerks: { reinforced: { facing: 'F', rating: 2 }, weakFacing: 'RR' } },
      { damage: 2, armorLost: 3 },
    );
    expect(told(worn)).toEqual(['15 HGB-DMG-02', '-2 HGB-DMG-04', '-3 HGB-WSR-06', '2 HGB-APERK-07']);
    const piercing = { armorPiercing: true } as const;
    expect(told(worn, ['RR']).at(-1)).toBe('5 HGB-APERK-10');
    expect(told(worn, ['RR'], piercing).at(-1)).toBe('3 HGB-DMG-02');
    expect(told(worn, ['F'], piercing).at(-1)).toBe('6 HGB-WSR-05');
    expect(told(unit({ armor: 2 }, { damage: 3 })).at(-1)).toBe('1 HGB-DMG-02');
  },
);
