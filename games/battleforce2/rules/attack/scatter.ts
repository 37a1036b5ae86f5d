import { type Board, neighbour } from '@ironfield/hex/board.ts';
import type { Direction } from '@ironfield/hex/coordinates.ts';

/** The hex so far in a direction; -1 off the map. */
export function scattered(board: Board, from: number, direction: Direction, hexes: number): number {
  let cell = from;
  for (let i = 0; i < hexes && cell >= 0; i++) cell = neighbour(board, cell, direction);
  return cell;
}
