import { FULL_TURN } from '@ironfield/kernel/menu/menu.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DEGREE,
  headingTo,
  movedAlong,
  NO_HEADING,
  turnBetween,
  turned,
  turnedAbout,
  UNIT,
  VECTORS,
} from './heading.ts';
import { distance, isSamePlace } from './place.ts';
import { anyHeading, anyLength, anyPlace, quarterTurned } from './table.fixture.ts';

const origin = { x: 0, y: 0 };

describe('the vectors of headings', () => {
  test('are those of sine and cosine', () => {
    const errors = VECTORS.map(({ x, y }, heading) => {
      const angle = (heading / FULL_TURN) * 2 * Math.PI;
      return Math.max(Math.abs(x - UNIT * Math.sin(angle)), Math.abs(y + UNIT * Math.cos(angle)));
    });
    expect(Math.max(...errors)).toBeLessThanOrEqual(0.5001);
  });

  test('repeat themselves every quarter of a turn', () => {
    const next = VECTORS.map((_, heading) => VECTORS[turned(heading, 90 * DEGREE)]);
    expect(next).toEqual(VECTORS.map(quarterTurned));
  });

  test('never change: saved games depend on them', () => {
    const sum = VECTORS.reduce((all, { x, y }, i) => (all * 31 + x * 7 + y + i) % 1_000_000_007, 7);
    expect(sum).toBe(-393644026);
  });
});

describe('the heading to a place', () => {
  test('is 0 up, 90 degrees to the right, and so on', () => {
    const headings = [
      [0, -5],
      [5, -5],
      [5, 0],
      [5, 5],
      [0, 5],
      [-5, 5],
      [-5, 0],
      [-5, -5],
    ];
    expect(headings.map(([x, y]) => headingTo(origin, { x, y }) / DEGREE)).toEqual([
      0, 45, 90, 135, 180, 225, 270, 315,
    ]);
  });

  test('is the nearest one', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, (a, b) => {
        fc.pre(!isSamePlace(a, b));
        const exact = (Math.atan2(b.x - a.x, a.y - b.y) / (2 * Math.PI)) * FULL_TURN;
        const off = Math.abs(headingTo(a, b) - exact) % FULL_TURN;
        expect(Math.min(off, FULL_TURN - off)).toBeLessThan(0.5001);
      }),
    );
  });

  test('is opposite on the way back, and turns with the table', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, (a, b) => {
        fc.pre(!isSamePlace(a, b));
        expect(headingTo(b, a)).toBe(turned(headingTo(a, b), 180 * DEGREE));
        expect(headingTo(quarterTurned(a), quarterTurned(b))).toBe(turned(headingTo(a, b), 90 * DEGREE));
      }),
    );
  });

  test('leads there', () => {
    fc.assert(
      fc.property(anyPlace, anyHeading, fc.integer({ min: 1000, max: 240_000 }), (from, heading, far) => {
        expect(headingTo(from, movedAlong(from, heading, far))).toBe(heading);
      }),
    );
  });

  test('does not exist from a place to itself', () => {
    expect(headingTo({ x: 3, y: 4 }, { x: 3, y: 4 })).toBe(NO_HEADING);
  });
});

test('a move along a heading is as long as it says, and there and back is where it began', () => {
  fc.assert(
    fc.property(anyPlace, anyHeading, anyLength, (from, heading, far) => {
      const to = movedAlong(from, heading, far);
      expect(Math.abs(distance(from, to) - far)).toBeLessThanOrEqual(1);
      expect(movedAlong(to, turned(heading, 180 * DEGREE), far)).toEqual(from);
    }),
  );
});

test('a turn is the shorter way, clockwise when there is none', () => {
  expect(turnBetween(10, 20)).toBe(10);
  expect(turnBetween(20, 10)).toBe(-10);
  expect(turnBetween(1430, 10)).toBe(20);
  expect(turnBetween(0, 720)).toBe(720);
  fc.assert(
    fc.property(anyHeading, anyHeading, (a, b) => {
      expect(turned(a, turnBetween(a, b))).toBe(b);
    }),
  );
});

describe('a place turned about another', () => {
  test('by a quarter is exact', () => {
    fc.assert(
      fc.property(anyPlace, (place) => {
        expect(turnedAbout(place, origin, 90 * DEGREE)).toEqual(quarterTurned(place));
      }),
    );
  });

  test('keeps its distance, and comes back when turned back, but for the rounding', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, anyHeading, (place, about, by) => {
        const there = turnedAbout(place, about, by);
        expect(Math.abs(distance(about, there) - distance(about, place))).toBeLessThanOrEqual(1);
        expect(distance(turnedAbout(there, about, -by), place)).toBeLessThanOrEqual(2);
      }),
    );
  });
});
