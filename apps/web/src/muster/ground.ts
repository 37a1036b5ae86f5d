import { type Board, createBoard, kindAt, withHexes } from '@ironfield/hex/board.ts';
import { type BoardFile, boardIn, writeBoardFile } from '@ironfield/hex/board-file.ts';
import type { Maps } from '@ironfield/kernel/options/mustering.ts';

export const boardOfMap = (map: object, { terrains, features }: Pick<Maps, 'terrains' | 'features'>): Board =>
  boardIn(map as BoardFile, { terrains, featureNames: features });

export const mapOfBoard = (board: Board, name: string): BoardFile => ({ ...writeBoardFile(board), name });

/** The effect of a brush on a hex: a terrain, a thing on it, or the level by steps. */
export type Brush =
  | { readonly kind: 'terrain'; readonly terrain: string }
  /** Lays it there, or takes it away. */
  | { readonly kind: 'feature'; readonly feature: string }
  | { readonly kind: 'level'; readonly by: 1 | -1 };

/** Deeper water is for files from elsewhere. */
export const isOffered = (terrain: string): boolean => !/^water [4-9]$/.test(terrain);

/** Terrains that differ by a number alone, such as buildings by their levels. */
export interface Family {
  /** What they share, without the number. */
  readonly name: string;
  readonly terrains: readonly string[];
}

/** In the order of the first of each. */
export function familiesOf(terrains: readonly string[]): Family[] {
  const byName = Map.groupBy(terrains, (terrain) => terrain.replace(/ \d+$/, ''));
  return [...byName].map(([name, members]) => ({ name, terrains: members }));
}

/** One hex as a brush leaves it: what is laid lies on the first ground that bears it. */
export function sampleOf(brush: Brush, maps: Pick<Maps, 'terrains' | 'features' | 'lies'>): Board {
  const { terrains, lies = () => true } = maps;
  const ground = brush.kind === 'feature' ? terrains.find((each) => lies(brush.feature, each)) : undefined;
  const plan = { name: 'Sample', width: 1, height: 1, terrains, featureNames: maps.features };
  const plain = createBoard(plan, () => ({ terrain: ground ?? terrains[0] }));
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

const featuresAt = (board: Board, cell: number): readonly string[] => kindAt(board, cell).features ?? [];

/** With a wide brush all hexes become like the middle one, where the thing was or was not. */
function changeOf(board: Board, cell: number, brush: Brush, isThere: boolean) {
  if (brush.kind === 'terrain') return { terrain: brush.terrain };
  if (brush.kind === 'feature') {
    const others = featuresAt(board, cell).filter((name) => name !== brush.feature);
    return { features: isThere ? others : [...others, brush.feature] };
  }
  const level = (kindAt(board, cell).level ?? 0) + brush.by;
  return { level: Math.max(LOWEST, Math.min(HIGHEST, level)) };
}
