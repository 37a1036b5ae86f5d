import { expect, test } from 'vitest';
import { groupedBy } from './grouping.ts';

test('things come together by their key, in the order in which they come', () => {
  const groups = groupedBy('gamma alpha delta aloft gate'.split(' '), (word) => word[0]);
  expect([...groups]).toEqual([
    ['g', ['gamma', 'gate']],
    ['a', ['alpha', 'aloft']],
    ['d', ['delta']],
  ]);
  expect([...groupedBy([7, 8, 9], (_, index) => index % 2)]).toEqual([
    [0, [7, 9]],
    [1, [8]],
  ]);
  expect(groupedBy([], () => 0).size).toBe(0);
});
