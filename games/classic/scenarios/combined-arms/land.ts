// Land that a battle needs and no seed would make by itself.

import { type HexChanges, withHexes } from '@ironfield/hex/board.ts';
import type { BoardFile } from '@ironfield/hex/board-file.ts';
import { drawSheet } from '../../data/maps/drawn-sheet.ts';
import { depthOf } from '../../data/terrain.ts';
import { boardOf } from '../maps.ts';

const DRY = { terrain: 'clear', features: [] };

/** The map with these hexes changed, and with no water elsewhere. */
export function withLand(map: BoardFile, changes: HexChanges): BoardFile {
  const board = boardOf(map);
  const drained = board.number.flatMap((number, cell) =>
    depthOf(board.terrain[cell]) >= 0 ? [[number, DRY] as const] : [],
  );
  return drawSheet(withHexes(withHexes(board, Object.fromEntries(drained)), changes));
}
