import type { Edge } from '@ironfield/hex/board.ts';
import type { Grid } from '@ironfield/hex/grid.ts';
import { remembered } from '@ironfield/kernel/memory.ts';

/** BF2-MAP-01: columns with the seam in the east, and rows. */
const SHEET_WIDTH = 16;
const SHEET_HEIGHT = 17;

/** The mapsheets of a map, numbered from the northwest, row by row. */
export interface Mapsheets {
  readonly across: number;
  readonly down: number;
  /** By cell; on a seam the western one. */
  readonly sheet: Uint8Array;
  /** By cell: 1 on a seam, which belongs to the eastern sheet as well. */
  readonly seam: Uint8Array;
}

export const mapsheetsOf = remembered(({ width, height, size, col, row }: Grid): Mapsheets => {
  const across = Math.max(1, Math.round((width + 1) / SHEET_WIDTH));
  const down = Math.max(1, Math.round(height / SHEET_HEIGHT));
  const sheet = new Uint8Array(size);
  const seam = new Uint8Array(size);
  for (let cell = 0; cell < size; cell++) {
    const x = Math.min(across - 1, Math.floor(col[cell] / SHEET_WIDTH));
    const y = Math.min(down - 1, Math.floor(row[cell] / SHEET_HEIGHT));
    sheet[cell] = y * across + x;
    seam[cell] = x < across - 1 && col[cell] % SHEET_WIDTH === SHEET_WIDTH - 1 ? 1 : 0;
  }
  return { across, down, sheet, seam };
});

/** The sheet of a hex; both, if it lies on the seam. */
export function sheetsAt({ sheet, seam }: Mapsheets, cell: number): readonly number[] {
  return seam[cell] ? [sheet[cell], sheet[cell] + 1] : [sheet[cell]];
}

/** BF2-AERO-02, BF2-ART-03: over shared edges. */
export function sheetDistance({ across }: Mapsheets, from: number, to: number): number {
  const columns = Math.abs((from % across) - (to % across));
  return columns + Math.abs(Math.floor(from / across) - Math.floor(to / across));
}

/** Sheets between a sheet and an edge of the map. */
export function sheetDepth({ across, down }: Mapsheets, edge: Edge, sheet: number): number {
  switch (edge) {
    case 'north':
      return Math.floor(sheet / across);
    case 'south':
      return down - 1 - Math.floor(sheet / across);
    case 'west':
      return sheet % across;
    case 'east':
      return across - 1 - (sheet % across);
  }
}

/** Sheets from an edge to the opposite one. */
export const sheetsDeep = ({ across, down }: Mapsheets, edge: Edge): number =>
  edge === 'north' || edge === 'south' ? down : across;
