import type { Place } from '@ironfield/kernel/menu/menu.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lengthOf, lineLength, placeOnLine, spansInside, unionOf } from './crossing.ts';
import { movedAlong } from './heading.ts';
import { distance, translated, turnOf } from './place.ts';
import { contains, polygonOf, rectangle, translatedPolygon } from './polygon.ts';
import { anyPlace, anyPolygon, anyStar, quarterTurned } from './table.fixture.ts';

const at = (x: number, y: number): Place => ({ x: x * 1000, y: y * 1000 });
const square = rectangle(at(2, 2), at(6, 6));
/** Two towers on one wall. */
const gate = polygonOf([at(0, 0), at(2, 0), at(2, 3), at(4, 3), at(4, 0), at(6, 0), at(6, 5), at(0, 5)]);

describe('a line', () => {
  test('is inside a square from edge to edge', () => {
    expect(spansInside(square, at(0, 4), at(10, 4))).toEqual([2000, 6000]);
    expect(spansInside(square, at(4, 4), at(10, 4))).toEqual([0, 2000]);
    expect(spansInside(square, at(3, 4), at(5, 4))).toEqual([0, 2000]);
    expect(spansInside(square, at(0, 4), at(1, 4))).toEqual([]);
    expect(spansInside(square, at(0, 7), at(10, 7))).toEqual([]);
  });

  test('passes through a polygon more than once', () => {
    expect(spansInside(gate, at(-1, 1), at(7, 1))).toEqual([1000, 3000, 5000, 7000]);
  });

  test('along an edge is inside, and a touched corner is a span of no length', () => {
    expect(spansInside(square, at(0, 2), at(10, 2))).toEqual([2000, 6000]);
    expect(spansInside(square, at(0, 6), at(10, 6))).toEqual([2000, 6000]);
    expect(spansInside(gate, at(-1, 3), at(7, 3))).toEqual([1000, 7000]);
    expect(spansInside(square, at(0, 4), at(4, 0))).toEqual([2828, 2828]);
    expect(spansInside(square, at(4, 0), at(4, 2))).toEqual([2000, 2000]);
  });

  test('without length is inside or not', () => {
    expect(spansInside(square, at(3, 3), at(3, 3))).toEqual([0, 0]);
    expect(spansInside(square, at(1, 3), at(1, 3))).toEqual([]);
  });

  test('is inside for the same lengths from both ends, anywhere and after a quarter of a turn', () => {
    fc.assert(
      fc.property(anyPolygon, anyPlace, anyPlace, anyPlace, (polygon, a, b, by) => {
        const spans = spansInside(polygon, a, b);
        const length = lineLength(a, b);
        expect(spansInside(polygon, b, a)).toEqual(spans.map((position) => length - position).reverse());
        const moved = spansInside(translatedPolygon(polygon, by), translated(a, by), translated(b, by));
        expect(moved).toEqual(spans);
        expect(spansInside(polygon.map(quarterTurned), quarterTurned(a), quarterTurned(b))).toEqual(spans);
      }),
    );
  });

  test('is as long in an area that is cut in pieces as in the whole', () => {
    fc.assert(
      fc.property(anyStar, anyPlace, anyPlace, ({ centre, corners }, a, b) => {
        const pieces = corners.map((corner, i) => [centre, corner, corners[(i + 1) % corners.length]]);
        const parts = pieces.map((piece) => spansInside(piece, a, b));
        const whole = spansInside(corners, a, b);
        expect(lengthOf(unionOf(parts))).toBe(lengthOf(whole));
        const isAlongCut = corners.some((corner) => turnOf(a, b, corner) === 0);
        if (!isAlongCut) expect(parts.reduce((sum, spans) => sum + lengthOf(spans), 0)).toBe(lengthOf(whole));
      }),
    );
  });

  test('is inside exactly where its places are', () => {
    fc.assert(
      fc.property(anyPolygon, anyPlace, anyPlace, fc.nat(1000), (polygon, a, b, share) => {
        const position = Math.round((lineLength(a, b) * share) / 1000);
        const spans = spansInside(polygon, a, b);
        const isNearEdge = spans.some((edge) => Math.abs(edge - position) < 1000);
        fc.pre(!isNearEdge);
        const isInside = spans.some((from, i) => i % 2 === 0 && from <= position && position <= spans[i + 1]);
        const place = placeOnLine(a, b, position);
        // Where the line crosses an edge at a narrow angle, rounding may move the place to the edge's other side.
        const isDoubtful = [-1, 1].some(
          (by) => contains(polygon, translated(place, { x: by, y: by })) !== contains(polygon, place),
        );
        if (!isDoubtful) expect(contains(polygon, place)).toBe(isInside);
      }),
    );
  });

  test('is as long as the distance, to an even number, and every position is a place on it', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, fc.nat(24_000), (a, b, position) => {
        const length = lineLength(a, b);
        expect(Math.abs(length - distance(a, b))).toBeLessThanOrEqual(1);
        expect(length % 2).toBe(0);
        const place = placeOnLine(a, b, position);
        const far = Math.min(position, distance(a, b));
        expect(Math.abs(distance(a, place) - far)).toBeLessThanOrEqual(2);
      }),
    );
  });
});

test('areas that overlap count once', () => {
  expect(unionOf([[0, 3, 8, 9], [2, 5], [5, 6], []])).toEqual([0, 6, 8, 9]);
  expect(lengthOf([0, 6, 8, 9])).toBe(7);
});

test('a line that only begins or ends at a polygon has that place in it', () => {
  const square = rectangle(at(2, 2), at(6, 6));
  expect(spansInside(square, at(6, 6), at(9, 9))).toEqual([0, 0]);
  expect(spansInside(square, at(0, 0), at(2, 2))).toEqual([
    lineLength(at(0, 0), at(2, 2)),
    lineLength(at(0, 0), at(2, 2)),
  ]);
  expect(spansInside(square, at(6, 3), at(9, 3))).toEqual([0, 0]);
});

test('outlines may have any number of corners', () => {
  const wheel = Array.from({ length: 144 }, (_, i) => movedAlong(at(20, 20), i * 10, 8000));
  expect(spansInside(wheel, at(20, 0), at(20, 40))).toEqual([12_000, 28_000]);
  expect(spansInside(wheel, at(0, 0), at(40, 0))).toEqual([]);
});
