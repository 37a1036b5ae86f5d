// Mapsheets for a battle (BF2-SCEN-20 to BF2-SCEN-22).

import type { BoardFile } from '@ironfield/hex/board-file.ts';
import { generateMap, type Landscape } from '../../data/maps/generator.ts';
import { LAKE_SHEETS, layOut, MAPSHEET_IDS, type MapsheetId, URBAN_SHEETS } from '../../data/maps.ts';
import { MISSION, type Mission, UNITS_PER_SHEET } from '../../data/missions.ts';
import type { Die } from './unit-generation.ts';

/** BF2-SCEN-20: one for ten units of both sides, changed by the mission. */
export const sheetsFor = (mission: Mission, units: number): number =>
  MISSION[mission].sheets(Math.max(1, Math.ceil(units / UNITS_PER_SHEET)));

/** BF2-SCEN-21: for each sheet two dice count down a shuffled stack, from its top again where it ends. */
export function drawSheets(stack: readonly MapsheetId[], count: number, die: Die): MapsheetId[] {
  let left = [...stack];
  return Array.from({ length: count }, () => {
    if (left.length === 0) left = [...stack];
    return left.splice((die() + die() - 1) % left.length, 1)[0];
  });
}

/** BF2-SCEN-22: a rectangle, as nearly square as the number of sheets allows. */
export function rectangleOf(
  sheets: number,
  isRow: boolean,
): { readonly rows: number; readonly cols: number } {
  // The short edges of a sheet are in the north and in the south.
  if (isRow) return { rows: sheets, cols: 1 };
  let rows = Math.floor(Math.sqrt(sheets));
  while (sheets % rows !== 0) rows--;
  return { rows, cols: sheets / rows };
}

/** BF2-SCEN-11: where no unit could hide, or only in buildings that are not in use. */
const isFit = (mission: Mission, id: MapsheetId, hasBuildings: boolean): boolean =>
  mission !== 'hide-and-seek' || !(LAKE_SHEETS.includes(id) || (URBAN_SHEETS.includes(id) && !hasBuildings));

export interface MapChoice {
  /** Mapsheets out of the stack, or new land. */
  readonly land: Landscape | 'mapsheets';
  /** The same number gives the same land. */
  readonly seed: string;
  readonly hasBuildings: boolean;
}

const SHEET = { width: 16, height: 17 };

export function mapFor(
  mission: Mission,
  units: number,
  { land, seed, hasBuildings }: MapChoice,
  shuffled: (ids: MapsheetId[]) => MapsheetId[],
  die: Die,
): BoardFile {
  const sheets = sheetsFor(mission, units);
  const { rows, cols } = rectangleOf(sheets, MISSION[mission].isRow ?? false);
  if (land !== 'mapsheets') {
    return generateMap({
      landscape: land,
      width: cols * SHEET.width - 1,
      height: rows * SHEET.height,
      seed,
    });
  }
  const drawn = drawSheets(
    shuffled(MAPSHEET_IDS.filter((id) => isFit(mission, id, hasBuildings))),
    sheets,
    die,
  );
  return layOut(Array.from({ length: rows }, (_, row) => drawn.slice(row * cols, (row + 1) * cols)));
}
