// A board compiled for speed: typed arrays by cell. Terrains and features are names that only games understand.

import { axialLength, DIRECTIONS, type Direction, oppositeOf } from './coordinates.ts';
import { createGrid, type Grid } from './grid.ts';

/** The contents of a hex. */
export interface HexKind {
  readonly terrain: string;
  readonly level?: number | undefined;
  readonly features?: readonly string[] | undefined;
  /** As a change: hexsides on which nothing stands any more. */
  readonly bare?: readonly Direction[] | undefined;
}

/** A wall or the like on a hexside, named from one of its two hexes. */
export interface HexEdge {
  readonly hex: string;
  readonly side: Direction;
  readonly kind: string;
}

/** An immutable value; see `withHexes` for changes. */
export interface Board extends Grid {
  readonly name: string;
  readonly terrains: readonly string[];
  readonly featureNames: readonly string[];
  /** Index in `terrains`. */
  readonly terrain: Uint8Array;
  readonly level: Int8Array;
  /** Bit i is set if the hex has feature `featureNames[i]`. */
  readonly features: Uint32Array;
  readonly edgeNames: readonly string[];
  /** By cell and direction (`cell * 6 + direction`), the same from both sides: 0 for nothing, else one more than the index in `edgeNames`. */
  readonly edges: Uint8Array;
}

export interface BoardPlan {
  readonly name?: string;
  readonly width: number;
  readonly height: number;
  /** Names that take the first indices, in this order; others are added when they occur. */
  readonly terrains?: readonly string[] | undefined;
  readonly featureNames?: readonly string[] | undefined;
  readonly edgeNames?: readonly string[] | undefined;
  /** Walls and the like on hexsides. */
  readonly standing?: readonly HexEdge[] | undefined;
}

export const MAX_EDGE_NAMES = 255;
export const MAX_TERRAINS = 256;
export const MAX_FEATURES = 32;
export const MIN_LEVEL = -128;
export const MAX_LEVEL = 127;

export function createBoard(plan: BoardPlan, kindOf: (col: number, row: number) => HexKind): Board {
  const grid = createGrid(plan.width, plan.height);
  const blank: Board = {
    ...grid,
    name: plan.name ?? '',
    terrains: plan.terrains ?? [],
    featureNames: plan.featureNames ?? [],
    terrain: new Uint8Array(grid.size),
    level: new Int8Array(grid.size),
    features: new Uint32Array(grid.size),
    edgeNames: plan.edgeNames ?? [],
    edges: new Uint8Array(grid.size * 6),
  };
  const filled = filledIn(
    blank,
    grid.number.map((_, cell) => [cell, kindOf(grid.col[cell], grid.row[cell])]),
  );
  return plan.standing ? withEdges(filled, plan.standing) : filled;
}

/** Another board on whose hexsides these things stand and nothing else. */
export function withEdges(board: Board, standing: readonly HexEdge[]): Board {
  if (standing.length === 0 && !board.edges.some((value) => value > 0)) return board;
  const names = new Map(board.edgeNames.map((name, index) => [name, index]));
  const edges = new Uint8Array(board.size * 6);
  for (const { hex, side, kind } of standing) {
    const cell = cellOf(board, hex);
    const beyond = cell < 0 ? -1 : neighbour(board, cell, side);
    if (beyond < 0) throw new RangeError(`the board has no two hexes at side ${side} of ${hex}`);
    const value = indexOf(kind, names) + 1;
    if (value > MAX_EDGE_NAMES) throw new RangeError(`more than ${MAX_EDGE_NAMES} kinds of edges`);
    edges[cell * 6 + side] = value;
    edges[beyond * 6 + oppositeOf(side)] = value;
  }
  return { ...board, edgeNames: [...names.keys()], edges };
}

/** The walls and the like on the hexsides of a board, each once. */
export function edgesOf(board: Board): HexEdge[] {
  if (!board.edges.some((value) => value > 0)) return [];
  return board.number.flatMap((hex, cell) =>
    DIRECTIONS.flatMap((side): HexEdge[] => {
      const value = board.edges[cell * 6 + side];
      return value > 0 && neighbour(board, cell, side) > cell
        ? [{ hex, side, kind: board.edgeNames[value - 1] }]
        : [];
    }),
  );
}

/** The wall or the like on the side of a hex in a direction; null where there is none. */
export function edgeAt(board: Board, cell: number, side: Direction): string | null {
  const value = board.edges[cell * 6 + side];
  return value > 0 ? board.edgeNames[value - 1] : null;
}

/** Changed hexes by printed number; properties left out are unchanged. */
export type HexChanges = Readonly<Record<string, Partial<HexKind>>>;

/** Another board with these changes. Arrays that do not change are shared. */
export function withHexes(board: Board, changes: HexChanges): Board {
  const copy = {
    ...board,
    terrain: board.terrain.slice(),
    level: board.level.slice(),
    features: board.features.slice(),
    edges: board.edges.slice(),
  };
  for (const [number, { bare = [] }] of Object.entries(changes)) {
    const cell = cellOf(board, number);
    if (cell < 0) continue;
    for (const side of bare) {
      copy.edges[cell * 6 + side] = 0;
      const beyond = neighbour(board, cell, side);
      if (beyond >= 0) copy.edges[beyond * 6 + oppositeOf(side)] = 0;
    }
  }
  const hexes = Object.entries(changes).map(([number, change]): [number, HexKind] => {
    const cell = cellOf(board, number);
    if (cell < 0) throw new RangeError(`the board has no hex ${number}`);
    return [cell, { ...kindAt(board, cell), ...change }];
  });
  return filledIn(copy, hexes);
}

/** Combines changes; later ones win. */
export function laterChanges(before: HexChanges, after: HexChanges): HexChanges {
  const both = { ...before };
  for (const [number, change] of Object.entries(after)) both[number] = { ...both[number], ...change };
  return both;
}

/**
 * Writes hexes into a new, unshared board. It does not copy the board, because fast code wants all boards to have one
 * shape.
 */
function filledIn(board: Board, hexes: Iterable<readonly [cell: number, kind: HexKind]>): Board {
  const { terrain, level, features } = board;
  const terrains = new Map(board.terrains.map((name, index) => [name, index]));
  const featureNames = new Map(board.featureNames.map((name, bit) => [name, bit]));
  for (const [cell, kind] of hexes) {
    terrain[cell] = indexOf(kind.terrain, terrains);
    level[cell] = checkedLevel(kind.level ?? 0);
    features[cell] = 0;
    for (const name of kind.features ?? []) features[cell] |= 1 << indexOf(name, featureNames);
  }
  if (terrains.size > MAX_TERRAINS) throw new RangeError(`more than ${MAX_TERRAINS} terrains`);
  if (featureNames.size > MAX_FEATURES) throw new RangeError(`more than ${MAX_FEATURES} features`);
  return Object.assign(board, { terrains: [...terrains.keys()], featureNames: [...featureNames.keys()] });
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

export const kindAt = (board: Board, cell: number): HexKind => ({
  terrain: board.terrains[board.terrain[cell]],
  level: board.level[cell],
  features: board.featureNames.filter((_, bit) => (board.features[cell] & (1 << bit)) !== 0),
});

/** The cell with this printed number, or -1. */
export function cellOf(grid: Grid, number: string): number {
  return grid.cells.get(number) ?? -1;
}

/** The neighbouring cell in a direction, or -1 off the board. */
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

/** The index of a terrain, to compare with `board.terrain[cell]`; -1 if this board does not know it. */
export const terrainIndex = (board: Board, terrain: string): number => board.terrains.indexOf(terrain);

/** The mask of a feature for `board.features[cell] & mask`; 0 if this board does not know it. */
export function featureMask(board: Board, feature: string): number {
  const bit = board.featureNames.indexOf(feature);
  return bit < 0 ? 0 : 1 << bit;
}
