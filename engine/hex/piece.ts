import { type Random, randomBelow } from '@ironfield/kernel/random.ts';
import { cellOf, createBoard, edgesOf, kindAt, neighbour, withEdges } from './board.ts';
import { type BoardFile, boardIn, writeBoardFile } from './board-file.ts';

/** A random square cut from a map. Columns keep their parity, because every other column lies half a hex lower. */
export function pieceOf(file: BoardFile, side: number, random: Random): BoardFile {
  const board = boardIn(file);
  const width = Math.min(side, board.width);
  const height = Math.min(side, board.height);
  const left = 2 * randomBelow(random, Math.floor((board.width - width) / 2) + 1);
  const top = randomBelow(random, board.height - height + 1);
  const piece = createBoard({ ...board, width, height }, (col, row) =>
    kindAt(board, (row + top) * board.width + col + left),
  );
  const standing = edgesOf(board).flatMap((edge) => {
    const cell = cellOf(board, edge.hex);
    const [col, row] = [board.col[cell] - left, board.row[cell] - top];
    if (col < 0 || row < 0 || col >= width || row >= height) return [];
    const inPiece = row * width + col;
    return neighbour(piece, inPiece, edge.side) < 0 ? [] : [{ ...edge, hex: piece.number[inPiece] }];
  });
  return writeBoardFile(withEdges(piece, standing));
}
