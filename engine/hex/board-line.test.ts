import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellOf, terrainIndex, withHexes } from './board.ts';
import { createLineCells, lineCells, lineOn } from './board-line.ts';
import { drawnBoard } from './drawing.ts';
import { lineBetween, Touch } from './line.ts';

const woodsLegend = { w: { terrain: 'woods' } };
const field = drawnBoard(
  `
  . . . . . .
  . . . w . .
  . . . . . .
  . . w . . .
  . . . . . .
`,
  woodsLegend,
);

function woodsOn(from: string, to: string): number {
  const start = cellOf(field, from);
  const line = lineOn(field, start, cellOf(field, to));
  const woods = terrainIndex(field, 'woods');
  let found = 0;
  for (let i = 1; i < line.length - 1; i++) {
    const cell = start + line.step[i];
    if (cell >= 0 && cell < field.size && field.terrain[cell] === woods) found |= line.touch[i];
  }
  return found;
}

describe('a line on a board', () => {
  test('tells in one walk where the woods are: inside, left or right of it', () => {
    expect(woodsOn('0303', '0503')).toBe(Touch.leftEdge);
    expect(woodsOn('0503', '0303')).toBe(Touch.rightEdge);
    expect(woodsOn('0302', '0305')).toBe(Touch.interior);
    expect(woodsOn('0101', '0105')).toBe(0);
  });

  test('has the cells that the hexes on the line have, without those off the board', () => {
    const cell = fc.nat(field.size - 1);
    const hexOf = (at: number) => ({ col: field.col[at], row: field.row[at] });
    const buffer = createLineCells(field);
    fc.assert(
      fc.property(cell, cell, (a, b) => {
        const expected = lineBetween(hexOf(a), hexOf(b))
          .filter((hex) => hex.row >= 0 && hex.row < field.height)
          .map((hex) => hex.row * field.width + hex.col);
        const { length, cell: cells } = lineCells(field, a, b, buffer);
        expect([...cells.subarray(0, length)]).toEqual(expected);
      }),
    );
  });

  test('along the upper edge skips the hexes above it', () => {
    const { length, cell } = lineCells(field, cellOf(field, '0101'), cellOf(field, '0301'));
    expect([...cell.subarray(0, length)].map((at) => field.number[at])).toEqual(['0101', '0201', '0301']);
  });

  test('is made once and shared by the boards that are made from one another', () => {
    expect(lineOn(withHexes(field, { '0101': { level: 1 } }), 0, 20)).toBe(lineOn(field, 0, 20));
    expect(lineOn(field, 2, 22)).toBe(lineOn(field, 0, 20));
  });

  test('knows its distance and bearing', () => {
    const line = lineOn(field, cellOf(field, '0303'), cellOf(field, '0503'));
    expect([line.distance, line.bearing, line.divided, line.cornered]).toEqual([2, 6, true, false]);
  });
});
