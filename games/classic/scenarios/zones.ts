import type { Board } from '@ironfield/hex/board.ts';
import type { MapEdge } from '../state.ts';

/** CBT-SCN-14: hexes in the rows or columns nearest an edge; the edge itself is the first of them. */
export function within(
  board: Board,
  edge: MapEdge,
  depth: number,
  accepts = (_cell: number) => true,
): string[] {
  return board.number.filter((_, cell) => fromEdge(board, edge, cell) < depth && accepts(cell));
}

export function fromEdge({ col, row, width, height }: Board, edge: MapEdge, cell: number): number {
  if (edge === 'west') return col[cell];
  if (edge === 'east') return width - 1 - col[cell];
  return edge === 'north' ? row[cell] : height - 1 - row[cell];
}
