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
