import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { levelChances } from './attack-odds.ts';
import { marginChances } from './odds.ts';

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
