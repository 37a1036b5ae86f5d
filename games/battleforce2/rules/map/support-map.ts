import { distance, type Edge } from '@ironfield/hex/board.ts';
import type { Ground } from '../../battlefield.ts';
import { LAST_BOX, NEAR_SHOT, SPACES_PER_BOX } from '../../data/support-tables.ts';
import type { SupportPlace } from '../../places.ts';
import type { State } from '../../state.ts';
import { supportOf } from '../elements/places.ts';
import { mapsheetsOf, sheetDepth, sheetDistance, sheetsAt, sheetsDeep } from './mapsheets.ts';

/** BF2-OFF-04: the first space beyond Box 8, from which no unit returns. */
export const BEYOND = LAST_BOX * SPACES_PER_BOX + 1;

export const inBox = (half: number, box: number): SupportPlace => ({
  half,
  space: box * SPACES_PER_BOX,
  box,
});

/** BF2-OFF-03: in the box it last left until it reaches the next one. */
export function movedTo({ half, space: from, box }: SupportPlace, space: number): SupportPlace {
  const passed = space > from ? Math.floor(space / SPACES_PER_BOX) : Math.ceil(space / SPACES_PER_BOX);
  const reaches = space > from ? passed * SPACES_PER_BOX > from : passed * SPACES_PER_BOX < from;
  return { half, space, box: reaches ? passed : box };
}

/** A place that artillery fires from or at, or that aircraft fly to. */
export type Place = { readonly hex: number } | Pick<SupportPlace, 'half' | 'box'>;

export function placeOf(state: Pick<State, 'units'>, unit: number): Place | null {
  const { hex } = state.units[unit];
  return hex >= 0 ? { hex } : supportOf(state, unit);
}

/** BF2-ART-03: mapsheets between two places; of a hex on a seam the sheet counts that is farther away. */
export function mapsheetsBetween(
  ground: Ground,
  homes: readonly (Edge | null)[],
  from: Place,
  to: Place,
): number {
  const { board } = ground;
  const sheets = mapsheetsOf(board);
  if ('hex' in from && 'hex' in to) {
    if (distance(board, from.hex, to.hex) <= NEAR_SHOT) return 0;
    const all = sheetsAt(sheets, from.hex).flatMap((sheet) =>
      sheetsAt(sheets, to.hex).map((other) => sheetDistance(sheets, sheet, other)),
    );
    return Math.max(1, ...all);
  }
  if ('hex' in from) return mapsheetsBetween(ground, homes, to, from);
  if ('hex' in to) {
    const edge = homes[from.half]!;
    return from.box + Math.max(...sheetsAt(sheets, to.hex).map((sheet) => sheetDepth(sheets, edge, sheet)));
  }
  if (from.half === to.half) return Math.abs(from.box - to.box);
  return from.box + to.box + sheetsDeep(sheets, homes[from.half]!) - 1;
}
