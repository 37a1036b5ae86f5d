import { rule } from '@ironfield/conformance/rule.ts';
import { explain, totalOf } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import type { Band } from '../../cards/weapon.ts';
import { weaponOf } from '../../data/weapons.ts';
import type { RuleId } from '../../rule-index.ts';
import { againstInfantry, baseMultiplier, damageMultiplier, type Strike } from './damage-multiplier.ts';

const strike = (code: string, change: Partial<Strike> = {}): Strike => ({
  weapon: weaponOf(code),
  size: 6,
  band: 'M',
  concentrated: 0,
  isRunningKick: false,
  inWinds: false,
  ...change,
});
const multiplier = (code: string, change: Partial<Strike> = {}) =>
  totalOf<RuleId>((tally) => damageMultiplier(tally, strike(code, change)));
const atInfantry = (code: string, change: Partial<Strike> = {}) =>
  totalOf<RuleId>((tally) => {
    damageMultiplier(tally, strike(code, change));
    againstInfantry(tally, weaponOf(code));
  });

rule(
  ['HGB-ROF-02', 'HGB-DMG-01'],
  'Example a: a LAC does x8, x9 or x10 as its radius goes from 2 to 0',
  () => {
    expect([0, 1, 2].map((concentrated) => multiplier('LAC', { concentrated }))).toEqual([8, 9, 10]);
  },
);

rule(['HGB-WSR-12', 'HGB-WPN-08'], 'Example a: x24 with MB4 at Long range is x12', () => {
  const at = (band: Band, inWinds = false) => multiplier('HPLC', { band, inWinds });
  expect([at('PB'), at('S'), at('M'), at('L'), at('EX')]).toEqual([24, 20, 16, 12, 8]);
  expect(at('L', true)).toBe(9);
});

rule('HGB-WSR-12', 'A beam does x1 at least', () => {
  const weapon = { ...weaponOf('HPLC'), damage: 5 };
  expect(multiplier('HPLC', { weapon, band: 'EX' })).toBe(1);
  // A multiplier of 1 is not raised.
  const weak = strike('HPLC', { weapon: { ...weapon, damage: 17 }, band: 'EX' });
  const { total, lines } = explain<RuleId>((tally) => damageMultiplier(tally, weak));
  expect([total, lines.length]).toEqual([1, 2]);
});

rule('HGB-WSR-07', 'Beams of artillery count as two bands beyond Point Blank', () => {
  const weapon = { ...weaponOf('LAG'), traits: { artillery: true, beam: 2 } } as const;
  expect(multiplier('LAG', { weapon, band: 'PB' })).toBe(8);
});

rule(
  ['HGB-PHYS-02', 'HGB-WSR-11'],
  'Blows do the Size and what the weapon adds; spike guns do their own',
  () => {
    expect(explain<RuleId>((tally) => damageMultiplier(tally, strike('P'))).lines).toHaveLength(1);
    expect([multiplier('P'), multiplier('K'), multiplier('VB'), multiplier('SG')]).toEqual([6, 6, 8, 12]);
  },
);

rule('HGB-PHYS-03', 'A running kick does 2 more', () => {
  expect(multiplier('K', { isRunningKick: true })).toBe(8);
});

rule(
  ['HGB-INF-07', 'HGB-INF-09', 'HGB-WSR-03', 'HGB-DMG-01'],
  'Against infantry half, rounded down, unless made for it',
  () => {
    expect(atInfantry('LAC')).toBe(4);
    expect(atInfantry('LAC', { concentrated: 1 })).toBe(4);
    expect(atInfantry('APGL')).toBe(4);
    expect(atInfantry('LMG')).toBe(3);
  },
);

rule('HGB-AE-03', 'Concussion does not know of concentrated fire, but of beams', () => {
  const base = (code: string, change: Partial<Strike>) =>
    totalOf<RuleId>((tally) => baseMultiplier(tally, strike(code, change)));
  expect(base('LGL', { concentrated: 2 })).toBe(15);
  expect(base('HPLC', { band: 'L' })).toBe(12);
});

rule(['HGB-WSR-12', 'HGB-PHYS-02', 'HGB-ROF-02'], 'The multiplier tells what it is made of', () => {
  const told = (code: string, change: Partial<Strike> = {}) =>
    explain<RuleId>((tally) => damageMultiplier(tally, strike(code, change))).lines.map(
      ({ value, rule: id }) => `${value} ${id}`,
    );
  expect(told('LAC')).toEqual(['8 HGB-DMG-01']);
  expect(told('LAC', { concentrated: 2 })).toEqual(['8 HGB-DMG-01', '2 HGB-ROF-02']);
  expect(told('VB')).toEqual(['2 HGB-PHYS-02', '6 HGB-PHYS-02']);
  // At Point Blank a beam loses nothing.
  expect(told('HPLC', { band: 'PB' })).toEqual(['24 HGB-DMG-01']);
  expect(told('HPLC', { band: 'S' })).toEqual(['24 HGB-DMG-01', '-4 HGB-WSR-12']);
});
