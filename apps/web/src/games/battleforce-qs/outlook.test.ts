import { expect, test } from 'vitest';
import { chanceOfDamage } from './outlook.ts';

const half = (damage: number) => ({ chance: 0.5, damage });

test('So many points are done by all ways in which the hits add up to them', () => {
  expect(chanceOfDamage([half(3)], 3)).toBe(0.5);
  expect(chanceOfDamage([half(3)], 4)).toBe(0);
  expect(chanceOfDamage([half(2), half(2)], 4)).toBe(0.25);
  expect(chanceOfDamage([half(2), half(2), half(2)], 4)).toBe(0.5);
  expect(chanceOfDamage([], 0)).toBe(1);
});
