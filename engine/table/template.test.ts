import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEGREE, movedAlong, turned } from './heading.ts';
import { rectangle } from './polygon.ts';
import { scattered } from './scatter.ts';
import { anyHeading, anyLength, anyPlace } from './table.fixture.ts';
import { isBaseInBlast, isBaseInCone, isPolygonInBlast } from './template.ts';

test('a blast reaches every base that it touches', () => {
  const blast = { x: 5000, y: 5000, radius: 2000 };
  expect(isBaseInBlast(blast, { x: 7500, y: 5000, radius: 500 })).toBe(true);
  expect(isBaseInBlast(blast, { x: 7501, y: 5000, radius: 500 })).toBe(false);
  expect(isPolygonInBlast(blast, rectangle({ x: 7000, y: 0 }, { x: 9000, y: 9000 }))).toBe(true);
  expect(isPolygonInBlast(blast, rectangle({ x: 7001, y: 0 }, { x: 9000, y: 9000 }))).toBe(false);
});

test('a cone reaches bases that it touches with its end, its sides and its tip', () => {
  const cone = { from: { x: 0, y: 0 }, heading: 0, width: 90 * DEGREE, length: 8000 };
  const isReached = (x: number, y: number) => isBaseInCone(cone, { x, y, radius: 500 });
  expect([isReached(0, -8500), isReached(0, -8501)]).toEqual([true, false]);
  expect([isReached(2700, -2000), isReached(2708, -2000)]).toEqual([true, false]);
  expect([isReached(0, 500), isReached(0, 501)]).toEqual([true, false]);
  // Beyond the corner, neither the side nor the end decides.
  expect([isReached(6000, -5700), isReached(6200, -5800)]).toEqual([true, false]);
});

test('a cone reaches a base exactly where it reaches a place of it', () => {
  const inside = fc.record({ turn: fc.integer({ min: -100, max: 100 }), far: fc.nat(7990) });
  fc.assert(
    fc.property(anyPlace, anyHeading, inside, anyHeading, (from, heading, { turn, far }, to) => {
      const cone = { from, heading, width: 202, length: 8000 };
      const reached = movedAlong(from, turned(heading, turn), far);
      expect(isBaseInCone(cone, { ...movedAlong(reached, to, 590), radius: 600 })).toBe(true);
    }),
  );
});

test('scatter 1 goes towards the cardinal point, every pip 60 degrees further clockwise', () => {
  const aim = { x: 10_000, y: 10_000 };
  const cardinal = { x: 10_000, y: 0 };
  const lands = (direction: number) => scattered({ aim, cardinal, direction, directions: 6, distance: 3000 });
  expect([1, 2, 3, 4, 5, 6].map(lands)).toEqual([
    { x: 10_000, y: 7000 },
    { x: 12_598, y: 8500 },
    { x: 12_598, y: 11_500 },
    { x: 10_000, y: 13_000 },
    { x: 7402, y: 11_500 },
    { x: 7402, y: 8500 },
  ]);
});

test('opposite directions of scatter are opposite', () => {
  fc.assert(
    fc.property(
      anyPlace,
      anyPlace,
      fc.integer({ min: 1, max: 3 }),
      anyLength,
      (aim, cardinal, direction, distance) => {
        const one = scattered({ aim, cardinal, direction, directions: 6, distance });
        const other = scattered({ aim, cardinal, direction: direction + 3, directions: 6, distance });
        expect({ x: one.x + other.x, y: one.y + other.y }).toEqual({ x: 2 * aim.x, y: 2 * aim.y });
      },
    ),
  );
});

test('an aim at the cardinal point itself scatters up first; other dice have other directions', () => {
  const aim = { x: 10_000, y: 10_000 };
  const lands = { aim, cardinal: aim, directions: 4, distance: 3000 };
  expect(scattered({ ...lands, direction: 1 })).toEqual({ x: 10_000, y: 7000 });
  expect(scattered({ ...lands, direction: 2 })).toEqual({ x: 13_000, y: 10_000 });
});
