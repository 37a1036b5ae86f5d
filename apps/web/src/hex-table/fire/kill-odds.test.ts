import { expect, test } from 'vitest';
import { lossesBy } from './kill-odds.ts';

const half = (damage: number, target = 0) => ({ chance: 0.5, damage, target });
/** Elements 0 and 1 are unit 0, element 2 is unit 1. */
const chances = (shots: readonly ReturnType<typeof half>[], points: number) =>
  lossesBy(
    shots,
    (target) => (target < 2 ? 0 : 1),
    () => points,
  ).map(({ unit, chance }) => [unit, chance]);

test('So many points are done by all ways in which the hits add up to them', () => {
  expect(chances([half(3)], 3)).toEqual([[0, 0.5]]);
  expect(chances([half(3)], 4)).toEqual([[0, 0]]);
  expect(chances([half(2), half(2)], 4)).toEqual([[0, 0.25]]);
  expect(chances([half(2), half(2), half(2)], 4)).toEqual([[0, 0.5]]);
  // A whole battalion at one of them: no list of all ways would end.
  expect(chances(Array(60).fill(half(1)), 30)[0][1]).toBeCloseTo(0.5513, 4);
  expect(chances([half(1)], 0)).toEqual([[0, 1]]);
});

test('A unit loses one when any of its elements is lost', () => {
  expect(chances([half(3), half(3, 1), half(3, 2)], 3)).toEqual([
    [0, 0.75],
    [1, 0.5],
  ]);
});
