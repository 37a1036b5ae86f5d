import { type Board, kindAt, withHexes } from '@ironfield/hex/board.ts';
import { type BoardFile, boardIn, writeBoardFile } from '@ironfield/hex/board-file.ts';

export const boardOfMap = (map: object, terrains: readonly string[]): Board =>
  boardIn(map as BoardFile, { terrains });

export const mapOfBoard = (board: Board, name: string): BoardFile => ({ ...writeBoardFile(board), name });

/** What a brush does to a hex: a terrain, a level, or the level by steps. */
export type Brush =
  | { readonly kind: 'terrain'; readonly terrain: string }
  | { readonly kind: 'level'; readonly by: 1 | -1 };

/** As high and as deep as anything on a mapsheet, and then some. */
const HIGHEST = 9;
const LOWEST = -6;

/** The board with a hex painted, and with its neighbours if the brush is wide. */
export function painted(board: Board, cell: number, brush: Brush, isWide: boolean): Board {
  const around = isWide ? Array.from(board.neighbours.slice(cell * 6, cell * 6 + 6)) : [];
  const cells = [cell, ...around.filter((each) => each >= 0)];
  return withHexes(
    board,
    Object.fromEntries(cells.map((each) => [board.number[each], changeOf(board, each, brush)])),
  );
}

function changeOf(board: Board, cell: number, brush: Brush) {
  if (brush.kind === 'terrain') return { terrain: brush.terrain };
  const level = (kindAt(board, cell).level ?? 0) + brush.by;
  return { level: Math.max(LOWEST, Math.min(HIGHEST, level)) };
}
