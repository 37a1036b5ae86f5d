import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { distance, INCH } from '../place.ts';
import { polygonsMeet } from '../polygon.ts';
import { coverage, type Growth, grown } from './landscape.ts';
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

test('kinds that keep apart do not overlap, and the scene can be written to a file', () => {
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

test('existing pieces count', () => {
  const half = drawnScene('48 x 36\nwoods 0,0 to 24,36');
  expect(grown(half, randomFrom('a'), woods).pieces).toHaveLength(1);
});

test('buildings have sides of the requested length', () => {
  const scene = grown(empty, randomFrom('sides'), { ...houses, percent: 20, apartFrom: [] });
  const sides = scene.pieces.flatMap(({ corners: [a, b, c] }) => [distance(a, b), distance(b, c)]);
  // Half a side is rounded, and so are turned corners.
  expect(Math.min(...sides)).toBeGreaterThan(houses.smallest - 4);
  expect(Math.max(...sides)).toBeLessThan(houses.largest + 4);
  expect(Math.max(...sides) - Math.min(...sides)).toBeGreaterThan(INCH);
});

test('a seed always makes the same table: tables are shared by their seeds', () => {
  const outlines = (growth: Growth) =>
    grown(empty, randomFrom('golden'), growth).pieces.map(({ corners }) =>
      corners.map(({ x, y }) => `${x},${y}`).join(' '),
    );
  expect(outlines({ ...woods, percent: 2 })).toEqual([
    '19112,16350 20487,15336 21240,15038 22071,15752 23029,16946 22292,17905 21110,18716 19788,18532 19717,17452',
    '2488,6257 3628,4820 5517,5319 6820,5639 7704,7008 6615,8735 5419,9064 4221,8904 2491,8028',
    '6460,27782 7732,27070 8547,26983 9768,27462 10130,28535 10033,29645 8475,30218 7704,29680 6662,29238',
  ]);
  expect(outlines({ ...houses, percent: 1 })).toEqual([
    '19103,16924 21749,15037 23053,16866 20407,18753',
    '20952,22741 22932,19691 25710,21495 23730,24545',
  ]);
});

test('outlines end at the edge of the table', () => {
  const scene = grown(drawnScene('12 x 9'), randomFrom('edges'), { ...woods, percent: 60 });
  const places = scene.pieces.flatMap(({ corners }) => corners);
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([0, 12_000, 0, 9000]);
});
