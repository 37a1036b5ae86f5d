import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DIRECTIONS,
  distance,
  formatNumber,
  neighbourOf,
  numberDigits,
  oppositeOf,
  parseNumber,
  rotate,
  toAxial,
  toOffset,
} from './coordinates.ts';

const hex = fc.record({ col: fc.integer({ min: -50, max: 250 }), row: fc.integer({ min: -50, max: 250 }) });
const direction = fc.constantFrom(...DIRECTIONS);

describe('offset and axial coordinates', () => {
  test('convert into each other without loss', () => {
    fc.assert(
      fc.property(hex, (a) => {
        expect(toOffset(toAxial(a))).toEqual(a);
      }),
    );
  });

  test('even-numbered columns lie half a hex lower', () => {
    expect(neighbourOf({ col: 2, row: 4 }, 2)).toEqual({ col: 3, row: 4 });
    expect(neighbourOf({ col: 3, row: 4 }, 2)).toEqual({ col: 4, row: 5 });
  });
});

describe('distance', () => {
  test('is the same both ways, zero only to itself, and never longer by a detour', () => {
    fc.assert(
      fc.property(hex, hex, hex, (a, b, c) => {
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, b) === 0).toBe(a.col === b.col && a.row === b.row);
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
      }),
    );
  });

  test('n steps in one direction lead n hexes away', () => {
    fc.assert(
      fc.property(hex, direction, fc.nat(40), (a, d, n) => {
        let b = a;
        for (let i = 0; i < n; i++) b = neighbourOf(b, d);
        expect(distance(a, b)).toBe(n);
      }),
    );
  });
});

describe('directions', () => {
  test('the way back is the opposite direction', () => {
    fc.assert(
      fc.property(hex, direction, (a, d) => {
        expect(neighbourOf(neighbourOf(a, d), oppositeOf(d))).toEqual(a);
      }),
    );
  });

  test('six neighbours lie one hex away and neighbouring directions next to each other', () => {
    fc.assert(
      fc.property(hex, direction, (a, d) => {
        expect(distance(a, neighbourOf(a, d))).toBe(1);
        expect(distance(neighbourOf(a, d), neighbourOf(a, rotate(d, 1)))).toBe(1);
      }),
    );
  });

  test('turning is undone by turning back, and three hexsides face about', () => {
    fc.assert(
      fc.property(direction, fc.integer({ min: -20, max: 20 }), (d, n) => {
        expect(rotate(rotate(d, n), -n)).toBe(d);
        expect(rotate(d, 3)).toBe(oppositeOf(d));
      }),
    );
  });

  test('a unit in 1406 facing south turns right, goes 4, turns left, goes 3', () => {
    let at = parseNumber('1406')!;
    const visited = [formatNumber(at)];
    const forward = (facing: typeof south, hexes: number) => {
      for (let i = 0; i < hexes; i++) {
        at = neighbourOf(at, facing);
        visited.push(formatNumber(at));
      }
    };
    const south = rotate(0, 3);
    forward(rotate(south, 1), 4);
    forward(south, 3);
    expect(visited.join('-')).toBe('1406-1307-1207-1108-1008-1009-1010-1011');
  });
});

describe('printed numbers', () => {
  const onBoard = fc.record({ col: fc.nat(199), row: fc.nat(199) });

  test('are read as they are written', () => {
    fc.assert(
      fc.property(onBoard, (a) => {
        expect(parseNumber(formatNumber(a, 3))).toEqual(a);
      }),
    );
    expect(formatNumber({ col: 2, row: 4 })).toBe('0305');
    expect(parseNumber('0305')).toEqual({ col: 2, row: 4 });
  });

  test('take three digits each once a side passes 99', () => {
    expect([numberDigits(16, 17), numberDigits(99, 99), numberDigits(20, 100)]).toEqual([2, 2, 3]);
  });

  test.each(['', '0', '305', '00305', '0005', '0500', '+305', '03.5', ' 0305', '0305\n', '٠٣٠٥', '00030005'])(
    'are refused if malformed: %j',
    (text) => expect(parseNumber(text)).toBeUndefined(),
  );
});
