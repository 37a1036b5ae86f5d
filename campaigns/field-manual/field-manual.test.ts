import { rule } from '@ironfield/conformance/rule.ts';
import { UNITS } from '@ironfield/planetary/data/units.ts';
import { describe, expect } from 'vitest';
import { fieldUnit, RATINGS, technologyMix, type UnitWish } from './field-manual.ts';

const dice = (...numbers: number[]) => {
  let next = 0;
  return () => numbers[next++ % numbers.length]!;
};
const regiment = (more: Partial<UnitWish> = {}): UnitWish => ({
  faction: 'Davion',
  isClan: false,
  companies: 10,
  rating: 'B',
  quality: 'regular',
  ...more,
});
const names = (wish: UnitWish, ...numbers: number[]) =>
  fieldUnit(wish, dice(...numbers)).map(({ type }) => UNITS[type]!.name);

describe('the mix of technologies', () => {
  rule('BF2-INTEG-21', 'Example: a regiment of ten companies, rated B: eight upgraded, two standard', () => {
    expect(technologyMix('B', 10)).toEqual([2, 8, 0]);
    const all = names(regiment(), 3);
    expect(all.filter((name) => name.endsWith('(IU)'))).toHaveLength(8);
    expect(all.filter((name) => name.endsWith('(IS)'))).toHaveLength(2);
  });

  rule('BF2-INTEG-21', 'Each rating has its shares', () => {
    expect(RATINGS.map((rating) => technologyMix(rating, 5))).toEqual([
      [0, 4, 1],
      [1, 4, 0],
      [2, 3, 0],
      [3, 2, 0],
      [5, 0, 0],
      [0, 1, 4],
      [1, 3, 1],
    ]);
  });

  rule('BF2-INTEG-21', 'Whatever the number of companies, all of them are there', () => {
    for (const rating of RATINGS)
      for (let companies = 1; companies <= 12; companies++) {
        const mix = technologyMix(rating, companies);
        expect(
          mix.reduce((sum, each) => sum + each, 0),
          `${rating} ${companies}`,
        ).toBe(companies);
      }
    expect(technologyMix('B', 3)).toEqual([1, 2, 0]);
  });
});

describe('units out of field manuals', () => {
  rule('BF2-INTEG-20', 'The weight of a company is rolled', () => {
    // 1 is LLL, 3 is LMH, 6 is HHA; a company has the class of its middle lance.
    expect(names(regiment({ companies: 3, rating: 'F' }), 1, 3, 6)).toEqual([
      "Light 'Mech Company (IS)",
      "Medium 'Mech Company (IS)",
      "Heavy 'Mech Company (IS)",
    ]);
    expect(names(regiment({ faction: 'Wolf', isClan: true, companies: 2, rating: 'front line' }), 6)).toEqual(
      ["Heavy 'Mech Trinary (C1)", "Heavy 'Mech Trinary (C1)"],
    );
  });

  rule('BF2-INTEG-20', 'All are as good as their regiment, but for a command company and rookies', () => {
    const qualities = (more: Partial<UnitWish>, ...numbers: number[]) =>
      fieldUnit(regiment({ companies: 3, rating: 'F', ...more }), dice(...numbers)).map(
        ({ quality }) => quality,
      );
    expect(qualities({}, 3)).toEqual(['regular', 'regular', 'regular']);
    // The Light company has the rookies.
    expect(qualities({ hasCommandAndRookies: true }, 6, 1, 6)).toEqual(['veteran', 'green', 'regular']);
    expect(qualities({ hasCommandAndRookies: true, quality: 'elite' }, 6)).toEqual([
      'elite',
      'elite',
      'veteran',
    ]);
    expect(qualities({ hasCommandAndRookies: true, quality: 'green' }, 6)).toEqual([
      'regular',
      'green',
      'green',
    ]);
  });
});
