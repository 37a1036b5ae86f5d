import type { Place } from '@ironfield/kernel/menu/menu.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBaseInArc, isInArc } from './arc.ts';
import { DEGREE, headingTo, movedAlong, turnBetween, turned } from './heading.ts';
import { isSamePlace } from './place.ts';
import { anyHeading, anyPlace, quarterTurned } from './table.fixture.ts';

const from: Place = { x: 0, y: 0 };
const front = { from, heading: 0, width: 180 * DEGREE };
const fixed = { from, heading: 0, width: 90 * DEGREE };
const anyWidth = fc.integer({ min: 0, max: 720 }).map((half) => 2 * half);

describe('an arc', () => {
  test('of half a circle ends exactly on the lateral line', () => {
    expect(isInArc(front, { x: 7777, y: 0 })).toBe(true);
    expect(isInArc(front, { x: -7777, y: 0 })).toBe(true);
    expect(isInArc(front, { x: 7777, y: 1 })).toBe(false);
  });

  test('of 90 degrees ends exactly on the diagonals', () => {
    expect(isInArc(fixed, { x: 3333, y: -3333 })).toBe(true);
    expect(isInArc(fixed, { x: -3333, y: -3333 })).toBe(true);
    expect(isInArc(fixed, { x: 3334, y: -3333 })).toBe(false);
    expect(isInArc(fixed, { x: 0, y: 3333 })).toBe(false);
  });

  test('wider than half a circle leaves out what is behind', () => {
    const wide = { from, heading: 0, width: 270 * DEGREE };
    expect(isInArc(wide, { x: 10, y: 10 })).toBe(true);
    expect(isInArc(wide, { x: 9, y: 10 })).toBe(false);
    expect(isInArc({ ...wide, width: 360 * DEGREE }, { x: 0, y: 10 })).toBe(true);
  });

  test('holds what the headings say', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, anyHeading, anyWidth, (at, place, heading, width) => {
        fc.pre(!isSamePlace(at, place));
        const off = Math.abs(turnBetween(heading, headingTo(at, place)));
        if (off < width / 2) expect(isInArc({ from: at, heading, width }, place)).toBe(true);
        if (off > width / 2) expect(isInArc({ from: at, heading, width }, place)).toBe(false);
      }),
    );
  });

  test('and the one behind it hold everything, and share only the line between them', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, anyHeading, (at, place, heading) => {
        fc.pre(!isSamePlace(at, place));
        const ahead = isInArc({ from: at, heading, width: 720 }, place);
        const behind = isInArc({ from: at, heading: turned(heading, 720), width: 720 }, place);
        expect(ahead || behind).toBe(true);
        const aside = Math.abs(Math.abs(turnBetween(heading, headingTo(at, place))) - 360);
        if (ahead && behind) expect(aside).toBe(0);
      }),
    );
  });

  test('turns with the table', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, anyHeading, anyWidth, (at, place, heading, width) => {
        const other = { from: quarterTurned(at), heading: turned(heading, 360), width };
        expect(isInArc(other, quarterTurned(place))).toBe(isInArc({ from: at, heading, width }, place));
      }),
    );
  });
});

describe('a base', () => {
  test('is in an arc with any part of it', () => {
    expect(isBaseInArc(front, { x: 5000, y: 500, radius: 500 })).toBe(true);
    expect(isBaseInArc(front, { x: 5000, y: 501, radius: 500 })).toBe(false);
    expect(isBaseInArc(fixed, { x: 0, y: 400, radius: 500 })).toBe(true);
    expect(isBaseInArc(fixed, { x: 0, y: 600, radius: 500 })).toBe(false);
  });

  test('is in an arc where a place on its edge is', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, anyHeading, anyWidth, anyHeading, (at, centre, heading, width, to) => {
        const arc = { from: at, heading, width };
        if (isInArc(arc, movedAlong(centre, to, 998)))
          expect(isBaseInArc(arc, { ...centre, radius: 1000 })).toBe(true);
      }),
    );
  });
});

test('a base behind the origin of an arc is in it only by touching the origin', () => {
  for (const heading of [0, 100, 360, 500, 720, 1000, 1080, 1300]) {
    const arc = { from: { x: 9000, y: 9000 }, heading, width: 20 * DEGREE };
    const behind = movedAlong(arc.from, turned(heading, 180 * DEGREE), 700);
    expect(isBaseInArc(arc, { ...behind, radius: 600 })).toBe(false);
    expect(isBaseInArc(arc, { ...behind, radius: 710 })).toBe(true);
    const ahead = movedAlong(movedAlong(arc.from, heading, 5000), turned(heading, 90 * DEGREE), 1500);
    expect(isBaseInArc(arc, { ...ahead, radius: 500 })).toBe(false);
    expect(isBaseInArc(arc, { ...ahead, radius: 700 })).toBe(true);
  }
});
