import { rule } from '@ironfield/conformance/rule.ts';
import { contains } from '@ironfield/table/polygon.ts';
import { topOf } from '@ironfield/table/scenes/scene.ts';
import { drawnScene } from '@ironfield/table/scenes/scene-drawing.ts';
import { readSceneFile, writeSceneFile } from '@ironfield/table/scenes/scene-file.ts';
import { expect, test } from 'vitest';
import { LANDSCAPES, type Landscape } from '../data/scenario-tables.ts';
import { INCH } from '../data/tables.ts';
import { makeUpOf } from '../rules/battle/make-up.ts';
import { fits } from '../rules/battle/scenario.ts';
import { generateScene } from './generator.ts';
import { passable } from './passage.ts';

const made = (landscape: Landscape, seed: string) =>
  generateScene({ landscape, seed, width: 48 * INCH, height: 36 * INCH });
const SCENES = LANDSCAPES.flatMap((landscape) =>
  ['a', 'b'].map((seed) => ({ landscape, scene: made(landscape, seed) })),
);

rule(['HGB-SCEN-02', 'HGB-SCEN-03'], 'Every landscape can be made, and is what it is called', () => {
  for (const { landscape, scene } of SCENES) expect(fits(landscape, makeUpOf(scene)), landscape).toBe(true);
});

rule('HGB-SCEN-03', 'Streets of a town count as buildings, and other roads do not', () => {
  const scene = drawnScene(`
    10 x 10
    road      0,0 to 5,10
    building  8,0 to 10,5
  `);
  const [road, building] = scene.pieces;
  expect(makeUpOf(scene).parts).toMatchObject({ building: 0.1, clear: 0.9 });
  expect(makeUpOf({ ...scene, pieces: [{ ...road, label: 'Street' }, building] }).parts.building).toBe(0.6);
});

rule('HGB-SCEN-03', 'Hills are made of terraces, so that nobody stands before a cliff', () => {
  const hills = SCENES.flatMap(({ scene }) => scene.pieces).filter(({ kind }) => kind === 'hill');
  expect(Math.max(...hills.map(topOf))).toBe(3 * INCH);
  for (const { scene } of SCENES) {
    for (const hill of scene.pieces.filter(({ kind, foot }) => kind === 'hill' && foot > 0)) {
      const below = scene.pieces.filter((piece) => piece.kind === 'hill' && topOf(piece) === hill.foot);
      for (const corner of hill.corners)
        expect(below.some((piece) => contains(piece.corners, corner))).toBe(true);
    }
  }
});

test('Nobody is shut up anywhere', () => {
  for (const { scene } of SCENES) expect(passable(scene)).toBe(scene);
  const pen = drawnScene(`
    24 x 24
    rocks  8,8 to 16,9  height 1
    rocks  8,15 to 16,16  height 1
    rocks  8,9 to 9,15  height 1
    rocks  15,9 to 16,15  height 1
  `);
  expect(passable(pen).pieces).toHaveLength(3);
});

test('The same wish is the same scene, another seed is another, and both can be kept in a file', () => {
  expect(made('desert', 'a')).toEqual(SCENES.find(({ landscape }) => landscape === 'desert')?.scene);
  expect(made('desert', 'a')).not.toEqual(made('desert', 'c'));
  for (const { scene } of SCENES) expect(readSceneFile(writeSceneFile(scene))).toEqual({ ok: true, scene });
});

test('What stands on a hill stands higher', () => {
  const { pieces } = made('mountains', 'a');
  expect(pieces.some(({ kind, foot }) => kind === 'woodland' && foot > 0)).toBe(true);
});
