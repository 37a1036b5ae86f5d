import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { coverage, type Growth, grown } from './landscape.ts';
import { distance, INCH } from './place.ts';
import { polygonsMeet } from './polygon.ts';
import type { Piece } from './scene.ts';
import { drawnScene } from './scene-drawing.ts';
import { readSceneFile, writeSceneFile } from './scene-file.ts';

const empty = drawnScene('48 x 36');
const woods: Growth = {
  piece: { kind: 'woods', label: 'Woods', foot: 0, height: 3 * INCH, isGround: false },
  shape: 'grown',
  smallest: 4 * INCH,
  largest: 9 * INCH,
  percent: 30,
};
const houses: Growth = {
  ...woods,
  piece: { ...woods.piece, kind: 'house', label: 'House' },
  shape: 'built',
  smallest: 2 * INCH,
  largest: 4 * INCH,
  percent: 5,
  apartFrom: ['woods', 'house'],
};
const isKind = (wanted: string) => (piece: Piece) => piece.kind === wanted;

test('coverage is counted at every inch, and what overlaps counts once', () => {
  const scene = drawnScene(`
    10 x 10
    woods  0,0 to 5,10
    woods  3,0 to 6,5
    lake   9,9 to 10,10
  `);
  expect(coverage(scene, isKind('woods'))).toBe(55);
  expect(coverage(scene, () => true)).toBe(56);
});

test('a landscape is covered as much as was asked, and not much more', () => {
  for (const seed of ['a', 'b', 'c']) {
    const scene = grown(empty, randomFrom(seed), woods);
    expect(coverage(scene, isKind('woods'))).toBeGreaterThanOrEqual(30);
    expect(coverage(scene, isKind('woods'))).toBeLessThan(36);
  }
});

test('what keeps apart does not lie on each other, and everything can be written to a file', () => {
  for (const seed of ['a', 'b', 'c']) {
    const random = randomFrom(seed);
    const scene = grown(grown(empty, random, woods), random, houses);
    const built = scene.pieces.filter(isKind('house'));
    const pairs = built.flatMap((house) =>
      scene.pieces.filter((other) => other !== house).map((other) => [house, other]),
    );
    expect(built.length).toBeGreaterThan(3);
    expect(pairs.filter(([a, b]) => polygonsMeet(a.corners, b.corners))).toEqual([]);
    expect(readSceneFile(writeSceneFile(scene), ['woods', 'house'])).toEqual({ ok: true, scene });
  }
});

test('the same seed makes the same landscape, and a full table no endless search', () => {
  expect(grown(empty, randomFrom('x'), woods)).toEqual(grown(empty, randomFrom('x'), woods));
  const lake = drawnScene(`
    48 x 36
    woods  0,0 to 48,36
  `);
  expect(grown(lake, randomFrom('x'), houses)).toBe(lake);
});

test('what is there already counts', () => {
  const half = drawnScene('48 x 36\nwoods 0,0 to 24,36');
  expect(grown(half, randomFrom('a'), woods).pieces).toHaveLength(1);
});

test('what is built has sides as long as was asked', () => {
  const scene = grown(empty, randomFrom('sides'), { ...houses, percent: 20, apartFrom: [] });
  const sides = scene.pieces.flatMap(({ corners: [a, b, c] }) => [distance(a, b), distance(b, c)]);
  // Halves of a side are whole, and corners that turn are rounded.
  expect(Math.min(...sides)).toBeGreaterThan(houses.smallest - 4);
  expect(Math.max(...sides)).toBeLessThan(houses.largest + 4);
  expect(Math.max(...sides) - Math.min(...sides)).toBeGreaterThan(INCH);
});
