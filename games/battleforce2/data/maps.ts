import { joinSheets } from '@ironfield/hex/board/sheets.ts';
import { createBoard, kindAt } from '@ironfield/hex/board.ts';
import { type BoardFile, writeBoardFile } from '@ironfield/hex/board-file.ts';
import { brokenLand } from './maps/broken-land.ts';
import { deepForest } from './maps/deep-forest.ts';
import { garrisonTown } from './maps/garrison-town.ts';
import { greatLake } from './maps/great-lake.ts';
import { lakeCountry } from './maps/lake-country.ts';
import { longRidge } from './maps/long-ridge.ts';
import { marketTown } from './maps/market-town.ts';
import { openPlain } from './maps/open-plain.ts';
import { riverCrossing } from './maps/river-crossing.ts';
import { twinHills } from './maps/twin-hills.ts';
import { windingRiver } from './maps/winding-river.ts';

/** Our own mapsheets, which fit to each other on every side; each is read when it is laid out. */
export const MAPSHEETS = {
  'river-crossing': riverCrossing,
  'twin-hills': twinHills,
  'open-plain': openPlain,
  'long-ridge': longRidge,
  'deep-forest': deepForest,
  'lake-country': lakeCountry,
  'great-lake': greatLake,
  'broken-land': brokenLand,
  'market-town': marketTown,
  'winding-river': windingRiver,
  'garrison-town': garrisonTown,
} as const;
export type MapsheetId = keyof typeof MAPSHEETS;
export const MAPSHEET_IDS = Object.keys(MAPSHEETS) as MapsheetId[];

/** BF2-SCEN-11: sheets that are no good for hiding; those of lakes, and without buildings those of towns. */
export const LAKE_SHEETS: readonly MapsheetId[] = ['lake-country', 'great-lake'];
export const URBAN_SHEETS: readonly MapsheetId[] = ['market-town', 'garrison-town'];

/** BF2-MAP-01: sheets in rows from north to south, each from west to east, without the seam in the east. */
export function layOut(rows: readonly (readonly MapsheetId[])[]): BoardFile {
  const joined = joinSheets(rows.map((row) => row.map((id) => MAPSHEETS[id]())));
  if (!joined.ok) throw new Error(joined.error.message);
  const { board } = joined;
  const trimmed = createBoard({ ...board, width: board.width - 1 }, (col, row) =>
    kindAt(board, row * board.width + col),
  );
  return writeBoardFile(trimmed);
}
