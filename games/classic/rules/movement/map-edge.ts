import type { Direction } from '@ironfield/hex/coordinates.ts';
import { neighbourOf } from '@ironfield/hex/coordinates.ts';
import type { Grid } from '@ironfield/hex/grid.ts';
import type { MapEdge } from '../../state.ts';

/**
 * The edge of the map that a hexside lies on; `null` when there is a hex behind it. At the corners the sides go first:
 * what lies beyond the first or last column is west or east (CBT-SCN-16: judged by the hexside crossed).
 */
export function edgeOver(grid: Grid, cell: number, direction: Direction): MapEdge | null {
  if (grid.neighbours[cell * 6 + direction] >= 0) return null;
  const { col, row } = neighbourOf({ col: grid.col[cell], row: grid.row[cell] }, direction);
  if (col < 0) return 'west';
  if (col >= grid.width) return 'east';
  return row < 0 ? 'north' : 'south';
}
