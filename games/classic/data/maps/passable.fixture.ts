import type { Board } from '@ironfield/hex/board.ts';
import { type BoardFile, readBoardFile } from '@ironfield/hex/board-file.ts';
import { reach } from '@ironfield/hex/search.ts';
import { groundOf } from '../../battlefield.ts';
import { wallBetween } from '../../rules/ground/hexside-walls.ts';
import { isClosed } from '../../rules/ground/steps.ts';
import { VOCABULARY } from '../terrain.ts';

export function boardOf(file: BoardFile): Board {
  const read = readBoardFile(file, VOCABULARY);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.board;
}

/** Printed numbers of the hexes that a walking 'Mech cannot reach from the first one (CBT-MOV-03). */
export function outOfReach(board: Board): string[] {
  const ground = groundOf(board);
  const isStep = (from: number, to: number) =>
    Math.abs(ground.bed[from] - ground.bed[to]) <= 2 &&
    !isClosed(ground, to) &&
    wallBetween(ground, from, to) === null;
  const found = reach(board, 0, board.size, (from, to) => (isStep(from, to) ? 1 : -1));
  return board.number.filter((_, cell) => found.cost[cell] < 0 && !isClosed(ground, cell));
}
