import { createGrid } from '@ironfield/hex/grid.ts';
import { expect, test } from 'vitest';
import {
  boardExtent,
  cellAt,
  centreOfCell,
  facingTowards,
  HALF_HEIGHT,
  midstOf,
  regionPath,
} from './geometry.ts';

const grid = createGrid(15, 17);

test('Every hex is found at its middle and near its corners', () => {
  for (let cell = 0; cell < grid.size; cell++) {
    const { x, y } = centreOfCell(grid, cell);
    expect(cellAt(grid, { x, y })).toBe(cell);
    expect(cellAt(grid, { x: x + 14, y: y - HALF_HEIGHT + 1 })).toBe(cell);
    expect(cellAt(grid, { x: x - 30, y })).toBe(cell);
  }
  expect(cellAt(grid, { x: -20, y: 40 })).toBe(-1);
});

test('All hexes lie within the extent of the board', () => {
  const { width, height } = boardExtent(grid);
  const last = centreOfCell(grid, grid.size - 2);
  expect(last.y + HALF_HEIGHT).toBeCloseTo(height);
  expect(centreOfCell(grid, grid.size - 1).x + 32).toBeCloseTo(width);
});

test('A neighbour is faced by the direction that leads to it', () => {
  const cell = 7 * 15 + 7;
  for (let direction = 0; direction < 6; direction++) {
    const next = grid.neighbours[cell * 6 + direction];
    expect(facingTowards(centreOfCell(grid, cell), centreOfCell(grid, next))).toBe(direction);
  }
});

test('The border of two neighbours has ten sides', () => {
  expect(regionPath(grid, new Set([100, 115])).split('M').length - 1).toBe(10);
});

test('In the midst of some hexes is one of them', () => {
  const edge = Array.from({ length: 15 }, (_, col) => 16 * 15 + col);
  expect(midstOf(grid, edge)).toBe(16 * 15 + 7);
  expect([0, 14]).toContain(midstOf(grid, [0, 14]));
  expect(midstOf(grid)).toBe(-1);
});
