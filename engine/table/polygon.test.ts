import { FULL_TURN, type Place } from '@ironfield/kernel/menu/menu.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { translated } from './place.ts';
import {
  boundsOf,
  contains,
  distanceToOutline,
  distanceToPolygon,
  doubleArea,
  middleOf,
  nearestOn,
  polygonOf,
  polygonProblem,
  polygonsMeet,
  rectangle,
  scaledPolygon,
  translatedPolygon,
  turnedPolygon,
} from './polygon.ts';
import { anyHeading, anyPlace, anyPolygon, anyStar, quarterTurned } from './table.fixture.ts';

const corners = (...pairs: [number, number][]): Place[] => pairs.map(([x, y]) => ({ x, y }));
/** An L: a square of 4 without its upper right quarter. */
const ell = polygonOf(corners([0, 0], [2, 0], [2, 2], [4, 2], [4, 4], [0, 4]));

describe('a polygon', () => {
  test('is written in one way only, whatever its first corner and direction', () => {
    fc.assert(
      fc.property(anyPolygon, fc.nat(9), fc.boolean(), (polygon, shift, isBackwards) => {
        const k = shift % polygon.length;
        const other = [...polygon.slice(k), ...polygon.slice(0, k)];
        expect(polygonOf(isBackwards ? other.reverse() : other)).toEqual(polygon);
        expect(doubleArea(polygon)).toBeGreaterThan(0);
      }),
    );
  });

  test('says what is wrong with it', () => {
    expect(polygonProblem(corners([0, 0], [1, 0]))).toBe('has 2 corners, and needs at least 3');
    expect(polygonProblem(corners([0, 0], [1, 0], [1, 0], [0, 3]))).toBe('has corner 3 where corner 2 is');
    expect(polygonProblem(corners([0, 0], [2, 2], [2, 0], [0, 2]))).toBe(
      'crosses itself: the edge after corner 1 meets the one after corner 3',
    );
    expect(polygonProblem(corners([0, 0], [4, 0], [2, 0], [2, 2]))).toMatch('crosses itself');
    expect(polygonProblem(corners([0, 0], [4, 0], [2, 0]))).toMatch('crosses itself');
    expect(polygonProblem(corners([0, 0], [4, 0], [4, 4], [2, 0], [0, 4]))).toMatch('crosses itself');
    expect(() => polygonOf(corners([0, 0], [2, 2], [2, 0], [0, 2]))).toThrow('The polygon crosses itself');
  });

  test('contains its inside and its edges', () => {
    const isIn = (x: number, y: number) => contains(ell, { x, y });
    expect([isIn(1, 1), isIn(3, 3), isIn(1, 3)]).toEqual([true, true, true]);
    expect([isIn(0, 0), isIn(2, 1), isIn(2, 2), isIn(3, 2), isIn(4, 4)]).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect([isIn(3, 1), isIn(5, 2), isIn(-1, 4), isIn(3, 5), isIn(4, 0)]).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  test('is cut into pieces without losing a place', () => {
    fc.assert(
      fc.property(anyStar, anyPlace, ({ centre, corners: all }, place) => {
        const isInPiece = all.some((corner, i) =>
          contains([centre, corner, all[(i + 1) % all.length]], place),
        );
        expect(contains(all, place)).toBe(isInPiece);
      }),
    );
  });

  test('can be moved and turned by quarters with all that is in it', () => {
    fc.assert(
      fc.property(anyPolygon, anyPlace, anyPlace, (polygon, place, by) => {
        const isIn = contains(polygon, place);
        const far = distanceToPolygon(polygon, place);
        expect(contains(translatedPolygon(polygon, by), translated(place, by))).toBe(isIn);
        expect(contains(polygon.map(quarterTurned), quarterTurned(place))).toBe(isIn);
        expect(distanceToPolygon(polygon.map(quarterTurned), quarterTurned(place))).toBe(far);
        expect(far === 0).toBe(isIn);
      }),
    );
  });

  test('keeps its area when it is turned, but for the rounding, and grows with the square of its scale', () => {
    fc.assert(
      fc.property(anyPolygon, anyHeading, (polygon, by) => {
        const area = doubleArea(polygon);
        const slack = 20 * polygon.length * 9000;
        expect(Math.abs(doubleArea(turnedPolygon(polygon, middleOf(polygon), by)) - area)).toBeLessThan(
          slack,
        );
        expect(doubleArea(scaledPolygon(polygon, middleOf(polygon), 300))).toBe(9 * area);
        expect(turnedPolygon(polygon, middleOf(polygon), FULL_TURN)).toEqual(polygon);
      }),
    );
  });

  test('is as far away as its nearest edge', () => {
    expect(distanceToPolygon(ell, { x: 3, y: 1 })).toBe(1);
    expect(distanceToPolygon(ell, { x: 7, y: 8 })).toBe(5);
    expect(distanceToPolygon(ell, { x: 1, y: 1 })).toBe(0);
  });

  test('meets another where they overlap, touch or lie in each other', () => {
    const box = (left: number, top: number, right: number, bottom: number) =>
      rectangle({ x: left, y: top }, { x: right, y: bottom });
    const meets = [box(3, 0, 5, 1), box(4, 4, 6, 6), box(-9, -9, 9, 9), box(1, 3, 2, 4), box(-1, 1, 9, 3)];
    expect(meets.map((other) => polygonsMeet(ell, other))).toEqual([false, true, true, true, true]);
    expect(meets.map((other) => polygonsMeet(other, ell))).toEqual([false, true, true, true, true]);
  });

  test('has bounds and a middle', () => {
    expect(boundsOf(ell)).toEqual({ left: 0, top: 0, right: 4, bottom: 4 });
    expect(middleOf(rectangle({ x: 1, y: 2 }, { x: 4, y: 6 }))).toEqual({ x: 2, y: 4 });
  });
});

test('the nearest place of an outline is on it, and no other is nearer', () => {
  const square = rectangle({ x: 1000, y: 1000 }, { x: 3000, y: 2000 });
  expect(nearestOn(square, { x: 0, y: 1500 })).toEqual({ x: 1000, y: 1500 });
  expect(nearestOn(square, { x: 5000, y: 0 })).toEqual({ x: 3000, y: 1000 });
  expect(nearestOn(square, { x: 2000, y: 9000 })).toEqual({ x: 2000, y: 2000 });
  // From inside, too.
  expect(nearestOn(square, { x: 2900, y: 1500 })).toEqual({ x: 3000, y: 1500 });
  fc.assert(
    fc.property(anyStar, anyPlace, ({ corners }, place) => {
      const near = nearestOn(corners, place);
      // Both are rounded to whole units.
      expect(
        Math.abs(Math.hypot(near.x - place.x, near.y - place.y) - distanceToOutline(corners, place)),
      ).toBeLessThan(1);
      expect(distanceToOutline(corners, near)).toBeLessThan(1);
    }),
  );
});
