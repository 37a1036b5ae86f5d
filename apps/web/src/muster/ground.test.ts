import { classic } from '@ironfield/classic/game.ts';
import { edgeAt, edgesOf, kindAt } from '@ironfield/hex/board.ts';
import { expect, test } from 'vitest';
import { terrainShapes } from '../board/ground/terrain-shapes.ts';
import { type Brush, boardOfMap, familiesOf, isOffered, mapOfBoard, painted, sampleOf } from './ground.ts';

const maps = classic.mustering!.maps;
const terrains: readonly Brush[] = maps.terrains
  .filter(isOffered)
  .map((terrain) => ({ kind: 'terrain', terrain }));

test('A brush shows the hex that it paints', () => {
  for (const terrain of maps.terrains)
    expect(kindAt(sampleOf({ kind: 'terrain', terrain }, maps), 0).terrain).toBe(terrain);
  for (const feature of maps.features ?? [])
    expect(kindAt(sampleOf({ kind: 'feature', feature }, maps), 0).features).toEqual([feature]);
  expect(kindAt(sampleOf({ kind: 'level', by: 1 }, maps), 0).level).toBe(1);
});

test('No two brushes for terrain look alike', () => {
  const looks = terrains.map((brush) => JSON.stringify(terrainShapes(sampleOf(brush, maps))));
  expect(terrains.filter((_, index) => looks.indexOf(looks[index]) !== index)).toEqual([]);
});

test('Terrains that differ by a number alone share a brush', () => {
  expect(familiesOf(['clear', 'water 0', 'water 1', 'heavy fortress 2', 'clear 2 woods'])).toEqual([
    { name: 'clear', terrains: ['clear'] },
    { name: 'water', terrains: ['water 0', 'water 1'] },
    { name: 'heavy fortress', terrains: ['heavy fortress 2'] },
    { name: 'clear 2 woods', terrains: ['clear 2 woods'] },
  ]);
  const families = familiesOf(maps.terrains.filter(isOffered));
  expect(families.length).toBeLessThan(30);
  expect(families.flatMap((family) => family.terrains).sort()).toEqual(
    maps.terrains.filter(isOffered).sort(),
  );
});

test('Plates lie on fortresses alone, and bridges anywhere', () => {
  const lies = (feature: string, terrain: string) => maps.lies?.(feature, terrain);
  expect(
    ['heavy fortress 2', 'heavy building 2', 'clear'].map((terrain) => lies('armored', terrain)),
  ).toEqual([true, false, false]);
  expect(['clear', 'water 2'].map((terrain) => lies('bridge', terrain))).toEqual([true, true]);
});

test('A wall is put on a hexside, changed, and taken away again from either side', () => {
  const plain = boardOfMap(maps.ready[0]!.map, maps);
  const wall = (edge: string, side: 0 | 3): Brush => ({ kind: 'edge', edge, side });
  const [low, high] = ['light wall 1', 'light wall 2'] as const;
  const cell = plain.width + 1;
  const walled = painted(plain, cell, wall(low, 0), false);
  expect(edgeAt(walled, cell, 0)).toBe(low);
  expect(edgesOf(boardOfMap(mapOfBoard(walled, 'Walled'), maps))).toEqual(edgesOf(walled));
  expect(edgeAt(painted(walled, cell, wall(high, 0), false), cell, 0)).toBe(high);
  expect(edgesOf(painted(walled, cell - plain.width, wall(low, 3), false))).toEqual([]);
  expect(painted(plain, 0, wall(low, 0), false)).toBe(plain);
});
