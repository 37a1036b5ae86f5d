import { CONDITIONS, GROUNDS, VOCABULARY } from '@ironfield/classic/data/terrain.ts';
import { createBoard, type HexKind } from '@ironfield/hex/board.ts';
import { drawnBoard } from '@ironfield/hex/drawing.ts';
import { expect, test } from 'vitest';
import { isUndrawn, terrainShapes } from './terrain-shapes.ts';

const legend = {
  t: { terrain: 'light woods' },
  d: { terrain: 'water 2', level: 1 },
};

test('A board is few paths: by what it shows, block by block', () => {
  const board = drawnBoard(Array.from({ length: 12 }, () => '............').join('\n'), legend);
  expect(terrainShapes(board)).toHaveLength(9);
});

test('Ground, heights, cliffs and trees lie on each other in this order', () => {
  const classes = terrainShapes(drawnBoard('. 2\nt d', legend)).map(({ className }) => className);
  expect(classes).toEqual([
    'ground clear',
    'ground light-woods',
    'ground water deep-2',
    'height up by-2',
    'height up by-1',
    'cliff by-1',
    'cliff by-2',
    'tree-shadow light',
    'tree-shade light',
    'tree-top light',
  ]);
});

test('Terrain that has no look of its own is hatched, not clear', () => {
  const board = drawnBoard('. s', { s: { terrain: 'swamp' } });
  const classes = terrainShapes(board).map(({ className }) => className);
  expect(classes).toEqual(['ground clear', 'ground undrawn', 'hatching']);
  expect(['swamp', 'clear', 'water 3', 'heavy woods', 'woods 3'].map(isUndrawn)).toEqual([
    true,
    false,
    false,
    false,
    true,
  ]);
});

test('Every kind of ground and everything that lies on it has a look of its own', () => {
  const looks = (kind: HexKind) =>
    terrainShapes(createBoard({ width: 1, height: 1, ...VOCABULARY }, () => kind))
      .map(({ className }) => className)
      .join(' ');
  const grounds = GROUNDS.filter(({ name }) => !/^water [4-9]$/.test(name)).map(({ name }) =>
    looks({ terrain: name }),
  );
  const conditions = CONDITIONS.map(({ name }) => looks({ terrain: 'clear', features: [name] }));
  expect(new Set([...grounds, ...conditions]).size).toBe(grounds.length + conditions.length);
  expect(grounds.join(' ')).not.toContain('undrawn');
});

test('A road leads to where the neighbours are paved; roads of another kind are drawn by their game', () => {
  const road = drawnBoard('+ p', { '+': { terrain: 'clear', features: ['road'] }, p: { terrain: 'paved' } });
  const path = terrainShapes(road).find(({ className }) => className === 'road')!.d;
  expect(path.match(/M/g)).toHaveLength(1);
  const others = drawnBoard('+ .', { '+': { terrain: 'clear', features: ['road 0', 'ice', 'bridge'] } });
  expect(terrainShapes(others).map(({ className }) => className)).toEqual(['ground clear']);
});
