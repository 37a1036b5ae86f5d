// Several sheets laid together into one map (CBT-SCN-02, CBT-SCN-11). The map is numbered anew; every hex keeps the
// number printed on its sheet, and `cellOfPrinted` finds it.
//
// Two things a hex grid makes harder than it looks:
//
// A sheet of 15 columns ends on a high column, so the next sheet to the east begins where the pattern wants a low one.
// There the whole sheet slides down by half a hex: high columns become low ones of the same row, low columns high ones
// of the next row. All hexes keep their neighbours. Only the last hex of a low column, half a hex in print, has no room
// at the bottom; it takes the place that came free at the top.
//
// A grid of columns does not fit on itself when turned by a quarter. Rows become columns and columns rows, one hex for
// one hex: a sheet of 15 x 17 becomes 17 x 15, as the scenarios have it, and each edge keeps exactly its hexes. Within
// the sheet every hex keeps five of its six neighbours.

import { type Board, createBoard, type HexKind, kindAt } from '@ironfield/hex/board.ts';
import { type BoardFile, readBoardFile } from '@ironfield/hex/board-file.ts';
import { formatNumber, type Hex, numberDigits, parseNumber } from '@ironfield/hex/coordinates.ts';
import { MAX_SIDE } from '@ironfield/hex/grid.ts';
import { VOCABULARY } from '../terrain.ts';
import { drawSheet } from './drawn-sheet.ts';

/** Degrees clockwise. */
export const TURNS = [0, 90, 180, 270] as const;
export type Turn = (typeof TURNS)[number];

export interface LaidSheet {
  readonly sheet: BoardFile;
  readonly turn: Turn;
}

/** Rows of sheets from north to south, each from west to east. */
export interface LayoutPlan {
  readonly name: string;
  readonly rows: readonly (readonly LaidSheet[])[];
}

export interface Layout {
  readonly map: BoardFile;
  /** Number on the map of a hex printed on a sheet; sheets count from 0, row by row. */
  cellOfPrinted(sheet: number, printed: string): string;
}

interface Placed {
  readonly board: Board;
  readonly turn: Turn;
  /** Size as it lies. */
  readonly width: number;
  readonly height: number;
  /** The place of its north-west corner on the map. */
  readonly col: number;
  readonly row: number;
}

/** Why sheets cannot be laid out like this, or null. */
export function layoutProblem(plan: LayoutPlan): string | null {
  const result = place(plan);
  return typeof result === 'string' ? result : null;
}

/** The map of a plan; throws what `layoutProblem` says. */
export function layoutSheets(plan: LayoutPlan): Layout {
  const placed = place(plan);
  if (typeof placed === 'string') throw new RangeError(placed);
  const width = Math.max(...placed.map((sheet) => sheet.col + sheet.width));
  const height = Math.max(...placed.map((sheet) => sheet.row + sheet.height));
  const kinds = new Array<HexKind>(width * height);
  for (const sheet of placed) {
    for (let cell = 0; cell < sheet.board.size; cell++) {
      const { col, row } = spotOf(sheet, { col: sheet.board.col[cell], row: sheet.board.row[cell] });
      kinds[row * width + col] = kindAt(sheet.board, cell);
    }
  }
  const board = createBoard(
    { name: plan.name, width, height, ...VOCABULARY },
    (col, row) => kinds[row * width + col],
  );
  const digits = numberDigits(width, height);
  return {
    map: drawSheet(board),
    cellOfPrinted(index, printed) {
      const sheet = placed[index];
      if (!sheet) throw new RangeError(`there is no sheet ${index}; they are 0 to ${placed.length - 1}`);
      const hex = parseNumber(printed);
      if (!hex || hex.col >= sheet.board.width || hex.row >= sheet.board.height) {
        throw new RangeError(`there is no hex ${printed} on sheet ${index}, "${sheet.board.name}"`);
      }
      return formatNumber(spotOf(sheet, hex), digits);
    },
  };
}

const isQuarter = (turn: Turn): boolean => turn === 90 || turn === 270;

function place({ rows }: LayoutPlan): Placed[] | string {
  if (rows.length === 0 || rows.some((sheets) => sheets.length === 0)) return 'every row needs a sheet';
  const placed: Placed[] = [];
  let top = 0;
  let breadth = 0;
  for (const [index, sheets] of rows.entries()) {
    const at = `row ${index + 1} of the layout`;
    let col = 0;
    let height = 0;
    for (const { sheet, turn } of sheets) {
      const read = readBoardFile(sheet, VOCABULARY);
      if (!read.ok) return `${at}: a sheet cannot be read: ${read.errors[0].path} ${read.errors[0].message}`;
      if (!TURNS.includes(turn))
        return `${at}: a sheet is turned by 0, 90, 180 or 270 degrees, not by ${turn}`;
      const { board } = read;
      const [w, h] = isQuarter(turn) ? [board.height, board.width] : [board.width, board.height];
      if (height > 0 && h !== height)
        return `${at}: "${board.name}" is ${h} hexes high as it lies, not ${height}`;
      placed.push({ board, turn, width: w, height: h, col, row: top });
      col += w;
      height = h;
    }
    if (breadth > 0 && col !== breadth) return `${at} is ${col} hexes wide, the first ${breadth}`;
    breadth = col;
    top += height;
  }
  if (Math.max(breadth, top) > MAX_SIDE) {
    return `the map would be ${breadth} x ${top} hexes; at most ${MAX_SIDE} a side are possible`;
  }
  return placed;
}

function spotOf(sheet: Placed, printed: Hex): Hex {
  const { col, row } = turned(sheet, printed);
  return { col: sheet.col + col, row: sheet.row + row };
}

/** The place of a printed hex within its sheet. */
function turned({ board: { width, height }, turn, col: offset }: Placed, { col, row }: Hex): Hex {
  if (turn === 90) return { col: height - 1 - row, row: col };
  if (turn === 270) return { col: row, row: width - 1 - col };
  const hex = turn === 0 ? { col, row } : { col: width - 1 - col, row: turnedRow(width, height, col, row) };
  const slides = offset % 2 === 1 && hex.col % 2 === 1;
  return slides ? { col: hex.col, row: (hex.row + 1) % height } : hex;
}

/** Half a turn of an odd number of columns leaves low ones low: their last hex, half one in print, stays the last. */
function turnedRow(width: number, height: number, col: number, row: number): number {
  const isLow = width % 2 === 1 && col % 2 === 1;
  return isLow ? (2 * height - 2 - row) % height : height - 1 - row;
}
