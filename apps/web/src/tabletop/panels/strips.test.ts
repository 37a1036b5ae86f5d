import { expect, test } from 'vitest';
import { groupsOf } from './strips.tsx';

const models = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ side: i % 2, group: i < count / 2 ? 'First' : 'Second' }));

test('fifteen models and more are sorted by their groups, in the order of the list; fewer are not', () => {
  expect(groupsOf(models(14), 0)).toEqual([[null, [0, 2, 4, 6, 8, 10, 12]]]);
  expect(groupsOf(models(16), 1)).toEqual([
    ['First', [1, 3, 5, 7]],
    ['Second', [9, 11, 13, 15]],
  ]);
});
