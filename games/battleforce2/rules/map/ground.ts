import { type Board, type HexChanges, kindAt, laterChanges } from '@ironfield/hex/board.ts';
import type { Feature, Terrain } from '../../data/terrain.ts';

interface Change {
  readonly terrain?: Terrain;
  /** Features that are new, and that are gone. */
  readonly with?: readonly Feature[];
  readonly without?: readonly Feature[];
}

/** The ground with one hex changed. */
export function hexChanged(board: Board, ground: HexChanges | null, hex: number, change: Change): HexChanges {
  const { terrain, with: added = [], without: gone = [] } = change;
  const before = kindAt(board, hex).features as readonly Feature[];
  const features = [...before.filter((each) => !gone.includes(each) && !added.includes(each)), ...added];
  return laterChanges(ground ?? {}, { [board.number[hex]]: { ...(terrain && { terrain }), features } });
}
