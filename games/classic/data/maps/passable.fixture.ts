import type { Board } from '@ironfield/hex/board.ts';
import { type BoardFile, readBoardFile } from '@ironfield/hex/board-file.ts';
import { reach } from '@ironfield/hex/search.ts';
import { groundOf } from '../../battlefield.ts';
import { TERRAINS } from '../terrain.ts';

export function boardOf(file: BoardFile): Board {
  const read = readBoardFile(file, { terrains: TERRAINS });
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.board;
}

/** Printed numbers of the hexes that a walking 'Mech cannot reach from the first one (CBT-MOV-03). */
export function outOfReach(board: Board): string[] {
  const { bed } = groundOf(board);
  const found = reach(board, 0, board.size, (from, to) => (Math.abs(bed[from] - bed[to]) <= 2 ? 1 : -1));
  return board.number.filter((_, cell) => found.cost[cell] < 0);
}
