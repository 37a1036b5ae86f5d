import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Place, pipPlaces, pitchFor, rowsFor, snugBox } from './pips.ts';

const sides = fc.double({ min: 2, max: 60, noNaN: true });

test('any number of pips finds room in any box, none on another', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 250 }), sides, sides, (count, width, height) => {
      const box = { x: 3, y: 7, width, height };
      const pitch = pitchFor(count, box, 4);
      const places = pipPlaces(count, box, pitch);
      expect(places).toHaveLength(count);
      const isInside = ({ x, y }: Place): boolean =>
        Math.min(x - box.x, box.x + width - x, y - box.y, box.y + height - y) > pitch / 2 - 1e-6;
      expect(places.every(isInside)).toBe(true);
      const isApart = (a: Place, b: Place): boolean =>
        Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) > pitch - 1e-6;
      expect(places.every((a, i) => places.slice(i + 1).every((b) => isApart(a, b)))).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('rows are even, and the last is centred', () => {
  const places = pipPlaces(11, { x: 0, y: 0, width: 8, height: 10 }, 1);
  expect(rowsFor(11, 8, 1)).toBe(2);
  const rows = Map.groupBy(places, ({ y }) => y);
  expect([...rows.values()].map((row) => row.map(({ x }) => x))).toEqual([
    [1.5, 2.5, 3.5, 4.5, 5.5, 6.5],
    [2, 3, 4, 5, 6],
  ]);
});

test('no pips are no trouble', () => {
  expect(pipPlaces(0, { x: 0, y: 0, width: 1, height: 1 }, 4)).toEqual([]);
  expect(pitchFor(0, { width: 1, height: 1 }, 4)).toBe(4);
});

test('a snug box holds as many rows as the wide one', () => {
  const box = { x: 0, y: 0, width: 50, height: 10 };
  expect(snugBox(20, box, 3.4).width).toBeCloseTo(34);
  expect(rowsFor(20, snugBox(20, box, 3.4).width, 3.4)).toBe(2);
});
