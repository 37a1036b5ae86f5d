import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bearing, hexsideEntered, hexsidesAt, inArc, NO_BEARING, relativeBearing } from './bearing.ts';
import { centreOf, DIRECTIONS, type Hex, neighbourOf, parseNumber, rotate, toAxial } from './coordinates.ts';
import { lineBetween } from './line.ts';

const at = (number: string) => parseNumber(number)!;
const hex = fc.record({ col: fc.nat(30), row: fc.nat(30) });
const same = (a: Hex, b: Hex) => a.col === b.col && a.row === b.row;

function degrees(from: Hex, to: Hex): number {
  const [a, b] = [from, to].map((h) => centreOf(toAxial(h)));
  const angle = Math.atan2((b.x - a.x) / 2, ((a.y - b.y) * Math.sqrt(3)) / 2);
  return ((angle * 180) / Math.PI + 360) % 360;
}

describe('a bearing', () => {
  test('of a neighbour lies on the ray through that hexside', () => {
    for (const d of DIRECTIONS) expect(bearing(at('0505'), neighbourOf(at('0505'), d))).toBe(4 * d);
  });

  test('through a hex corner lies on the ray between two hexsides', () => {
    for (const d of DIRECTIONS) {
      const beyondCorner = neighbourOf(neighbourOf(at('0606'), d), rotate(d, 1));
      expect(bearing(at('0606'), beyondCorner)).toBe(4 * d + 2);
    }
  });

  test('agrees with the angle in degrees', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        fc.pre(!same(a, b));
        const thirties = degrees(a, b) / 30;
        const nearest = Math.round(thirties);
        const onRay = Math.abs(thirties - nearest) < 1e-9;
        expect(bearing(a, b)).toBe((onRay ? 2 * nearest : 2 * Math.floor(thirties) + 1) % 24);
      }),
      { numRuns: 1000 },
    );
  });

  test('back is the opposite one', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        fc.pre(!same(a, b));
        expect(bearing(b, a)).toBe((bearing(a, b) + 12) % 24);
      }),
    );
  });

  test('of a hex from itself does not exist', () => {
    expect(bearing(at('0505'), at('0505'))).toBe(NO_BEARING);
  });

  test('relative to a facing counts from dead ahead', () => {
    for (const d of DIRECTIONS) expect(relativeBearing(d, 4 * d)).toBe(0);
    expect(relativeBearing(1, 0)).toBe(20);
    expect(relativeBearing(3, 18)).toBe(6);
  });
});

describe('the hexside entered', () => {
  test('is the side the line crosses, or both sides at a corner', () => {
    expect(hexsideEntered(at('0501'), at('0505'))).toEqual([0]);
    expect(hexsideEntered(at('0703'), at('0505'))).toEqual([1]);
    expect(hexsideEntered(at('0705'), at('0505'))).toEqual([1, 2]);
    expect(hexsideEntered(at('0505'), at('0505'))).toEqual([]);
  });

  test('borders the last other hex on the line', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        fc.pre(!same(a, b));
        const line = lineBetween(a, b).slice(0, -1);
        const sides = hexsideEntered(a, b).map((d) => neighbourOf(b, d));
        const touched = sides.every((side) => line.some((on) => same(on, side)));
        expect(touched).toBe(true);
        expect(sides.length === 2).toBe(line.at(-1)!.touch === 'edge');
      }),
    );
  });
});

test('the hexside in a bearing changes at the corners', () => {
  expect([23, 0, 1, 2, 3, 22].map(hexsidesAt)).toEqual([[0], [0], [0], [0, 1], [1], [5, 0]]);
});

describe('an arc', () => {
  test('of 60 degrees to each side has its boundaries on the hexside rays', () => {
    const seen = Array.from({ length: 24 }, (_, b) => inArc(b, 2));
    expect([0, 1, 3, 21, 23].map((b) => seen[b])).toEqual(Array(5).fill('inside'));
    expect([seen[4], seen[20]]).toEqual(['right-boundary', 'left-boundary']);
    expect([5, 12, 19].map((b) => seen[b])).toEqual(Array(3).fill('outside'));
  });

  test('to the rear has left and right as seen looking back', () => {
    expect([12, 8, 16, 0].map((b) => inArc(b, 2, 6))).toEqual([
      'inside',
      'left-boundary',
      'right-boundary',
      'outside',
    ]);
  });

  test('of the full circle has no boundary', () => {
    for (let b = 0; b < 24; b++) expect(inArc(b, 6)).toBe('inside');
  });
});
