import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import {
  convertedAttack,
  convertedComms,
  convertedDefense,
  convertedMount,
  convertedPerks,
  convertedTv,
} from './legacy.ts';

rule('HGB-LEG-03', 'Example a: an old TV of 760 becomes 90', () => {
  expect([convertedTv(760), convertedTv(750), convertedTv(751)]).toEqual([90, 85, 90]);
});

rule('HGB-LEG-03', 'Automated Comm is the root of the old range, rounded down', () => {
  expect([convertedComms(8), convertedComms(9), convertedComms(20)]).toEqual([2, 3, 4]);
});

rule('HGB-LEG-03', 'Eight shots are circles, thirty in the hand are Reloads', () => {
  expect(convertedMount('ATM', 8, false)).toEqual({ weapon: 'ATM', arc: 'F', ammo: 8 });
  expect(convertedMount('ATM', 9, false)).toEqual({ weapon: 'ATM', arc: 'F' });
  expect(convertedMount('LAC', 30, true)).toEqual({ weapon: 'LAC', arc: 'F', reloads: true });
  expect(convertedMount('LAC', 29, true)).toEqual({ weapon: 'LAC', arc: 'F' });
  expect(convertedMount('LAC', 29, true, true).reloads).toBe(true);
  expect(convertedMount('LAC', 60, false).reloads).toBeUndefined();
});

rule('HGB-LEG-02', 'Old perks become Sturdy boxes one by one, old flaws make Fragile', () => {
  expect(convertedPerks(['Reinforced Crew', 'HEAT Armor', 'Airdroppable'])).toEqual({
    sturdy: 2,
    isFragile: false,
  });
  expect(convertedPerks(['Weak Point', 'Weak Facing'])).toEqual({ sturdy: 0, isFragile: true });
  expect(convertedPerks(['Weak Facing']).isFragile).toBe(false);
});

rule('HGB-LEG-03', 'Modifiers are those of the MP, with Maneuver and Fire Control', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 19, 20].map((mp) => convertedDefense(mp, 0, 0)[1])).toEqual([
    -3, -2, -2, -1, -1, 0, 0, 1, 1, 2, 2, 3,
  ]);
  expect(convertedDefense(4, 8, -1)).toEqual([-4, -2, 0]);
  expect(convertedAttack(1)).toEqual([3, 1, -2]);
});
