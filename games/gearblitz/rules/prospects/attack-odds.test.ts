import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { marginChances } from '../core/odds.ts';
import { basesExpected, levelChances } from './attack-odds.ts';

const impact = { multiplier: 8, armor: 15, traits: {}, concussion: 0 };

rule(
  ['HGB-DMG-01', 'HGB-DMG-02', 'HGB-ATT-02'],
  'Chances of results are those of the margins that lead to them',
  () => {
    const margins = marginChances({ level: 2, modifier: 0 }, { level: 2, modifier: -1 });
    const chances = levelChances(margins, impact);
    const sum = (from: number, to = margins.length) =>
      margins.slice(from, to).reduce((all, each) => all + each, 0);
    // 8 a point on Armor 15: 2 points are Light, 4 Heavy, 6 Overkill.
    expect(chances[0]).toBeCloseTo(sum(0, 2), 12);
    expect(chances[1]).toBeCloseTo(sum(2, 4), 12);
    expect(chances[2]).toBeCloseTo(sum(4, 6), 12);
    expect(chances[4]).toBeCloseTo(sum(6), 12);
    expect(chances[3]).toBe(0);
  },
);

rule(['HGB-AE-03', 'HGB-WSR-05', 'HGB-OPT-04'], 'Concussion, piercing and the cap are part of them', () => {
  const margins = [0.5, 0.25, 0, 0, 0, 0, 0, 0, 0.25];
  expect(levelChances(margins, { ...impact, multiplier: 28, concussion: 28 })).toMatchObject({
    0: 0,
    1: 0.75,
    4: 0.25,
  });
  expect(levelChances(margins, { ...impact, traits: { armorPiercing: true } })).toMatchObject({
    2: 0.25,
    4: 0,
  });
  expect(levelChances(margins, { ...impact, cap: 5 })).toMatchObject({ 2: 0.25, 4: 0 });
});

rule(
  ['HGB-INF-07', 'HGB-INF-08', 'HGB-WSR-03', 'HGB-AE-03', 'HGB-OPT-04'],
  'The bases of a squad that are to be expected',
  () => {
    const lone = { left: 3, touched: null, usesRof: false };
    const shot = { multiplier: 8, armor: 8, traits: {}, concussion: 0 };
    // A margin of 2 in half of all cases: half of 8 twice is one base; without Rate of Fire never more.
    expect(basesExpected([0.5, 0, 0.5], shot, lone)).toBe(0.5);
    expect(basesExpected([0.5, 0, 0, 0, 0.5], shot, lone)).toBe(0.5);
    expect(basesExpected([0.5, 0, 0, 0, 0.5], shot, { ...lone, usesRof: true })).toBe(1);
    // A weapon against infantry does all its damage, but destroys no more than all bases.
    const antiInfantry = { ...shot, traits: { antiInfantry: true } } as const;
    expect(basesExpected([0, 1], antiInfantry, lone)).toBe(1);
    expect(basesExpected([0, 0, 1], antiInfantry, { ...lone, touched: 2 })).toBe(3);
    // A blast that misses does its multiplier once to each base.
    expect(basesExpected([1], { ...shot, concussion: 16 }, { ...lone, touched: 2 })).toBe(2);
    expect(basesExpected([1], shot, { ...lone, touched: 2 })).toBe(0);
    const capped = { ...shot, cap: 2 };
    expect(basesExpected([0, 0, 0, 0, 1], capped, { ...lone, usesRof: true })).toBe(1);
  },
);
