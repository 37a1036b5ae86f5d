import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centreOf, distance, formatNumber, type Hex, parseNumber, toAxial } from './coordinates.ts';
import { lineBetween, linePattern, type TouchedHex } from './line.ts';

const hex = fc.record({ col: fc.nat(19), row: fc.nat(19) });
const line = (from: string, to: string) => lineBetween(parseNumber(from)!, parseNumber(to)!);
const show = (touched: readonly TouchedHex[]) =>
  touched.map((at) =>
    [formatNumber(at), at.side, at.touch].filter((part) => part && part !== 'interior').join(' '),
  );

describe('a line between hex centres', () => {
  test('straight along a hex row passes through that row only', () => {
    expect(show(line('0303', '0306'))).toEqual(['0303', '0304', '0305', '0306']);
  });

  test('along hexsides names the hexes left and right of it', () => {
    expect(show(line('0303', '0503'))).toEqual(['0303', '0402 left edge', '0403 right edge', '0503']);
    expect(show(line('0503', '0303'))).toEqual(['0503', '0403 left edge', '0402 right edge', '0303']);
  });

  test('through a corner names the hex it only grazes, and its side', () => {
    expect(show(line('0101', '0504'))).toEqual([
      '0101',
      '0201',
      '0202 right corner',
      '0302',
      '0303',
      '0402 left corner',
      '0403',
      '0504',
    ]);
  });

  test('to itself is the hex itself', () => {
    expect(show(line('0303', '0303'))).toEqual(['0303']);
  });

  test('touches hexes in order: each next to the one before, starting and ending at the ends', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        const touched = lineBetween(a, b);
        expect(touched[0]).toEqual({ ...a, touch: 'interior' });
        expect(touched.at(-1)).toEqual({ ...b, touch: 'interior' });
        for (let i = 1; i < touched.length; i++) expect(distance(touched[i - 1], touched[i])).toBe(1);
      }),
    );
  });

  test('touches the same hexes on the way back, with left and right exchanged', () => {
    const mirrored = (at: TouchedHex) =>
      at.side ? { ...at, side: at.side === 'left' ? 'right' : 'left' } : at;
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        expect(lineBetween(b, a).reverse()).toEqual(lineBetween(a, b).map(mirrored));
      }),
    );
  });

  test('passes through at least distance + 1 hexes unless it runs along hexsides', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        const touched = lineBetween(a, b);
        const edges = touched.filter((at) => at.touch === 'edge');
        const interior = touched.filter((at) => at.touch === 'interior');
        if (edges.length === 0) expect(interior.length).toBeGreaterThan(distance(a, b));
        else {
          expect(edges.map((at) => at.side)).toEqual(edges.map((_, i) => (i % 2 ? 'right' : 'left')));
          expect([interior.length, edges.length]).toEqual([distance(a, b) / 2 + 1, distance(a, b)]);
        }
      }),
    );
  });

  test('agrees with cutting the segment with every hexagon of the board', () => {
    for (const from of [
      { col: 6, row: 6 },
      { col: 7, row: 6 },
    ]) {
      for (const to of allHexes(14, 14)) {
        const key = ({ col, row }: Hex, touch: string) => `${formatNumber({ col, row })} ${touch}`;
        const expected = allHexes(15, 15).flatMap((at) => {
          const touch = cut(from, to, at);
          return touch ? [key(at, touch)] : [];
        });
        const actual = lineBetween(from, to).map((at) => key(at, at.touch));
        expect(actual.sort()).toEqual(expected.sort());
      }
    }
  });
});

function allHexes(width: number, height: number): Hex[] {
  return Array.from({ length: width * height }, (_, i) => ({ col: i % width, row: Math.floor(i / width) }));
}

/** An independent computation: clips the segment by the six sides of the hexagon, with exact fractions. */
function cut(from: Hex, to: Hex, at: Hex): 'interior' | 'edge' | 'corner' | undefined {
  const [a, b, c] = [from, to, at].map((h) => centreOf(toAxial(h)));
  const normals = [
    [0, 1, 1],
    [0, -1, 1],
    [1, 1, 2],
    [1, -1, 2],
    [-1, 1, 2],
    [-1, -1, 2],
  ];
  let enter = { n: 0, d: 1 };
  let leave = { n: 1, d: 1 };
  let alongSide = false;
  for (const [nx, ny, limit] of normals) {
    // Inside this side: value + t * slope <= 0.
    const value = nx * (a.x - c.x) + ny * (a.y - c.y) - limit;
    const slope = nx * (b.x - a.x) + ny * (b.y - a.y);
    if (slope === 0) {
      if (value > 0) return undefined;
      if (value === 0) alongSide = true;
    } else if (slope > 0) {
      if (-value * leave.d < leave.n * slope) leave = { n: -value, d: slope };
    } else if (value * enter.d > enter.n * -slope) enter = { n: value, d: -slope };
  }
  const span = leave.n * enter.d - enter.n * leave.d;
  if (span < 0) return undefined;
  if (from.col === to.col && from.row === to.row) return 'interior';
  if (span === 0) return 'corner';
  return alongSide ? 'edge' : 'interior';
}

describe('reference answers', () => {
  const folder = process.env.IRONFIELD_ORACLE ?? resolve(import.meta.dirname, '../../../shared/oracle');
  const file = join(folder, 'los.jsonl');
  const absent = !existsSync(file);
  if (absent)
    console.info(
      'No reference answers found: set IRONFIELD_ORACLE to their folder to check lines against them.',
    );

  test.skipIf(absent)('distance, divided lines and corners agree with every line of sight case', () => {
    const differing = readFileSync(file, 'utf8')
      .split('\n')
      .filter((text) => text !== '')
      .map((text) => JSON.parse(text))
      .filter((known) => {
        const a = parseNumber(known.att)!;
        const b = parseNumber(known.tgt)!;
        const ours = linePattern(a.col & 1, b.col - a.col, b.row - a.row);
        return (
          ours.distance !== known.dist ||
          ours.divided !== (known.divided === 1) ||
          ours.cornered !== (known.corner === 1)
        );
      });
    expect(differing).toEqual([]);
  });
});
