// A board compiled for speed: typed arrays by cell. Terrains and features are names that only the games understand.

import { axialLength, type Direction } from './coordinates.ts';
import { createGrid, type Grid } from './grid.ts';

/** What a hex is made of. */
export interface HexKind {
  readonly terrain: string;
  readonly level?: number | undefined;
  readonly features?: readonly string[] | undefined;
}

export interface Board extends Grid {
  readonly name: string;
  readonly terrains: readonly string[];
  readonly featureNames: readonly string[];
  /** Index in `terrains`. */
  readonly terrain: Uint8Array;
  readonly level: Int8Array;
  /** Bit i is set if the hex has feature `featureNames[i]`. */
  readonly features: Uint32Array;
  /** Grows with every change of terrain, level or features: what was derived from an older version is stale. */
  version: number;
}

export interface BoardPlan {
  readonly name?: string;
  readonly width: number;
  readonly height: number;
  /** Names that take the first indices, in this order; further ones are added as they are met. */
  readonly terrains?: readonly string[] | undefined;
  readonly featureNames?: readonly string[] | undefined;
}

export const MAX_TERRAINS = 256;
export const MAX_FEATURES = 32;
export const MIN_LEVEL = -128;
export const MAX_LEVEL = 127;

export function createBoard(plan: BoardPlan, kindOf: (col: number, row: number) => HexKind): Board {
  const grid = createGrid(plan.width, plan.height);
  const terrains = new Map<string, number>();
  const features = new Map<string, number>();
  for (const name of plan.terrains ?? []) indexOf(name, terrains);
  for (const name of plan.featureNames ?? []) indexOf(name, features);
  const terrain = new Uint8Array(grid.size);
  const level = new Int8Array(grid.size);
  const bits = new Uint32Array(grid.size);
  for (let cell = 0; cell < grid.size; cell++) {
    const kind = kindOf(grid.col[cell], grid.row[cell]);
    terrain[cell] = indexOf(kind.terrain, terrains);
    level[cell] = checkedLevel(kind.level ?? 0);
    for (const name of kind.features ?? []) bits[cell] |= 1 << indexOf(name, features);
  }
  if (terrains.size > MAX_TERRAINS) throw new RangeError(`more than ${MAX_TERRAINS} terrains`);
  if (features.size > MAX_FEATURES) throw new RangeError(`more than ${MAX_FEATURES} features`);
  return {
    ...grid,
    name: plan.name ?? '',
    terrains: [...terrains.keys()],
    featureNames: [...features.keys()],
    terrain,
    level,
    features: bits,
    version: 0,
  };
}

function indexOf(name: string, indices: Map<string, number>): number {
  const index = indices.get(name) ?? indices.size;
  indices.set(name, index);
  return index;
}

function checkedLevel(level: number): number {
  if (Number.isInteger(level) && level >= MIN_LEVEL && level <= MAX_LEVEL) return level;
  throw new RangeError(`a level is a whole number from ${MIN_LEVEL} to ${MAX_LEVEL}, not ${level}`);
}

/** A board that may change on its own; everything that cannot change is shared. */
export const copyBoard = (board: Board): Board => ({
  ...board,
  terrain: board.terrain.slice(),
  level: board.level.slice(),
  features: board.features.slice(),
});

export const kindAt = (board: Board, cell: number): HexKind => ({
  terrain: board.terrains[board.terrain[cell]],
  level: board.level[cell],
  features: board.featureNames.filter((_, bit) => (board.features[cell] & (1 << bit)) !== 0),
});

/** The cell with this printed number, or -1. */
export function cellOf(grid: Grid, number: string): number {
  return grid.cells.get(number) ?? -1;
}

/** The next cell in a direction, or -1 off the board. */
export const neighbour = (grid: Grid, cell: number, direction: Direction): number =>
  grid.neighbours[cell * 6 + direction];

export const distance = (grid: Grid, from: number, to: number): number =>
  axialLength(grid.q[to] - grid.q[from], grid.r[to] - grid.r[from]);

export type Edge = 'north' | 'south' | 'east' | 'west';

/** The hexes of the first or last row or column, from west to east or north to south. */
export function edgeCells({ width, height, size }: Grid, edge: Edge): number[] {
  const alongRow = edge === 'north' || edge === 'south';
  const first = edge === 'south' ? size - width : edge === 'east' ? width - 1 : 0;
  return Array.from({ length: alongRow ? width : height }, (_, i) => first + i * (alongRow ? 1 : width));
}

/** Index of a terrain for comparison with `board.terrain[cell]`; -1 if this board does not know it. */
export const terrainIndex = (board: Board, terrain: string): number => board.terrains.indexOf(terrain);

/** Mask of a feature for `board.features[cell] & mask`; 0 if this board does not know it. */
export function featureMask(board: Board, feature: string): number {
  const bit = board.featureNames.indexOf(feature);
  return bit < 0 ? 0 : 1 << bit;
}

export function setTerrain(board: Board, cell: number, terrain: string): void {
  const index = terrainIndex(board, terrain);
  if (index < 0) throw new RangeError(`the board knows no terrain "${terrain}"`);
  board.terrain[cell] = index;
  board.version++;
}

export function setLevel(board: Board, cell: number, level: number): void {
  board.level[cell] = checkedLevel(level);
  board.version++;
}

export function setFeature(board: Board, cell: number, feature: string, present: boolean): void {
  const mask = featureMask(board, feature);
  if (mask === 0) throw new RangeError(`the board knows no feature "${feature}"`);
  if (present) board.features[cell] |= mask;
  else board.features[cell] &= ~mask;
  board.version++;
}
