// Streets with houses between them.

import { distance, type HexEdge, neighbour } from '@ironfield/hex/board.ts';
import { DIRECTIONS, type Direction, oppositeOf } from '@ironfield/hex/coordinates.ts';
import type { Grid } from '@ironfield/hex/grid.ts';
import { reach } from '@ironfield/hex/search.ts';
import { type Random, randomBelow } from '@ironfield/kernel/random.ts';
import { ARMORED, type BuildingClass, buildingName, type StructureType, WALL_NAMES } from '../terrain.ts';

/** A hex that may be built on. */
export interface Plot {
  terrain: string;
  readonly level: number;
  readonly features: Set<string>;
  readonly isOpen: boolean;
}

/** From street to street. */
const BLOCK = 4;
/** Levels of the tallest house, by class. */
const TALLEST: Readonly<Record<BuildingClass, number>> = { 1: 2, 2: 3, 3: 4, 4: 3 };
/** The middle of a city is of stone: classes that a block may have there, and those farther out. */
const IN_THE_MIDDLE: readonly BuildingClass[] = [2, 3, 3, 4];
const FARTHER_OUT: readonly BuildingClass[] = [1, 1, 2, 2, 3];
/** One plot in so many is a yard, and one block in so many a park. */
const YARDS = 5;
const PARKS = 7;
const HOUSES_OF_A_HAMLET = 5;
/** MT-STRUCT-01: one block in so many is a fortress or a hangar, where there are any. */
const OTHER_BLOCKS = 4;
const HIGHEST_HANGAR = 3;
/** One fortress in so many is armored. */
const ARMORED_BLOCKS = 2;
const HEXES_OF_AN_OUTPOST = 3;

const oneIn = (random: Random, many: number): boolean => randomBelow(random, many) === 0;

function house(random: Random, grade: BuildingClass, type: StructureType = 'building'): string {
  return buildingName(grade, 1 + randomBelow(random, TALLEST[grade]), type);
}

/** A block of houses: what they are, and how strong. */
interface Block {
  readonly grade: BuildingClass;
  readonly type: StructureType;
  readonly isArmored?: boolean;
}

/** Nobody fortifies with wood, and no hangar is hardened. */
function blockOf(
  random: Random,
  grade: BuildingClass,
  { hasTypes, hasArmor }: Pick<Allowed, 'hasTypes' | 'hasArmor'>,
): Block {
  if (!hasTypes || !oneIn(random, OTHER_BLOCKS)) return { grade, type: 'building' };
  const isFortress = grade > HIGHEST_HANGAR || (grade > 1 && oneIn(random, 2));
  if (!isFortress) return { grade, type: 'hangar' };
  return { grade, type: 'fortress', isArmored: hasArmor && oneIn(random, ARMORED_BLOCKS) };
}

/** The structures that may be built. */
interface Allowed {
  readonly mayBuild: boolean;
  /** MT-STRUCT-01: fortresses and hangars. */
  readonly hasTypes: boolean;
  /** MT-STRUCT-10 */
  readonly hasArmor: boolean;
}

/** A city all over the map; where nothing may be built, its plots lie waste. Returns its parks. */
export function buildCity(
  grid: Grid,
  random: Random,
  plots: readonly Plot[],
  { mayBuild, ...types }: Allowed,
): number[][] {
  const { width, height, col, row, size } = grid;
  const middle = Math.floor(height / 2) * width + Math.floor(width / 2);
  const far = Math.max(width, height) / 4;
  const shift = { col: randomBelow(random, BLOCK), row: randomBelow(random, BLOCK) };
  const blocks = new Map<string, Block | 'park'>();
  const parks = new Map<string, number[]>();
  for (let cell = 0; cell < size; cell++) {
    const plot = plots[cell];
    const across = col[cell] + shift.col;
    const down = row[cell] + shift.row;
    if (!plot.isOpen) continue;
    if (across % BLOCK === 0 || down % BLOCK === 0) {
      plot.terrain = 'paved';
      continue;
    }
    const key = `${Math.floor(across / BLOCK)} ${Math.floor(down / BLOCK)}`;
    const classes = distance(grid, cell, middle) <= far ? IN_THE_MIDDLE : FARTHER_OUT;
    const block =
      blocks.get(key) ??
      (oneIn(random, PARKS) ? 'park' : blockOf(random, classes[randomBelow(random, classes.length)], types));
    blocks.set(key, block);
    if (block === 'park') {
      plot.terrain = oneIn(random, 2) ? 'light woods' : 'clear';
      parks.set(key, [...(parks.get(key) ?? []), cell]);
    } else if (oneIn(random, YARDS)) continue;
    else if (mayBuild) {
      plot.terrain = house(random, block.grade, block.type);
      if (block.isArmored) plot.features.add(ARMORED);
    } else if (oneIn(random, 2)) plot.features.add('rubble');
  }
  return [...parks.values()];
}

/** Walls that a park may have around it. */
const PARK_WALLS = WALL_NAMES.filter((name) => /^(light|medium) wall [12]$/.test(name));
const SOUTH = 3;

/**
 * MT-STRUCT-05: parks have walls around them, and are open to the street in the south. A park whose walls would cut off
 * something, such as a hex in a corner of the map, has none.
 */
export function wallParks(
  grid: Grid,
  random: Random,
  plots: readonly Plot[],
  parks: readonly (readonly number[])[],
): HexEdge[] {
  const all = reachedFrom(grid, plots, []);
  const walls: HexEdge[] = [];
  for (const cells of parks) {
    const kind = PARK_WALLS[randomBelow(random, PARK_WALLS.length)];
    const sides = cells.flatMap((cell) =>
      DIRECTIONS.filter((side) => {
        const beyond = neighbour(grid, cell, side);
        return side !== SOUTH && beyond >= 0 && !cells.includes(beyond);
      }).map((side): HexEdge => ({ hex: grid.number[cell], side, kind })),
    );
    if (reachedFrom(grid, plots, [...walls, ...sides]) === all) walls.push(...sides);
  }
  return walls;
}

/** How many hexes a walking 'Mech reaches from the first one (CBT-MOV-03). */
function reachedFrom(grid: Grid, plots: readonly Plot[], walls: readonly HexEdge[]): number {
  const keyOf = (hex: string, side: Direction): string => `${hex} ${side}`;
  const walled = new Set(walls.map(({ hex, side }) => keyOf(hex, side)));
  const isWalled = (from: number, to: number, side: Direction): boolean =>
    walled.has(keyOf(grid.number[from], side)) || walled.has(keyOf(grid.number[to], oppositeOf(side)));
  const { cost } = reach(grid, 0, grid.size, (from, to, side) =>
    Math.abs(plots[from].level - plots[to].level) <= 2 && !isWalled(from, to, side) ? 1 : -1,
  );
  return cost.filter((spent) => spent >= 0).length;
}

/** A few houses around a place. */
export function buildHamlet(grid: Grid, random: Random, plots: readonly Plot[]): void {
  const open = [...plots.keys()].filter((cell) => plots[cell].isOpen);
  if (open.length === 0) return;
  const middle = open[randomBelow(random, open.length)];
  const grade: BuildingClass = oneIn(random, 3) ? 2 : 1;
  const near = open
    .filter((cell) => distance(grid, cell, middle) <= 2)
    .sort((a, b) => distance(grid, a, middle) - distance(grid, b, middle) || a - b);
  for (const cell of near.slice(0, HOUSES_OF_A_HAMLET))
    if (!oneIn(random, 3)) plots[cell].terrain = house(random, grade);
}

/** MT-STRUCT-03: a small fortress on the highest open ground. */
export function buildOutpost(grid: Grid, random: Random, plots: readonly Plot[], hasArmor: boolean): void {
  const open = [...plots.keys()].filter((cell) => plots[cell].isOpen);
  if (open.length === 0) return;
  const top = Math.max(...open.map((cell) => plots[cell].level));
  const high = open.filter((cell) => plots[cell].level === top);
  const middle = high[randomBelow(random, high.length)];
  const grade: BuildingClass = oneIn(random, 2) ? 3 : 2;
  const isArmored = hasArmor && oneIn(random, ARMORED_BLOCKS);
  const near = open
    .filter((cell) => distance(grid, cell, middle) <= 1)
    .sort((a, b) => distance(grid, a, middle) - distance(grid, b, middle) || a - b);
  for (const cell of near.slice(0, HEXES_OF_AN_OUTPOST)) {
    plots[cell].terrain = house(random, grade, 'fortress');
    if (isArmored) plots[cell].features.add(ARMORED);
  }
}
