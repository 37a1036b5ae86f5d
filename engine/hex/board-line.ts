// Lines on a board, ready for millions of walks: a pattern becomes steps between cell indices, made once per board size
// and shared by every copy of the board.

import type { BoardLine, Grid } from './grid.ts';
import { linePattern } from './line.ts';

/**
 * The line between two cells. Its cells are `from + line.step[i]`; columns never leave the board, rows may, so a
 * cell exists exactly if `cell >= 0 && cell < board.size`. The first and last entries are the two ends.
 *
 *     const line = lineOn(board, from, to);
 *     let woods = 0;
 *     for (let i = 1; i < line.length - 1; i++) {
 *       const cell = from + line.step[i];
 *       if (cell >= 0 && cell < board.size && board.terrain[cell] === WOODS) woods |= line.touch[i];
 *     }
 */
export function lineOn(grid: Grid, from: number, to: number): BoardLine {
  const col = grid.col[from];
  const dcol = grid.col[to] - col;
  const drow = grid.row[to] - grid.row[from];
  const key = (((drow + grid.height) * 2 * grid.width + dcol + grid.width) << 1) | (col & 1);
  const known = grid.lines[key];
  if (known) return known;
  const line = compile(grid.width, col & 1, dcol, drow);
  grid.lines[key] = line;
  return line;
}

function compile(width: number, parity: number, dcol: number, drow: number): BoardLine {
  const pattern = linePattern(parity, dcol, drow);
  return { ...pattern, step: Int32Array.from(pattern.drow, (row, i) => row * width + pattern.dcol[i]) };
}

/** The touched cells that exist, in order: a reusable buffer for `lineCells`. */
export interface LineCells {
  length: number;
  readonly cell: Int32Array;
  readonly touch: Uint8Array;
}

/** A line touches at most three hexes per step of its distance. */
export function createLineCells(grid: Grid): LineCells {
  const most = 3 * (grid.width + grid.height);
  return { length: 0, cell: new Int32Array(most), touch: new Uint8Array(most) };
}

/** The cells of a line, both ends included, without those off the board. */
export function lineCells(grid: Grid, from: number, to: number, into = createLineCells(grid)): LineCells {
  const line = lineOn(grid, from, to);
  let length = 0;
  for (let i = 0; i < line.length; i++) {
    const cell = from + line.step[i];
    if (cell < 0 || cell >= grid.size) continue;
    into.cell[length] = cell;
    into.touch[length++] = line.touch[i];
  }
  into.length = length;
  return into;
}
