import { expect, test } from 'vitest';
import { kindAt } from './board.ts';
import { drawBoard, drawnBoard } from './drawing.ts';

test('a drawing becomes a board', () => {
  const board = drawnBoard(
    `
    . . w
    . 2 w
  `,
    { w: { terrain: 'woods', level: 1 } },
  );
  expect([board.width, board.height, board.terrains]).toEqual([3, 2, ['clear', 'woods']]);
  expect(kindAt(board, 2)).toEqual({ terrain: 'woods', level: 1, features: [] });
  expect(kindAt(board, 4)).toEqual({ terrain: 'clear', level: 2, features: [] });
});

test('a drawing must be rectangular and explained', () => {
  expect(() => drawnBoard('...\n..')).toThrow('drawn row 2 has 2 hexes, the first 3');
  expect(() => drawnBoard('..w')).toThrow("does not explain 'w' in drawn row 1");
});

test('a board is drawn with every second column half a hex lower', () => {
  const board = drawnBoard('...\n...');
  expect(drawBoard(board, (cell) => board.number[cell])).toBe(
    ['0101      0301', '     0201', '0102      0302', '     0202'].join('\n'),
  );
});
