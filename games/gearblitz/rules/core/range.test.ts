import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { weaponOf } from '../../data/weapons.ts';
import { bandOf, fullTimes, isWithin, radiusOf, rangeOf, rofOf, usableRof } from './range.ts';

const band = (code: string, inches: number) => bandOf(weaponOf(code), inches * 1000);

rule('HGB-CARD-02', 'A band goes up to and including its limit', () => {
  expect([0, 3, 3.02, 6, 12, 24, 48].map((inches) => band('LAC', inches))).toEqual([
    'PB',
    'PB',
    'S',
    'S',
    'M',
    'L',
    'EX',
  ]);
  expect(band('LAC', 48.02)).toBeNull();
});

rule('HGB-SCALE-01', 'A hundredth of an inch more is still within', () => {
  expect([isWithin(10_000, 10), isWithin(10_010, 10), isWithin(10_011, 10)]).toEqual([true, true, false]);
  expect([fullTimes(8_989, 9), fullTimes(8_990, 9), fullTimes(18_000, 9)]).toEqual([0, 1, 2]);
});

rule('HGB-WSR-07', 'Artillery reaches everything from 24 inches on, as at Medium range', () => {
  expect([band('LAG', 23.9), band('LAG', 24), band('LAG', 500)]).toEqual([null, 'M', 'M']);
});

rule(['HGB-WSR-11', 'HGB-CARD-02'], 'Melee weapons have no reach beyond contact', () => {
  expect([band('VB', 0), band('VB', 0.02)]).toEqual(['PB', null]);
});

rule('HGB-MOVE-10', 'Altitude is added to the distance, and between two fliers its difference', () => {
  expect(rangeOf({ ground: 5000, shooterAltitude: 0, targetAltitude: 3000 })).toBe(8000);
  expect(rangeOf({ ground: 5000, shooterAltitude: 4000, targetAltitude: 3000 })).toBe(6000);
});

rule(['HGB-WSR-01', 'HGB-WSR-02'], 'AA and AG take the greater of altitude and distance', () => {
  const up = { ground: 5000, shooterAltitude: 0, targetAltitude: 3000 };
  const down = { ground: 2000, shooterAltitude: 3000, targetAltitude: 0 };
  const level = { ground: 5000, shooterAltitude: 0, targetAltitude: 0 };
  expect([rangeOf(up, { antiAircraft: true }), rangeOf(down, { airToGround: true })]).toEqual([5000, 3000]);
  expect([rangeOf(up, { airToGround: true }), rangeOf(down, { antiAircraft: true })]).toEqual([8000, 5000]);
  expect(rangeOf(level, { antiAircraft: true })).toBe(5000);
});

rule(
  ['HGB-ROF-01', 'HGB-WPN-02'],
  'Rate of Fire may be used up to Long range; packs have that of their card',
  () => {
    const mount = { weapon: 'LRP', arc: 'F', rof: 3 } as const;
    expect(rofOf(mount, weaponOf('LRP'))).toBe(3);
    expect(rofOf({ weapon: 'LAC', arc: 'F' }, weaponOf('LAC'))).toBe(2);
    expect([usableRof(mount, weaponOf('LRP'), 'L'), usableRof(mount, weaponOf('LRP'), 'EX')]).toEqual([3, 0]);
  },
);

rule(['HGB-ROF-02', 'HGB-ROF-04', 'HGB-WSR-04'], 'Radii add, and what is concentrated is taken off', () => {
  const radius = (code: string, rof: number, concentrated: number) =>
    radiusOf(weaponOf(code), rof, concentrated);
  expect([radius('LAC', 2, 0), radius('LAC', 2, 1), radius('LAC', 2, 2)]).toEqual([2, 1, 0]);
  expect([radius('LGL', 2, 0), radius('LGL', 2, 2), radius('HFG', 0, 0)]).toEqual([4, 2, 1]);
});

rule(['HGB-WSR-07', 'HGB-SCALE-01'], 'Artillery begins at 24 inches, in favour of the gun', () => {
  expect([bandOf(weaponOf('LAG'), 23_989), bandOf(weaponOf('LAG'), 23_990)]).toEqual([null, 'M']);
});
