import { rule } from '@ironfield/conformance/rule.ts';
import { explain, type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import type { RuleId } from '../../rule-index.ts';
import { unit } from '../../testing/scene.ts';
import { armorAgainst } from '../damage/armor.ts';
import { damageLevel } from '../damage/damage.ts';
import { BUILDING_DEFENSE, sectionOf } from '../terrain/buildings.ts';
import {
  type Collision,
  crashMargin,
  ramDamage,
  ramMultiplier,
  rammedModifiers,
  rammerModifiers,
} from './ram.ts';

const how = (change: Partial<Collision>): Collision => ({
  isRammerAtTop: false,
  isFromBehind: false,
  isHeadOn: false,
  ...change,
});
const multiplier = (size: number, change: Partial<Collision> = {}) =>
  totalOf<RuleId>((tally) => ramMultiplier(tally, size, how(change)));

rule(
  'HGB-RAM-02',
  'Example a: a Hun rams a Hunter head-on by 5: 60 destroy the Hunter, 40 are Light on the Hun',
  () => {
    const hun = unit({ size: 10, armor: 25, armorPerks: { reinforced: { facing: 'F', rating: 3 } } });
    const taken = 5 * multiplier(10, { isHeadOn: true });
    expect(taken).toBe(60);
    expect(damageLevel(taken, 15)).toBe(4);
    const back = 5 * multiplier(6, { isHeadOn: true });
    expect(back).toBe(40);
    const armor = totalOf<RuleId>((tally) => armorAgainst(tally, hun, { from: ['F'], traits: {} }));
    expect([armor, damageLevel(back, armor)]).toEqual([28, 1]);
  },
);

rule('HGB-RAM-02', 'Top Speed adds 2, the rear takes 2 off', () => {
  expect([multiplier(6, { isRammerAtTop: true }), multiplier(6, { isFromBehind: true })]).toEqual([8, 4]);
});

rule(
  'HGB-RAM-01',
  'Both roll Defense as they move; the rear and evasion count for the one that is rammed',
  () => {
    const rammer = (each = unit()) => totalOf<RuleId>((tally) => rammerModifiers(tally, each));
    const rammed = (angle: 'front' | 'rear', evades: boolean) =>
      totalOf<RuleId>((tally) => rammedModifiers(tally, unit(), { angle, evades }));
    expect([rammer(), rammer(unit({}, { damage: 2 }))]).toEqual([-1, -2]);
    expect([rammed('front', false), rammed('rear', false), rammed('front', true)]).toEqual([-1, -2, 0]);
  },
);

rule(
  ['HGB-RAM-05', 'HGB-RAM-04'],
  'Example a: a hovertank of Size 10 slides into a 3 inch building: 9 and 14',
  () => {
    const house = sectionOf([3, 3, 3], 'medium')!;
    const slide = { isHeadOn: true, isRammerAtTop: true };
    expect(crashMargin(1) * multiplier(house.size, slide)).toBe(9);
    expect(crashMargin(1) * multiplier(10, slide)).toBe(14);
    expect([crashMargin(0), crashMargin(3)]).toEqual([1, 3]);
    expect(BUILDING_DEFENSE).toBe(0);
  },
);

rule('HGB-PERK-12', 'A Ram Plate halves what comes from its side', () => {
  const plated = unit({ perks: { ramPlate: 'F' } });
  expect(ramDamage(plated, 40, ['F'])).toBe(20);
  expect([ramDamage(plated, 41, ['F']), ramDamage(plated, 41, ['RR']), ramDamage(unit(), 41, ['F'])]).toEqual(
    [21, 41, 41],
  );
});

rule(['HGB-RAM-01', 'HGB-RAM-02'], 'A ram tells only what counts, with its rule', () => {
  const told = (number: (tally: Tally<RuleId>) => void) =>
    explain<RuleId>(number).lines.map(({ value, rule: id }) => `${value} ${id}`);
  expect(told((tally) => ramMultiplier(tally, 6, how({})))).toEqual(['6 HGB-RAM-02']);
  expect(
    told((tally) => ramMultiplier(tally, 6, { isRammerAtTop: true, isFromBehind: true, isHeadOn: true })),
  ).toEqual(['6 HGB-RAM-02', '2 HGB-RAM-02', '-2 HGB-RAM-02', '2 HGB-RAM-02']);
  const hurt = unit({}, { damage: 2 });
  expect(told((tally) => rammerModifiers(tally, hurt))).toEqual(['-1 HGB-ATT-04', '-1 HGB-DMG-04']);
  expect(told((tally) => rammedModifiers(tally, hurt, { angle: 'rear', evades: true }))).toEqual([
    '-1 HGB-ATT-04',
    '-1 HGB-DMG-04',
    '-1 HGB-ATT-06',
    '1 HGB-ACT-05',
  ]);
  expect(told((tally) => rammedModifiers(tally, unit(), { angle: 'front', evades: false }))).toEqual([
    '-1 HGB-ATT-04',
  ]);
});
