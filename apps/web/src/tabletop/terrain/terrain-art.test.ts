import { randomFrom } from '@ironfield/kernel/random.ts';
import { contains } from '@ironfield/table/polygon.ts';
import { drawnScene } from '@ironfield/table/scenes/scene-drawing.ts';
import { expect, test } from 'vitest';
import { inOrder } from './terrain.tsx';
import { artOf, spotsIn } from './terrain-art.ts';

const SCENE = drawnScene(`
  48 x 48
  building  10,10 to 14,13  height 3
  road      0,20 to 48,22
  hill      20,5 30,6 28,15  height 1  ground
  woodland  30,30 40,32 38,40 31,38  height 2
  monument  2,2 to 4,4  height 1
`);

test('What grows in a wood grows inside its outline, and everywhere alike', () => {
  const { corners } = SCENE.pieces[3];
  const spots = spotsIn(corners, randomFrom('wood'), 1, 0.2);
  expect(spots.length).toBeGreaterThan(30);
  expect(spots.every((spot) => contains(corners, spot))).toBe(true);
  expect(spotsIn(corners, randomFrom('wood'), 1, 0.2)).toEqual(spots);
});

test('What lies flat is drawn first, then hills, then what stands on them', () => {
  expect(inOrder(SCENE.pieces).map(({ kind }) => kind)).toEqual([
    'road',
    'hill',
    'building',
    'woodland',
    'monument',
  ]);
});

test('Terrain that nobody has drawn yet is hatched', () => {
  const [building, road, , , monument] = SCENE.pieces.map(artOf);
  expect(monument).toMatchObject({ look: 'unknown', layers: [{ name: 'hatching' }] });
  expect(building.shadow).toBeGreaterThan(0);
  expect(road.shadow).toBe(0);
});
