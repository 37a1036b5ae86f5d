import { randomFrom } from '@ironfield/kernel/random.ts';
import { INCH } from '@ironfield/table/place.ts';
import { polygonsMeet } from '@ironfield/table/polygon.ts';
import { edited, startEditing } from '@ironfield/table/scenes/scene-editing.ts';
import { readSceneFile, writeSceneFile } from '@ironfield/table/scenes/scene-file.ts';
import { expect, test } from 'vitest';
import { lookOf } from '../tabletop/terrain/terrain-looks.ts';
import { grownCountry, PALETTE, pieceFrom, roomFor } from './palette.ts';
import { readScene } from './reading.ts';

const EMPTY = { name: 'Empty', width: 48 * INCH, height: 48 * INCH, pieces: [] };

test.each(PALETTE.map((offer) => [offer.name, offer] as const))(
  '%s can be put anywhere, and is drawn',
  (_, offer) => {
    expect(lookOf(offer.kind)).not.toBe('unknown');
    for (const middle of [
      { x: 24_000, y: 24_000 },
      { x: 0, y: 48_000 },
    ]) {
      const put = edited(startEditing(EMPTY), { type: 'place', piece: pieceFrom(offer, middle) });
      if (!put.ok) throw new Error(put.error.message);
      expect(readSceneFile(writeSceneFile(put.value.scene))).toEqual({ ok: true, scene: put.value.scene });
    }
  },
);

test('A new piece lies beside the chosen one, not on it, as long as there is room', () => {
  const [wood] = PALETTE;
  const middle = { x: 24 * INCH, y: 24 * INCH };
  expect(roomFor(EMPTY, wood, middle)).toEqual(middle);
  const scene = { ...EMPTY, pieces: [{ id: 'a', ...pieceFrom(wood, middle) }] };
  const beside = roomFor(scene, wood, middle);
  expect(Math.hypot(beside.x - middle.x, beside.y - middle.y)).toBeLessThanOrEqual(9 * INCH);
  const piece = { id: 'b', ...pieceFrom(wood, beside) };
  expect(polygonsMeet(piece.corners, scene.pieces[0].corners)).toBe(false);
  // In the corner of the table it goes to the free side; on a table that is full it goes where it was meant to be.
  const { x, y } = roomFor(EMPTY, wood, { x: 0, y: 0 });
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(3 * INCH);
  const full = { ...EMPTY, width: 8 * INCH, height: 8 * INCH, pieces: scene.pieces };
  expect(roomFor(full, wood, { x: 0.5, y: 0 })).toEqual({ x: 1, y: 0 });
});

test('Open country grows alike from the same seed, and is a scene that can be read', () => {
  const country = grownCountry(EMPTY, randomFrom('country'));
  expect(country.pieces.length).toBeGreaterThan(12);
  expect(grownCountry(EMPTY, randomFrom('country'))).toEqual(country);
  expect(readScene(JSON.stringify(writeSceneFile(country)))).toEqual({ ok: true, value: country });
});

test('A file that is no scene says why, with the place where it is wrong', () => {
  expect(readScene('{')).toMatchObject({ ok: false, error: [expect.stringMatching(/^This is not JSON/)] });
  expect(readScene('[1]')).toMatchObject({ ok: false, error: [expect.stringMatching(/^file: /)] });
  const file = {
    ...writeSceneFile(EMPTY),
    pieces: [
      {
        id: 'a',
        kind: 'hill',
        corners: [
          [0, 0],
          [1, 1],
        ],
      },
    ],
  };
  expect(readScene(JSON.stringify(file))).toEqual({
    ok: false,
    error: ['pieces.0.corners: has 2 corners, and needs at least 3'],
  });
});
