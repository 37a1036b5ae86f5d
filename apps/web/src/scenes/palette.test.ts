import { randomFrom } from '@ironfield/kernel/random.ts';
import { INCH } from '@ironfield/table/place.ts';
import { edited, startEditing } from '@ironfield/table/scene-editing.ts';
import { readSceneFile, writeSceneFile } from '@ironfield/table/scene-file.ts';
import { expect, test } from 'vitest';
import { lookOf } from '../tabletop/terrain-looks.ts';
import { grownCountry, PALETTE, pieceFrom } from './palette.ts';
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

test('Open country grows alike from the same seed, and is a scene that can be read', () => {
  const country = grownCountry(EMPTY, randomFrom('country'));
  expect(country.pieces.length).toBeGreaterThan(12);
  expect(grownCountry(EMPTY, randomFrom('country'))).toEqual(country);
  expect(readScene(JSON.stringify(writeSceneFile(country)))).toEqual({ ok: true, value: country });
});

test('A file that is no scene says why, with the place where it is wrong', () => {
  expect(readScene('{')).toMatchObject({ ok: false, error: [expect.stringMatching(/^This is no JSON/)] });
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
