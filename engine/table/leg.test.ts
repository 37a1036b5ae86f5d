import type { Place } from '@ironfield/kernel/menu/menu.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { basesOverlap } from './base.ts';
import { lineLength } from './crossing.ts';
import {
  leavesTable,
  overlapsBaseFrom,
  overlapsPolygon,
  overlapsPolygonFrom,
  stopOf,
  stretchesOf,
  sweepsBase,
  sweepsPolygon,
} from './leg.ts';
import { distance } from './place.ts';
import { contains, distanceToPolygon, polygonOf } from './polygon.ts';
import { drawnPlace, drawnScene } from './scenes/scene-drawing.ts';
import { anyPlace, anyPolygon, anyScene, pieceOf } from './table.fixture.ts';

const at = drawnPlace;
const scene = drawnScene(`
  24 x 24
  woods  4,0 to 10,8
  swamp  8,0 to 12,8
  rocks  14,2 to 16,6  height 2
`);
const [, , rocks] = scene.pieces;
const anyRadius = fc.integer({ min: 100, max: 1500 });
const anyBase = fc
  .record({ centre: anyPlace, radius: anyRadius })
  .map(({ centre, radius }) => ({ ...centre, radius }));

/** Unrounded places along a leg, with their positions. */
function samples(from: Place, to: Place): { position: number; x: number; y: number }[] {
  const length = Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);
  return Array.from({ length: 41 }, (_, i) => ({
    position: (length * i) / 40,
    x: from.x + ((to.x - from.x) * i) / 40,
    y: from.y + ((to.y - from.y) * i) / 40,
  }));
}

describe('the ground under a leg', () => {
  test('is told stretch by stretch, with all pieces that lie on each other', () => {
    const stretches = stretchesOf(scene, at('2,4'), at('15,4'));
    expect(stretches.map(({ from, to, pieces }) => [from, to, pieces.map(({ id }) => id).join(' ')])).toEqual(
      [
        [0, 2000, ''],
        [2000, 6000, 'woods-1'],
        [6000, 8000, 'woods-1 swamp-1'],
        [8000, 10_000, 'swamp-1'],
        [10_000, 12_000, ''],
        [12_000, 13_000, 'rocks-1'],
      ],
    );
  });

  test('has a piece as often as the leg crosses it', () => {
    const gate = drawnScene('48 x 36\nwall 0,0 2,0 2,3 4,3 4,0 6,0 6,3 8,3 8,0 10,0 10,5 0,5');
    const stretches = stretchesOf(gate, at('1,1'), at('12,1'));
    expect(stretches.map(({ from, to, pieces }) => [from, to, pieces.length])).toEqual([
      [0, 1000, 1],
      [1000, 3000, 0],
      [3000, 5000, 1],
      [5000, 7000, 0],
      [7000, 9000, 1],
      [9000, 11_000, 0],
    ]);
  });

  test('of a leg of zero length is the ground there', () => {
    expect(stretchesOf(scene, at('9,1'), at('9,1')).map(({ pieces }) => pieces.length)).toEqual([2]);
  });

  test('covers the whole leg without gaps, and every piece that lies there', () => {
    fc.assert(
      fc.property(anyScene, anyPlace, anyPlace, (any, a, b) => {
        const stretches = stretchesOf(any, a, b);
        expect(stretches[0].from).toBe(0);
        expect(stretches.at(-1)?.to).toBe(lineLength(a, b));
        for (const [i, { from }] of stretches.entries()) if (i > 0) expect(stretches[i - 1].to).toBe(from);
        const missing = samples(a, b).flatMap(({ position, x, y }) => {
          const stretch = stretches.find(({ from, to }) => from + 2 < position && position < to - 2);
          return stretch?.pieces.filter(({ corners }) => !contains(corners, { x, y })) ?? [];
        });
        expect(missing).toEqual([]);
      }),
    );
  });
});

describe('a base on a leg', () => {
  const leg = { from: at('2,4'), to: at('22,4'), radius: 500 };

  test('gets to the end of the leg when nothing is in the way', () => {
    expect(stopOf(leg, {})).toEqual({ position: 20_000, place: at('22,4'), against: null });
    expect(stopOf(leg, { bases: [{ ...at('10,5'), radius: 500 }] }).against).toBeNull();
  });

  test('stops when it touches a base', () => {
    const enemy = { ...at('10,4'), radius: 750 };
    expect(stopOf(leg, { bases: [enemy] })).toEqual({ position: 6750, place: at('8.75,4'), against: enemy });
  });

  test('stops when it touches the edge of a piece, or its corner', () => {
    expect(stopOf(leg, { pieces: scene.pieces.slice(2) })).toEqual({
      position: 11_500,
      place: at('13.5,4'),
      against: rocks,
    });
    const low = { ...leg, from: at('2,6.3'), to: at('22,6.3') };
    // A 3-4-5 triangle: the corner is 0.3" above the leg.
    expect(stopOf(low, { pieces: [rocks] }).place).toEqual(at('13.6,6.3'));
  });

  test('stops at the first of several things', () => {
    const enemy = { ...at('20,4'), radius: 500 };
    expect(stopOf(leg, { bases: [enemy], pieces: [rocks] }).against).toBe(rocks);
  });

  test('stays where it is when it overlaps something already', () => {
    expect(stopOf(leg, { bases: [{ ...at('2.5,4'), radius: 500 }] }).position).toBe(0);
    expect(stopOf({ ...leg, from: at('15,4') }, { pieces: [rocks] }).place).toEqual(at('15,4'));
  });

  test('that touches something may leave it, or go along it', () => {
    const enemy = { ...at('2,5'), radius: 500 };
    expect(stopOf(leg, { bases: [enemy] }).against).toBeNull();
    expect(stopOf({ ...leg, to: at('2,1') }, { bases: [enemy] }).against).toBeNull();
    expect(
      stopOf({ from: at('13.5,4'), to: at('13.5,9'), radius: 500 }, { pieces: [rocks] }).against,
    ).toBeNull();
  });

  test('goes along an edge that it touches, whatever the slope', () => {
    const blocked = Array.from({ length: 300 }, (_, i) => {
      // A 3-4-5 triangle: exactly its radius from the edge.
      const k = i + 1;
      const slope = polygonOf([at('0,0'), { x: 4000 + 4 * k, y: 3000 + 3 * k }, at('0,9')]);
      const from = { x: 400 + 3 * k, y: 300 - 4 * k };
      const leg = { from, to: { x: from.x + 4 * k, y: from.y + 3 * k }, radius: 5 * k };
      return stopOf(leg, { pieces: [pieceOf(slope)] }).against;
    });
    expect(blocked.filter((against) => against !== null)).toEqual([]);
  });

  test('overlaps another exactly from where it is said to', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, anyRadius, anyBase, (from, to, radius, base) => {
        const first = overlapsBaseFrom({ from, to, radius }, base) ?? Infinity;
        const before = samples(from, to).filter(({ position }) => position < first - 0.01);
        const overlapping = before.filter(
          ({ x, y }) => Math.hypot(x - base.x, y - base.y) < radius + base.radius,
        );
        expect(overlapping).toEqual([]);
        const next = samples(from, to).find(({ position }) => position > first + 0.01);
        if (first > 0 && next && next.position < first + radius)
          expect(Math.hypot(next.x - base.x, next.y - base.y)).toBeLessThan(radius + base.radius + 0.01);
      }),
    );
  });

  test('overlaps a polygon exactly from where it is said to', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, anyRadius, anyPolygon, (from, to, radius, polygon) => {
        const first = overlapsPolygonFrom({ from, to, radius }, polygon) ?? Infinity;
        const before = samples(from, to).filter(({ position }) => position < first - 0.01);
        expect(before.filter((place) => distanceToPolygon(polygon, place) < radius - 0.01)).toEqual([]);
        if (first === 0 || first === Infinity) return;
        const share = first / Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);
        const touch = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
        expect(distanceToPolygon(polygon, touch)).toBeCloseTo(radius, 3);
      }),
    );
  });

  test('never stops on an obstacle, and never far from it', () => {
    fc.assert(
      fc.property(
        anyPlace,
        anyPlace,
        anyRadius,
        fc.array(anyBase, { maxLength: 4 }),
        anyPolygon,
        (from, to, radius, bases, polygon) => {
          const pieces = [pieceOf(polygon)];
          const start = { ...from, radius };
          fc.pre(!bases.some((base) => basesOverlap(start, base)) && !overlapsPolygon(polygon, start));
          const { place, against, position } = stopOf({ from, to, radius }, { bases, pieces });
          const here = { ...place, radius };
          expect(bases.some((base) => basesOverlap(here, base)) || overlapsPolygon(polygon, here)).toBe(
            false,
          );
          expect(Math.abs(distance(from, place) - position)).toBeLessThanOrEqual(2);
          if (against && 'corners' in against)
            expect(distanceToPolygon(polygon, place)).toBeLessThan(radius + 60);
        },
      ),
    );
  });

  test('sweeps everything it comes near on its way', () => {
    expect(sweepsBase(leg, { ...at('10,5'), radius: 500 })).toBe(true);
    expect(sweepsBase(leg, { x: 10_000, y: 5050, radius: 500 })).toBe(false);
    expect(sweepsBase(leg, { x: 10_000, y: 5050, radius: 500 }, 50)).toBe(true);
    expect(sweepsPolygon(leg, rocks.corners)).toBe(true);
    expect(sweepsPolygon({ ...leg, from: at('2,6.6'), to: at('22,6.6') }, rocks.corners)).toBe(false);
    expect(sweepsPolygon({ ...leg, from: at('2,6.6'), to: at('22,6.6') }, rocks.corners, 100)).toBe(true);
    fc.assert(
      fc.property(anyPlace, anyPlace, anyRadius, anyPolygon, (from, to, radius, polygon) => {
        if (overlapsPolygonFrom({ from, to, radius }, polygon) !== null)
          expect(sweepsPolygon({ from, to, radius: radius + 1 }, polygon)).toBe(true);
        if (!sweepsPolygon({ from, to, radius }, polygon))
          expect(overlapsPolygonFrom({ from, to, radius: radius - 1 }, polygon)).toBeNull();
      }),
    );
  });
});

test('a base leaves the table when its centre does', () => {
  expect(leavesTable(scene, at('20,5'), at('30,5'))).toBe(4000);
  expect(leavesTable(scene, at('20,5'), at('24,5'))).toBeNull();
  expect(leavesTable(scene, at('24,5'), at('25,5'))).toBe(0);
  expect(leavesTable(scene, at('3,4'), at('-3,-4'))).toBe(5000);
});
