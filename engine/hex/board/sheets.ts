// Printed map sheets, turned and joined into one board with new numbers.

import {
  type Board,
  cellOf,
  createBoard,
  edgesOf,
  type HexEdge,
  kindAt,
  MAX_FEATURES,
  MAX_TERRAINS,
  neighbour,
  withEdges,
} from '../board.ts';
import { oppositeOf } from '../coordinates.ts';
import { MAX_SIDE } from '../grid.ts';

/**
 * The sheet turned by 180 degrees.
 *
 * Even number of columns: a low column lands on a high one and vice versa, and every hex lands exactly on a hex: column
 * c, row r goes to column W+1-c, row H+1-r.
 *
 * Odd number of columns: low columns stay low, but their hexes would lie half a hex too high. So high columns map row r
 * to H+1-r and low ones r to H-r; their last row would leave the sheet (in print it consists of half hexes) and stays
 * the last row.
 */
export function rotateSheet(sheet: Board): Board {
  const { width, height } = sheet;
  const turned = (cell: number): number => {
    const col = width - 1 - sheet.col[cell];
    return rotatedRow(width, height, col, sheet.row[cell]) * width + col;
  };
  const board = createBoard(sheet, (col, row) => kindAt(sheet, turned(row * width + col)));
  // In a last row that stays the last, what stood to the north of it does not meet both its hexes any more.
  const standing = edgesOf(sheet).flatMap(({ hex, side, kind }): HexEdge[] => {
    const cell = cellOf(sheet, hex);
    const to = turned(cell);
    const turnedSide = oppositeOf(side);
    const isWhole = neighbour(board, to, turnedSide) === turned(neighbour(sheet, cell, side));
    return isWhole ? [{ hex: board.number[to], side: turnedSide, kind }] : [];
  });
  return withEdges(board, standing);
}

/** Rotation is its own inverse, so this maps rows both ways. */
function rotatedRow(width: number, height: number, col: number, row: number): number {
  const lacksHalfHex = width % 2 === 1 && col % 2 === 1;
  if (!lacksHalfHex) return height - 1 - row;
  return row === height - 1 ? row : height - 2 - row;
}

interface JoinError {
  readonly code: 'empty' | 'height-differs' | 'width-differs' | 'odd-width' | 'too-large' | 'too-many-names';
  readonly message: string;
}

export type Joined = { ok: true; board: Board } | { ok: false; error: JoinError };

/**
 * Joins sheets: `grid` holds rows of sheets from north to south, each from west to east.
 *
 * A sheet with an odd number of columns must be the last in its row: the sheet to its right would start with a high
 * column where the pattern needs a low one. Sheets of any height can be stacked.
 */
export function joinSheets(grid: readonly (readonly Board[])[], name = joinedName(grid)): Joined {
  const error = joinError(grid);
  if (error) return { ok: false, error };

  const sheets = grid.flat();
  const width = widthOf(grid[0]);
  const rows = grid.flatMap((sheetRow) =>
    Array.from({ length: sheetRow[0].height }, (_, row) =>
      sheetRow.flatMap((sheet) =>
        Array.from({ length: sheet.width }, (_, col) => kindAt(sheet, row * sheet.width + col)),
      ),
    ),
  );
  const plan = { name, width, height: rows.length, ...namesOf(sheets) };
  const board = createBoard(plan, (col, row) => rows[row][col]);
  return { ok: true, board: withEdges(board, joinedEdges(grid, board)) };
}

function joinedEdges(grid: readonly (readonly Board[])[], board: Board): HexEdge[] {
  const standing: HexEdge[] = [];
  let top = 0;
  for (const sheetRow of grid) {
    let left = 0;
    for (const sheet of sheetRow) {
      for (const { hex, side, kind } of edgesOf(sheet)) {
        const cell = cellOf(sheet, hex);
        const to = (top + sheet.row[cell]) * board.width + left + sheet.col[cell];
        standing.push({ hex: board.number[to], side, kind });
      }
      left += sheet.width;
    }
    top += sheetRow[0].height;
  }
  return standing;
}

function joinError(grid: readonly (readonly Board[])[]): JoinError | undefined {
  const fail = (code: JoinError['code'], message: string): JoinError => ({ code, message });
  if (grid.length === 0 || grid.some((row) => row.length === 0)) {
    return fail('empty', 'every row needs at least one sheet');
  }
  const width = widthOf(grid[0]);
  for (const [i, row] of grid.entries()) {
    const at = `in sheet row ${i + 1}`;
    const odd = row.slice(0, -1).find((sheet) => sheet.width % 2 === 1);
    if (odd) {
      return fail(
        'odd-width',
        `${at} "${odd.name}" has ${odd.width} columns: only the last may have an odd number`,
      );
    }
    const other = row.find((sheet) => sheet.height !== row[0].height);
    if (other) {
      return fail(
        'height-differs',
        `${at} "${other.name}" is ${other.height} hexes high, not ${row[0].height}`,
      );
    }
    if (widthOf(row) !== width) {
      return fail('width-differs', `sheet row ${i + 1} is ${widthOf(row)} hexes wide, the first ${width}`);
    }
  }
  const height = grid.reduce((sum, row) => sum + row[0].height, 0);
  if (Math.max(width, height) > MAX_SIDE) {
    return fail(
      'too-large',
      `the board would be ${width} x ${height} hexes, the limit is ${MAX_SIDE} a side`,
    );
  }
  const { terrains, featureNames } = namesOf(grid.flat());
  if (terrains.length > MAX_TERRAINS || featureNames.length > MAX_FEATURES) {
    return fail('too-many-names', `at most ${MAX_TERRAINS} terrains and ${MAX_FEATURES} features on a board`);
  }
  return undefined;
}

const widthOf = (row: readonly Board[]): number => row.reduce((sum, sheet) => sum + sheet.width, 0);

const namesOf = (sheets: readonly Board[]) => ({
  terrains: [...new Set(sheets.flatMap((sheet) => sheet.terrains))],
  featureNames: [...new Set(sheets.flatMap((sheet) => sheet.featureNames))],
});

const joinedName = (grid: readonly (readonly Board[])[]): string =>
  grid.map((row) => row.map((sheet) => sheet.name).join(' + ')).join(' / ');
