// Maps out of a seed (BF2-MAP-01): hills, woods, lakes and rivers, roads that go around or over them, and towns where
// roads meet. No slope is too steep for a unit of 3 MP, and every river can be crossed on a bridge.

import { createBoard, neighbour } from '@ironfield/hex/board.ts';
import { type BoardFile, writeBoardFile } from '@ironfield/hex/board-file.ts';
import { DIRECTIONS, oppositeOf } from '@ironfield/hex/coordinates.ts';
import { createGrid, type Grid } from '@ironfield/hex/grid.ts';
import { type Hills, hillLevels, lowerBanks, noiseOver, riverCourse } from '@ironfield/hex/land/landforms.ts';
import { threshold } from '@ironfield/hex/land/noise.ts';
import { pathTo, reach } from '@ironfield/hex/search.ts';
import { type Random, randomBelow, randomFrom } from '@ironfield/kernel/random.ts';
import { BRIDGE, FEATURES, PAVED, ROADS, TERRAINS, type Terrain } from '../terrain.ts';

export const LANDSCAPES = ['plains', 'hills', 'forest', 'river', 'lakes', 'badlands', 'town'] as const;
export type Landscape = (typeof LANDSCAPES)[number];

export interface MapWish {
  readonly landscape: Landscape;
  readonly width: number;
  readonly height: number;
  /** The same wish with the same seed gives the same map. */
  readonly seed: string;
}

/** The make-up of a landscape. Shares are parts of all hexes. */
export interface Recipe extends Hills {
  readonly name: string;
  readonly woods: number;
  /** The part of the woods that is heavy. */
  readonly heavy: number;
  readonly rough: number;
  readonly lakes: number;
  readonly rivers: number;
  /** From edge to edge, by turns from west to east and from north to south. */
  readonly roads: number;
  /** Hexes around the middle of the map that are paved. */
  readonly town: number;
}

export function recipe(name: string, parts: Partial<Recipe>): Recipe {
  const none = { top: 0, high: 0, mesas: false, woods: 0, heavy: 0.3, rough: 0, lakes: 0, rivers: 0 };
  return { name, ...none, roads: 1, town: -1, ...parts };
}

const RECIPES: Readonly<Record<Landscape, Recipe>> = {
  plains: recipe('Plains', { top: 1, high: 0.1, woods: 0.1, rough: 0.05 }),
  hills: recipe('Hills', { top: 4, high: 0.45, woods: 0.14, rough: 0.05 }),
  forest: recipe('Forest', { top: 2, high: 0.2, woods: 0.42, heavy: 0.35, rough: 0.03 }),
  river: recipe('River', { top: 2, high: 0.22, woods: 0.16, rough: 0.04, rivers: 1 }),
  lakes: recipe('Lakes', { top: 2, high: 0.2, woods: 0.14, rough: 0.03, lakes: 0.22, roads: 0 }),
  badlands: recipe('Badlands', { top: 4, high: 0.35, mesas: true, woods: 0.03, rough: 0.25, roads: 0 }),
  town: recipe('Town', { top: 1, high: 0.12, woods: 0.12, roads: 2, town: 2 }),
};

/** The ground while it is being made. */
interface Land extends Grid {
  readonly level: Int8Array;
  readonly terrain: Terrain[];
  readonly features: Set<string>[];
}

export const generateMap = ({ landscape, ...wish }: MapWish): BoardFile =>
  landBy(RECIPES[landscape], landscape, wish);

/** A map of land of one's own making. */
export function landBy(
  plan: Recipe,
  kind: string,
  { width, height, seed }: Omit<MapWish, 'landscape'>,
): BoardFile {
  const grid = createGrid(width, height);
  const random = randomFrom(`map ${kind} ${width}x${height} ${seed}`);
  const spacing = Math.max(4, Math.min(8, Math.round(Math.sqrt(width * height) / 3)));
  const heights = noiseOver(grid, random, spacing);
  const land: Land = {
    ...grid,
    level: hillLevels(heights, plan),
    terrain: Array.from({ length: grid.size }, () => 'clear'),
    features: Array.from({ length: grid.size }, () => new Set()),
  };
  growWoods(land, plan, noiseOver(land, random, Math.max(3, spacing - 2)));
  cover(land, noiseOver(land, random, 3), plan.rough, 'rough', (cell) => land.terrain[cell] === 'clear');
  fillLakes(land, plan, heights);
  for (let i = 0; i < plan.rivers; i++) runRiver(land, random, heights);
  pave(land, plan.town);
  smooth(land);
  for (let i = 0; i < plan.roads; i++) layRoad(land, random, i % 2 === 0);
  const name = `${plan.name} ${seed}`.slice(0, 60);
  return writeBoardFile(
    createBoard({ name, width, height, terrains: TERRAINS, featureNames: FEATURES }, (col, row) => {
      const cell = row * width + col;
      return { terrain: land.terrain[cell], level: land.level[cell], features: [...land.features[cell]] };
    }),
  );
}

/** A share of the hexes, where the values are highest. */
function cover(
  { terrain, size }: Land,
  values: readonly number[],
  share: number,
  kind: Terrain,
  may: (cell: number) => boolean = () => true,
): void {
  const edge = threshold(values, share);
  for (let cell = 0; cell < size; cell++) if (values[cell] > edge && may(cell)) terrain[cell] = kind;
}

function growWoods(land: Land, { woods, heavy }: Recipe, growth: readonly number[]): void {
  cover(land, growth, woods, 'light woods');
  cover(land, growth, woods * heavy, 'heavy woods');
}

function flood(land: Land, cell: number): void {
  land.terrain[cell] = 'water';
  land.level[cell] = 0;
}

/** BF2-MAP-04: the lowest ground, of one depth. */
function fillLakes(land: Land, { lakes }: Recipe, heights: readonly number[]): void {
  if (lakes === 0) return;
  const shore = threshold(heights, 1 - lakes);
  for (let cell = 0; cell < land.size; cell++) if (heights[cell] < shore) flood(land, cell);
}

function runRiver(land: Land, random: Random, heights: readonly number[]): void {
  const course = riverCourse(land, random, heights);
  for (const cell of course) flood(land, cell);
  lowerBanks(land, course, land.level);
}

const around = ({ neighbours }: Grid, cell: number): number[] =>
  Array.from(neighbours.slice(cell * 6, cell * 6 + 6)).filter((next) => next >= 0);

const middleOf = ({ width, height }: Grid): number => Math.floor(height / 2) * width + Math.floor(width / 2);

function pave(land: Land, radius: number): void {
  if (radius < 0) return;
  const found = reach(land, middleOf(land), radius, () => 1);
  const streets = Array.from(found.cost.keys()).filter((cell) => found.cost[cell] >= 0);
  for (const cell of streets) {
    land.terrain[cell] = 'clear';
    land.features[cell].add(PAVED);
  }
  lowerBanks(land, streets, land.level);
  for (const cell of streets) land.level[cell] = 0;
}

/** Levels between neighbours. */
const STEEPEST = 2;

function smooth(land: Land): void {
  const open = Array.from({ length: land.size }, (_, cell) => cell);
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    for (const next of around(land, cell)) {
      if (land.level[next] <= land.level[cell] + STEEPEST) continue;
      land.level[next] = land.level[cell] + STEEPEST;
      open.push(next);
    }
  }
}

/** The cost of a hex and of a level to road builders. */
const TOLLS: Partial<Record<Terrain, number>> = {
  'light woods': 2,
  'heavy woods': 4,
  rough: 2,
  water: 8,
};
const CLIMB = 3;

/** BF2-MAP-07: through the middle of the map, and over water on bridges. */
function layRoad(land: Land, random: Random, isEastward: boolean): void {
  const { width, height, size, level, terrain, features } = land;
  const wander = (length: number): number => Math.floor(length / 2) + randomBelow(random, 3) - 1;
  const at = (share: 0 | 1): number =>
    isEastward
      ? Math.min(height - 1, Math.max(0, wander(height))) * width + share * (width - 1)
      : share * (size - width) + Math.min(width - 1, Math.max(0, wander(width)));
  const toll = (from: number, to: number): number => {
    if (ROADS.some((road) => features[to].has(road))) return 1;
    return 1 + (TOLLS[terrain[to]] ?? 0) + CLIMB * Math.abs(level[from] - level[to]);
  };
  const way = (from: number, to: number): number[] => pathTo(reach(land, from, size * 20, toll), to);
  const middle = middleOf(land);
  const course = [...way(at(0), middle), ...way(middle, at(1)).slice(1)];
  for (const [index, cell] of course.entries()) {
    if (terrain[cell] === 'water') features[cell].add(BRIDGE);
    if (index > 0) connect(land, course[index - 1], cell);
  }
}

function connect(land: Land, from: number, to: number): void {
  const direction = DIRECTIONS.find((each) => neighbour(land, from, each) === to)!;
  land.features[from].add(ROADS[direction]);
  land.features[to].add(ROADS[oppositeOf(direction)]);
}
