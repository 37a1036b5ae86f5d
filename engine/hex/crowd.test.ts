import { expect, test } from 'vitest';
import { whyTooCrowded } from './crowd.ts';

test('Many units have room on a small board, few on a large one', () => {
  expect(whyTooCrowded(64, 1562)).toBeNull();
  expect(whyTooCrowded(2, 40_000)).toBeNull();
  expect(whyTooCrowded(64, 1563)).toBe(
    '64 units on 1563 hexes are too many: there is room for 1562 hexes, or for 63 units',
  );
});
