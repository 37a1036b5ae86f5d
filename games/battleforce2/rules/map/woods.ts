import type { Board, HexChanges } from '@ironfield/hex/board.ts';
import type { OpenField } from '../../battlefield.ts';
import { TERRAINS, type Terrain } from '../../data/terrain.ts';
import { hexChanged } from './ground.ts';

/** BF2-WOOD-01 */
export const WOODS_STRENGTH = 14;

/** BF2-WOOD-02 */
const CONVERSIONS: Partial<Record<Terrain, Terrain>> = {
  'heavy woods': 'light woods',
  'light woods': 'rough',
};

/** The terrain that woods become; null if there are none. */
export const conversionOf = ({ board }: OpenField, hex: number): Terrain | null =>
  CONVERSIONS[TERRAINS[board.terrain[hex]]] ?? null;

export const converted = (
  board: Board,
  ground: HexChanges | null,
  hex: number,
  terrain: Terrain,
): HexChanges => hexChanged(board, ground, hex, { terrain });
