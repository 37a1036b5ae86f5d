import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyScene } from '../table.fixture.ts';
import { readSceneFile, type SceneFile, sceneIn, sceneSchema, writeSceneFile } from './scene-file.ts';

const wood = {
  id: 'north-wood',
  kind: 'woods',
  height: 3000,
  corners: [
    [7000, 9000],
    [9000, 4500],
    [4000, 4000],
  ] as [number, number][],
};
const ford: SceneFile = {
  format: 'ironfield-scene',
  version: 1,
  name: 'Ford',
  width: 48_000,
  height: 36_000,
  pieces: [wood, { ...wood, id: 'knoll', kind: 'hill', label: 'The Knoll', isGround: true, foot: 500 }],
};

function messages(change: object, kinds?: readonly string[]): string[] {
  const result = readSceneFile({ ...ford, ...change }, kinds);
  return result.ok ? [] : result.errors.map(({ path, message }) => `${path}: ${message}`);
}
const withWood = (change: object, ...more: object[]) =>
  messages({ pieces: [{ ...wood, ...change }, ...more] });

describe('a scene file', () => {
  test('becomes a scene, with its corners in order', () => {
    const [first, second] = sceneIn(ford).pieces;
    expect(first).toEqual({
      id: 'north-wood',
      kind: 'woods',
      label: 'woods',
      corners: [
        { x: 4000, y: 4000 },
        { x: 9000, y: 4500 },
        { x: 7000, y: 9000 },
      ],
      foot: 0,
      height: 3000,
      isGround: false,
    });
    expect(second).toMatchObject({ label: 'The Knoll', isGround: true, foot: 500 });
  });

  test('written and read again is the same scene', () => {
    fc.assert(
      fc.property(anyScene, fc.string({ maxLength: 20 }), (scene, name) => {
        const inside = scene.pieces.filter(({ corners }) =>
          corners.every(({ x, y }) => x >= 0 && y >= 0 && x <= scene.width && y <= scene.height),
        );
        const tidy = { ...scene, name, pieces: inside };
        expect(readSceneFile(JSON.parse(JSON.stringify(writeSceneFile(tidy))))).toEqual({
          ok: true,
          scene: tidy,
        });
      }),
      { numRuns: 40 },
    );
  });

  test('says where it is wrong and what would be right', () => {
    expect(messages({ version: 2 })).toEqual(['version: should be 1']);
    expect(messages({ width: 500 })).toEqual(['width: should be at least 1000']);
    expect(messages({ name: undefined })).toEqual(['name: is missing']);
    expect(messages({ name: 'x'.repeat(200) })).toEqual([]);
    expect(messages({ name: 'x'.repeat(201) })).toHaveLength(1);
    expect(messages({ pieces: 'none' })).toEqual(['pieces: should be a list, and is a text']);
    expect(messages({ colour: 'green' })).toEqual(['file: has "colour", which does not belong here']);
    expect(withWood({ height: 1.5 })[0]).toMatch('pieces.0.height: should be a whole number');
    expect(withWood({ height: -1 })).toEqual(['pieces.0.height: should be at least 0']);
    expect(withWood({}, wood)).toEqual(['pieces.1.id: "north-wood" is the id of piece 0, too']);
    expect(withWood({ corners: wood.corners.slice(1) })).toEqual([
      'pieces.0.corners: has 2 corners, and needs at least 3',
    ]);
    expect(withWood({ corners: [...wood.corners, [9000, 9000]] })[0]).toMatch(
      'pieces.0.corners: crosses itself',
    );
    expect(withWood({ corners: [...wood.corners.slice(1), [48_001, 9000]] })).toEqual([
      'pieces.0.corners.2: is off the table, which reaches from 0, 0 to 48000, 36000',
    ]);
    expect(messages({}, ['woods', 'water'])).toEqual([
      'pieces.1.kind: unknown kind "hill"; known: woods, water',
    ]);
  });

  test('has limits on its size', () => {
    const pieces = Array.from({ length: 401 }, (_, i) => ({ ...wood, id: String(i) }));
    expect(messages({ pieces })).toEqual(['pieces: should have at most 400 items']);
    expect(messages({ pieces: pieces.slice(1) })).toEqual([]);
    const corners = Array.from({ length: 65 }, (_, i) => [i, i * i]);
    expect(withWood({ corners })).toEqual(['pieces.0.corners: should have at most 64 items']);
  });

  test('that is wrong everywhere lists twenty faults at most', () => {
    const pieces = Array.from({ length: 400 }, () => ({ ...wood, corners: [] }));
    expect(messages({ pieces })).toHaveLength(20);
  });
});

test('a scene file can be part of a setup, and a game may add checks', () => {
  const schema = sceneSchema(['woods', 'hill'], ({ pieces }) =>
    pieces.length > 1 ? null : 'needs two pieces',
  );
  expect(schema.parse(ford)).toEqual(ford);
  const problemOf = (json: unknown) => schema.safeParse(json).error?.issues[0].message;
  expect(problemOf({ ...ford, pieces: [wood] })).toBe('needs two pieces');
  expect(problemOf({ ...ford, width: 0 })).toMatch('width should be at least 1000');
  expect(() => sceneIn({ ...ford, width: 0 })).toThrow('The scene cannot be read: width');
});
