import type { Edge } from '@ironfield/hex/board.ts';
import type { Ground } from '../../battlefield.ts';

export const EDGES = ['north', 'south', 'east', 'west'] as const satisfies readonly Edge[];

/** BF2-SETUP-02 */
export const OPPOSITE_EDGE: Readonly<Record<Edge, Edge>> = {
  north: 'south',
  south: 'north',
  east: 'west',
  west: 'east',
};

/** Rows or columns between a hex and an edge. */
export function depthFrom({ board }: Ground, edge: Edge, cell: number): number {
  switch (edge) {
    case 'north':
      return board.row[cell];
    case 'south':
      return board.height - 1 - board.row[cell];
    case 'west':
      return board.col[cell];
    case 'east':
      return board.width - 1 - board.col[cell];
  }
}
