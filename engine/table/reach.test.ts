import type { Place } from '@ironfield/kernel/menu.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineLength } from './crossing.ts';
import { overlapsPolygonFrom, stretchesOf } from './leg.ts';
import { distance, INCH } from './place.ts';
import { contains, doubleArea } from './polygon.ts';
import { type Journey, outlinesOf, reachedArea, reachedPlaces, wayTo } from './reach.ts';
import { drawnPlace, drawnScene } from './scene-drawing.ts';

const scene = drawnScene(`
  24 x 24
  wall   14,8 to 15,16
  swamp  2,2 to 10,22
`);
const [wall] = scene.pieces;
const from = drawnPlace('12,12');

/** Swamp costs double, and nobody gets through the wall. */
function cost(a: Place, b: Place): number {
  if (overlapsPolygonFrom({ from: a, to: b, radius: 500 }, wall.corners) !== null) return -1;
  return stretchesOf(scene, a, b).reduce(
    (sum, stretch) => sum + (stretch.to - stretch.from) * (stretch.pieces.length > 0 ? 2 : 1),
    0,
  );
}
const walk = (budget: number, costs: Journey['cost'] = cost) =>
  reachedArea({ from, budget, furthest: budget, cost: costs }, INCH / 2);

describe('the area that a model can reach', () => {
  test('is a disc on open ground', () => {
    const area = walk(6 * INCH, lineLength);
    const [outline, ...holes] = outlinesOf(area);
    expect(holes).toEqual([]);
    expect(doubleArea(outline) / 2 / INCH ** 2).toBeCloseTo(Math.PI * 36, -1);
    for (const { place, cost } of reachedPlaces(area))
      expect(Math.abs(cost - distance(from, place))).toBeLessThan(3);
  });

  test('ends at what is in the way, and goes around it', () => {
    const near = outlinesOf(walk(4 * INCH))[0];
    expect(contains(near, drawnPlace('13.4,12'))).toBe(true);
    expect(contains(near, drawnPlace('15.8,12'))).toBe(false);
    const area = walk(9 * INCH);
    expect(wayTo(area, drawnPlace('16,12'))).toEqual([]);
    const way = wayTo(area, drawnPlace('16,8'));
    expect(way.length).toBeGreaterThan(1);
    expect(way.at(-1)).toEqual(drawnPlace('16,8'));
    const legs = way.map((to, i) => cost(way[i - 1] ?? from, to));
    expect(Math.min(...legs)).toBeGreaterThan(0);
    expect(legs.reduce((a, b) => a + b)).toBeLessThanOrEqual(9 * INCH);
  });

  test('is smaller where the going is hard', () => {
    const outline = outlinesOf(walk(6 * INCH))[0];
    expect(contains(outline, drawnPlace('8.3,12'))).toBe(true);
    expect(contains(outline, drawnPlace('7.5,12'))).toBe(false);
    expect(contains(outline, drawnPlace('12,17.9'))).toBe(true);
  });

  test('has holes where nobody can stand', () => {
    const block = drawnPlace('14,12');
    const around = (a: Place, b: Place) => (distance(b, block) < 900 ? -1 : lineLength(a, b));
    const [outer, hole, ...more] = outlinesOf(walk(5 * INCH, around));
    expect(more).toEqual([]);
    expect([doubleArea(outer) > 0, doubleArea(hole) < 0]).toEqual([true, true]);
    expect(contains(hole, block)).toBe(true);
  });

  test('is never cheaper than the legs that lead there', () => {
    const area = walk(7 * INCH);
    fc.assert(
      fc.property(fc.constantFrom(...reachedPlaces(area)), ({ place, cost: total }) => {
        const way = wayTo(area, place);
        expect(way.reduce((sum, to, i) => sum + cost(way[i - 1] ?? from, to), 0)).toBe(total);
        const straight = cost(from, place);
        if (straight >= 0) expect(total).toBeLessThanOrEqual(straight * 1.05);
      }),
      { numRuns: 50 },
    );
  });

  test('is a single square for those who cannot move', () => {
    const area = walk(2 * INCH, () => -1);
    expect(outlinesOf(area)).toEqual([
      [
        { x: 11_750, y: 11_750 },
        { x: 12_250, y: 11_750 },
        { x: 12_250, y: 12_250 },
        { x: 11_750, y: 12_250 },
      ],
    ]);
    expect(wayTo(area, drawnPlace('23,12'))).toEqual([]);
  });
});
