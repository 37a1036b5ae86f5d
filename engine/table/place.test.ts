import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distance, isWithin, rounded, translated } from './place.ts';
import { anyLength, anyPlace, quarterTurned } from './table.fixture.ts';

test('three, four, five: distances are whole thousandths of an inch', () => {
  expect(distance({ x: 1000, y: 1000 }, { x: 4000, y: 5000 })).toBe(5000);
  expect(distance({ x: 0, y: 0 }, { x: 1, y: 1 })).toBe(1);
});

test('a distance is the same from both ends, anywhere and after a quarter of a turn', () => {
  fc.assert(
    fc.property(anyPlace, anyPlace, anyPlace, (a, b, by) => {
      const far = distance(a, b);
      expect(distance(b, a)).toBe(far);
      expect(distance(translated(a, by), translated(b, by))).toBe(far);
      expect(distance(quarterTurned(a), quarterTurned(b))).toBe(far);
    }),
  );
});

test('no detour is shorter, apart from rounding', () => {
  fc.assert(
    fc.property(anyPlace, anyPlace, anyPlace, (a, b, c) => {
      expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c) + 1);
    }),
  );
});

test('exactly at the limit is within it, a hair further is not', () => {
  expect(isWithin({ x: 0, y: 0 }, { x: 3000, y: 4000 }, 5000)).toBe(true);
  expect(isWithin({ x: 0, y: 0 }, { x: 3000, y: 4001 }, 5000)).toBe(false);
  fc.assert(
    fc.property(anyPlace, anyPlace, anyLength, (a, b, limit) => {
      if (distance(a, b) < limit) expect(isWithin(a, b, limit)).toBe(true);
      if (distance(a, b) > limit) expect(isWithin(a, b, limit)).toBe(false);
    }),
  );
});

test('halves are rounded away from zero, and nothing to minus zero', () => {
  expect([2.5, -2.5, 0.5, -0.5, 0.4, -0.4].map(rounded)).toEqual([3, -3, 1, -1, 0, 0]);
});
