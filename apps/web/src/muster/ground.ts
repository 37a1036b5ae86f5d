import {
  type Board,
  cellOf,
  createBoard,
  edgeAt,
  edgesOf,
  kindAt,
  neighbour,
  withEdges,
  withHexes,
} from '@ironfield/hex/board.ts';
import { type BoardFile, boardIn, writeBoardFile } from '@ironfield/hex/board-file.ts';
import type { Direction } from '@ironfield/hex/coordinates.ts';
import type { Maps } from '@ironfield/kernel/options/mustering.ts';

export const boardOfMap = (
  map: object,
  { terrains, features, edges }: Pick<Maps, 'terrains' | 'features' | 'edges'>,
): Board => boardIn(map as BoardFile, { terrains, featureNames: features, edgeNames: edges });

export const mapOfBoard = (board: Board, name: string): BoardFile => ({ ...writeBoardFile(board), name });

/** The effect of a brush on a hex: a terrain, a thing on it or on one of its sides, or the level by steps. */
export type Brush =
  | { readonly kind: 'terrain'; readonly terrain: string }
  /** Lays it there, or takes it away. */
  | { readonly kind: 'feature'; readonly feature: string }
  | { readonly kind: 'edge'; readonly edge: string; readonly side: Direction }
  | { readonly kind: 'level'; readonly by: 1 | -1 };

/** Deeper water is for files from elsewhere. */
export const isOffered = (terrain: string): boolean => !/^water [4-9]$/.test(terrain);

/** Terrains that differ by a number alone, such as buildings by their levels. */
export interface Family {
  /** Their common name, without the number. */
  readonly name: string;
  readonly terrains: readonly string[];
}

/** In the order of the first of each. */
export function familiesOf(terrains: readonly string[]): Family[] {
  const byName = Map.groupBy(terrains, (terrain) => terrain.replace(/ \d+$/, ''));
  return [...byName].map(([name, members]) => ({ name, terrains: members }));
}

/** Of three by three hexes. */
const MIDDLE = 4;

/** One hex as a brush leaves it: what is laid lies on the first ground that bears it. A side has a hex behind it. */
export function sampleOf(brush: Brush, maps: Pick<Maps, 'terrains' | 'features' | 'edges' | 'lies'>): Board {
  const { terrains, lies = () => true } = maps;
  const ground = brush.kind === 'feature' ? terrains.find((each) => lies(brush.feature, each)) : undefined;
  const side = brush.kind === 'edge' ? 3 : 1;
  const names = { terrains, featureNames: maps.features, edgeNames: maps.edges };
  const plan = { name: 'Sample', width: side, height: side, ...names };
  const plain = createBoard(plan, () => ({ terrain: ground ?? terrains[0] }));
  if (brush.kind === 'edge') return painted(plain, MIDDLE, brush, false);
  return painted(plain, 0, brush, false, lies);
}

/** As high and as deep as anything on a mapsheet, and then some. */
const HIGHEST = 9;
const LOWEST = -6;

/** The board with a hex painted, and with its neighbours if the brush is wide. What cannot lie there is not laid there. */
export function painted(
  board: Board,
  cell: number,
  brush: Brush,
  isWide: boolean,
  lies: NonNullable<Maps['lies']> = () => true,
): Board {
  if (brush.kind === 'edge') return walled(board, cell, brush);
  const around = isWide ? Array.from(board.neighbours.slice(cell * 6, cell * 6 + 6)) : [];
  const cells = [cell, ...around.filter((each) => each >= 0)];
  const isThere = brush.kind === 'feature' && featuresAt(board, cell).includes(brush.feature);
  const changed = (each: number) => {
    const change = changeOf(board, each, brush, isThere);
    const { terrain, features = [] } = { ...kindAt(board, each), ...change };
    return { ...change, features: features.filter((feature) => lies(feature, terrain)) };
  };
  return withHexes(board, Object.fromEntries(cells.map((each) => [board.number[each], changed(each)])));
}

/** Puts it there, or takes away what is the same; nothing stands at the edge of the map. */
function walled(
  board: Board,
  cell: number,
  { edge, side }: Extract<Brush, { readonly kind: 'edge' }>,
): Board {
  const beyond = neighbour(board, cell, side);
  if (beyond < 0) return board;
  const isHere = (hex: string, its: Direction): boolean => {
    const one = cellOf(board, hex);
    const other = neighbour(board, one, its);
    return (one === cell && other === beyond) || (one === beyond && other === cell);
  };
  const others = edgesOf(board).filter((each) => !isHere(each.hex, each.side));
  const isThere = edgeAt(board, cell, side) === edge;
  return withEdges(board, isThere ? others : [...others, { hex: board.number[cell], side, kind: edge }]);
}

const featuresAt = (board: Board, cell: number): readonly string[] => kindAt(board, cell).features ?? [];

/** With a wide brush all hexes become like the middle one, where the thing was or was not. */
function changeOf(
  board: Board,
  cell: number,
  brush: Exclude<Brush, { readonly kind: 'edge' }>,
  isThere: boolean,
) {
  if (brush.kind === 'terrain') return { terrain: brush.terrain };
  if (brush.kind === 'feature') {
    const others = featuresAt(board, cell).filter((name) => name !== brush.feature);
    return { features: isThere ? others : [...others, brush.feature] };
  }
  const level = (kindAt(board, cell).level ?? 0) + brush.by;
  return { level: Math.max(LOWEST, Math.min(HIGHEST, level)) };
}
