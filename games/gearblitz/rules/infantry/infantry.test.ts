import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { weaponOf } from '../../data/weapons.ts';
import { squad } from '../../testing/scene.ts';
import { bonusRof, COHERENCY, mayFireAfterDismounting } from './infantry.ts';

rule('HGB-INF-01', 'Bases stay within 2 inches of each other', () => {
  expect(COHERENCY).toBe(2000);
});

rule('HGB-INF-06', 'Basic weapons have a Rate of Fire for each base left, heavy weapons none', () => {
  expect([bonusRof(squad(), weaponOf('INF-AR')), bonusRof(squad({ bases: 1 }), weaponOf('INF-AR'))]).toEqual([
    3, 1,
  ]);
  expect(bonusRof(squad(), weaponOf('INF-LMG'))).toBe(0);
});

rule('HGB-INF-05', 'Who has just dismounted fires basic weapons only', () => {
  expect([
    mayFireAfterDismounting(squad(), weaponOf('INF-AR')),
    mayFireAfterDismounting(squad(), weaponOf('INF-LM')),
  ]).toEqual([true, false]);
});
