import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Board, cellOf, createBoard, edgesOf, kindAt, neighbour, withEdges } from '../board.ts';
import { DIRECTIONS, oppositeOf } from '../coordinates.ts';
import { joinSheets, rotateSheet } from './sheets.ts';

/** Every hex carries its own number as terrain, so that the test can find it again. */
const sheet = (width: number, height: number, name = 'sheet') =>
  createBoard({ name, width, height }, (col, row) => ({ terrain: `${name} ${col + 1},${row + 1}` }));
const where = (board: Board, terrain: string) => board.terrain.indexOf(board.terrains.indexOf(terrain));
const terrainAt = (board: Board, number: string) => kindAt(board, cellOf(board, number)).terrain;

function joined(grid: Board[][]): Board {
  const result = joinSheets(grid);
  if (!result.ok) throw new Error(result.error.message);
  return result.board;
}

function errorOf(grid: Board[][]) {
  const result = joinSheets(grid);
  return result.ok ? undefined : result.error;
}

/** Counts hexes that were neighbours in a sheet and no longer are, `turned` by 180 degrees or not. */
function brokenSteps(before: Board, after: Board, turned: boolean, counts = (_cell: number) => true): number {
  let broken = 0;
  for (let cell = 0; cell < before.size; cell++) {
    for (const d of DIRECTIONS) {
      const next = neighbour(before, cell, d);
      if (next < 0 || !counts(cell) || !counts(next)) continue;
      const [from, to] = [cell, next].map((c) => where(after, kindAt(before, c).terrain));
      if (neighbour(after, from, turned ? oppositeOf(d) : d) !== to) broken++;
    }
  }
  return broken;
}

const side = fc.integer({ min: 1, max: 9 });

describe('a sheet turned by 180 degrees', () => {
  test('with an even number of columns keeps every neighbour', () => {
    fc.assert(
      fc.property(side, side, (half, height) => {
        const before = sheet(2 * half, height);
        expect(brokenSteps(before, rotateSheet(before), true)).toBe(0);
      }),
      { numRuns: 20 },
    );
  });

  test('with an odd number of columns keeps every neighbour except in the last row of low columns', () => {
    fc.assert(
      fc.property(side, side, (half, height) => {
        const before = sheet(2 * half + 1, height);
        const isWhole = (cell: number) => before.col[cell] % 2 === 0 || before.row[cell] < height - 1;
        expect(brokenSteps(before, rotateSheet(before), true, isWhole)).toBe(0);
      }),
      { numRuns: 20 },
    );
    const turned = rotateSheet(sheet(15, 17));
    expect(terrainAt(turned, '0101')).toBe('sheet 15,17');
    expect(terrainAt(turned, '0201')).toBe('sheet 14,16');
    expect(terrainAt(turned, '0217')).toBe('sheet 14,17');
  });

  test('twice is as before', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const before = sheet(width, height);
        expect(rotateSheet(rotateSheet(before))).toEqual(before);
      }),
      { numRuns: 20 },
    );
  });
});

describe('sheets laid together', () => {
  test('keep every neighbour within each sheet', () => {
    const [a, b, c, d] = [sheet(4, 3, 'a'), sheet(5, 3, 'b'), sheet(6, 4, 'c'), sheet(3, 4, 'd')];
    const board = joined([
      [a, b],
      [c, d],
    ]);
    expect([board.width, board.height, board.name]).toEqual([9, 7, 'a + b / c + d']);
    for (const part of [a, b, c, d]) expect(brokenSteps(part, board, false)).toBe(0);
    expect([terrainAt(board, '0501'), terrainAt(board, '0704')]).toEqual(['b 1,1', 'd 1,1']);
  });

  test('may be the same sheet twice, one turned', () => {
    const a = sheet(4, 3, 'a');
    const board = joined([[a], [rotateSheet(a)]]);
    expect([terrainAt(board, '0101'), terrainAt(board, '0406')]).toEqual(['a 1,1', 'a 1,1']);
  });

  test('share terrains and features by name', () => {
    const left = createBoard({ width: 2, height: 1 }, () => ({ terrain: 'woods', features: ['road'] }));
    const right = createBoard({ width: 1, height: 1, terrains: ['water'], featureNames: ['ice'] }, () => ({
      terrain: 'woods',
      level: 3,
      features: ['road'],
    }));
    const board = joined([[left, right]]);
    expect([board.terrains, board.featureNames]).toEqual([
      ['woods', 'water'],
      ['road', 'ice'],
    ]);
    expect(kindAt(board, 2)).toEqual(kindAt(right, 0));
  });

  test('are refused if they do not fit', () => {
    expect(errorOf([])?.code).toBe('empty');
    expect(errorOf([[sheet(2, 2)], []])?.code).toBe('empty');
    expect(errorOf([[sheet(4, 3, 'a'), sheet(4, 2, 'b')]])).toEqual({
      code: 'height-differs',
      message: 'in sheet row 1 "b" is 2 hexes high, not 3',
    });
    expect(errorOf([[sheet(4, 3)], [sheet(6, 3)]])?.code).toBe('width-differs');
    expect(errorOf([[sheet(3, 3, 'a'), sheet(4, 3)]])).toEqual({
      code: 'odd-width',
      message: 'in sheet row 1 "a" has 3 columns: only the last may have an odd number',
    });
    const wide = createBoard({ width: 150, height: 1 }, () => ({ terrain: 'clear' }));
    expect(errorOf([[wide, wide]])?.code).toBe('too-large');
    expect(errorOf([[sheet(16, 10, 'a'), sheet(16, 10, 'b')]])?.code).toBe('too-many-names');
  });
});

test('What stands on hexsides is turned and joined with its sheet', () => {
  const plain = sheet(4, 3);
  const wall = { hex: '0202', side: 3, kind: 'wall' } as const;
  const walled = withEdges(plain, [wall]);
  expect(edgesOf(rotateSheet(walled))).toEqual([{ hex: '0301', side: 3, kind: 'wall' }]);
  const both = joinSheets([[walled, walled]]);
  expect(both.ok && edgesOf(both.board)).toEqual([wall, { ...wall, hex: '0602' }]);
});
