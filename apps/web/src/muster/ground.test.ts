import { classic } from '@ironfield/classic/game.ts';
import { kindAt } from '@ironfield/hex/board.ts';
import { expect, test } from 'vitest';
import { terrainShapes } from '../board/ground/terrain-shapes.ts';
import { type Brush, isOffered, sampleOf } from './ground.ts';

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
