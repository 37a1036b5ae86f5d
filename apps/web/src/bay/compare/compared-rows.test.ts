import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { fourLegged } from '@ironfield/mechbay/design/four-legs.fixture.ts';
import { describe, expect, test } from 'vitest';
import { comparedRows } from './compared-rows.ts';

const hunchback = STOCK_MECHS['HBK-4G'];
const atlas = STOCK_MECHS['AS7-D'];

describe('two designs', () => {
  const rows = comparedRows([hunchback, atlas]);
  const row = (label: string) => rows.find((each) => each.label === label);

  test('are told apart number by number', () => {
    expect(row('Tonnage')).toEqual({
      label: 'Tonnage',
      values: ['50', '100'],
      shares: [0.5, 1],
      isSame: false,
    });
    expect(row('Running MP')?.values).toEqual(['6', '5']);
    expect(row('Role')?.isSame).toBe(true);
    expect(row('Engine, t')?.values).toEqual(['8.5', '19']);
    expect(row('Weapons')?.values).toEqual([
      'AC/20, 2 Medium Laser, Small Laser',
      expect.stringMatching(/^AC\/20, LRM 20, /),
    ]);
  });

  test('have eleven facings of armour', () => {
    const facings = rows.filter(({ label }) => /^Armour [A-Z]{2}/.test(label));
    expect(facings.length).toBe(11);
    expect(row('Armour CT rear')?.values).toEqual([String(hunchback.armor.CT[1]), String(atlas.armor.CT[1])]);
  });

  test('on four legs have front legs for arms, beside each other', () => {
    const four = fourLegged();
    const labels = (pair: readonly [MechFile, MechFile]) => comparedRows(pair).map(({ label }) => label);
    expect(labels([four, four])).toEqual(expect.arrayContaining(['Armour FLL', 'Armour RRL']));
    expect(labels([four, atlas])).toEqual(expect.arrayContaining(['Armour LA', 'Armour RL']));
  });

  test('that are one are the same in every line', () => {
    expect(comparedRows([atlas, atlas]).every(({ isSame }) => isSame)).toBe(true);
  });
});
