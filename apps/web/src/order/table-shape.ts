import { type Board, cellOf, type HexChanges, withHexes } from '@ironfield/hex/board.ts';
import { readBoardFile } from '@ironfield/hex/board-file.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import type { Piece } from '@ironfield/kernel/play/game.ts';

// The drawing of a table whose game has no views of its own. By convention the map of a hex game is a board file in
// `setup.map`, and a table says its `turn` and `phase`, and the changes of the map as its `ground`.

interface Shape {
  readonly setup?: { readonly map?: unknown };
  readonly ground?: HexChanges | null;
  readonly turn?: unknown;
  readonly phase?: unknown;
}

export function boardOf(table: object): Board | null {
  const { setup, ground } = table as Shape;
  const map = setup?.map;
  if (typeof map !== 'object' || map === null) return null;
  const boards = boardsOf(map);
  return ground ? boards.changed(ground) : boards.asPrinted;
}

const boardsOf = remembered((map: object) => {
  const read = readBoardFile(map);
  const asPrinted = read.ok ? read.board : null;
  return {
    asPrinted,
    changed: remembered((ground: HexChanges) => asPrinted && withHexes(asPrinted, ground)),
  };
});

/** A piece with the cell of the board that it is in; -1 when it is in none. */
export interface BoardPiece extends Piece {
  readonly cell: number;
}

export function piecesOn(board: Board | null, pieces: readonly Piece[]): readonly BoardPiece[] {
  return pieces.map((piece) => ({
    ...piece,
    cell: board && typeof piece.at === 'string' ? cellOf(board, piece.at) : -1,
  }));
}

/** `Turn 3`, and the phase, where the table says so. */
export function timeOf(table: object): { readonly turn: string; readonly phase: string | null } | null {
  const { turn, phase } = table as Shape;
  if (typeof turn !== 'number') return null;
  return {
    turn: turn === 0 ? 'Before the battle' : `Turn ${turn}`,
    phase: typeof phase === 'string' && phase ? phase[0].toUpperCase() + phase.slice(1) : null,
  };
}
