import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Base, basesOverlap, basesWithin, edgeOf, gapBetween } from './base.ts';
import { anyPlace } from './table.fixture.ts';

const at = (x: number, y: number, radius = 500): Base => ({ x, y, radius });
const anyBase = fc
  .record({ place: anyPlace, radius: fc.nat(2000) })
  .map(({ place, radius }) => ({ ...place, radius }));

test('bases that touch do not overlap', () => {
  expect(basesOverlap(at(0, 0), at(1000, 0))).toBe(false);
  expect(basesOverlap(at(0, 0), at(999, 0))).toBe(true);
});

test('the gap between bases is measured from edge to edge', () => {
  expect(gapBetween(at(0, 0), at(3000, 4000, 1500))).toBe(3000);
  expect(gapBetween(at(0, 0), at(900, 0))).toBe(0);
});

test('contact allows for a gap as wide as a game says', () => {
  expect(basesWithin(at(0, 0), at(1050, 0), 50)).toBe(true);
  expect(basesWithin(at(0, 0), at(1051, 0), 50)).toBe(false);
});

test('the front of a base is the place on its edge where it faces', () => {
  expect(edgeOf(at(1000, 1000), 0)).toEqual({ x: 1000, y: 500 });
  expect(edgeOf(at(1000, 1000), 360)).toEqual({ x: 1500, y: 1000 });
});

test('overlap, contact and separation are symmetric, and exactly one of them holds', () => {
  fc.assert(
    fc.property(anyBase, anyBase, (a, b) => {
      expect(basesOverlap(b, a)).toBe(basesOverlap(a, b));
      expect(gapBetween(b, a)).toBe(gapBetween(a, b));
      if (basesOverlap(a, b)) expect(basesWithin(a, b, 0)).toBe(true);
      if (gapBetween(a, b) > 0) expect(basesOverlap(a, b)).toBe(false);
    }),
  );
});
