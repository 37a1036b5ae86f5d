import { type Board, createBoard, kindAt } from '@ironfield/hex/board.ts';
import { type BoardFile, writeBoardFile } from '@ironfield/hex/board-file.ts';
import { joinSheets } from '@ironfield/hex/sheets.ts';
import { garrisonTown } from './maps/garrison-town.ts';
import { riverCrossing } from './maps/river-crossing.ts';
import { twinHills } from './maps/twin-hills.ts';

/** Our own mapsheets, which fit to each other on every side. */
export const MAPSHEETS = {
  'river-crossing': riverCrossing,
  'twin-hills': twinHills,
  'garrison-town': garrisonTown,
} as const;
export type MapsheetId = keyof typeof MAPSHEETS;

/** BF2-MAP-01: sheets in rows from north to south, each from west to east, without the seam in the east. */
export function layOut(rows: readonly (readonly MapsheetId[])[]): BoardFile {
  const joined = joinSheets(rows.map((row) => row.map((id): Board => MAPSHEETS[id])));
  if (!joined.ok) throw new Error(joined.error.message);
  const { board } = joined;
  const trimmed = createBoard({ ...board, width: board.width - 1 }, (col, row) =>
    kindAt(board, row * board.width + col),
  );
  return writeBoardFile(trimmed);
}
