// Random landforms for generated maps: hills that rise smoothly, and rivers that follow the low ground.

import { type Random, randomBelow } from '@ironfield/kernel/random.ts';
import type { Grid } from '../grid.ts';
import { pathTo, reach } from '../search.ts';
import { createNoise, threshold } from './noise.ts';

/** A smooth value from 0 to 1 for each cell; the larger the spacing, the larger the shapes. */
export function noiseOver(grid: Grid, random: Random, spacing: number): number[] {
  const noise = createNoise(random, grid.width, grid.height, spacing);
  return Array.from({ length: grid.size }, (_, cell) => noise({ col: grid.col[cell], row: grid.row[cell] }));
}

export interface Hills {
  /** The highest level, and the share of hexes above level 0. */
  readonly top: number;
  readonly high: number;
  /** Flat tops with steep sides instead of gentle slopes. */
  readonly mesas: boolean;
}

export function hillLevels(heights: readonly number[], { top, high, mesas }: Hills): Int8Array {
  const foot = threshold(heights, high);
  const summit = threshold(heights, 0.02);
  return Int8Array.from(heights, (height) => {
    const rise = (height - foot) / Math.max(summit - foot, 1e-9);
    if (rise <= 0) return 0;
    // A mesa shoots up at its foot and is flat above.
    const share = mesas ? Math.min(1, Math.sqrt(rise) * 1.1) : Math.min(1, rise);
    return Math.max(1, Math.round(share * top));
  });
}

/** A course from one edge of the map to the opposite one, along the low ground. */
export function riverCourse(grid: Grid, random: Random, heights: readonly number[]): number[] {
  const { width, height, size } = grid;
  const isSouthward = height >= width ? true : randomBelow(random, 2) === 0;
  const along = isSouthward ? width : height;
  const mouth = (place: number, last: boolean): number =>
    isSouthward ? (last ? size - width : 0) + place : place * width + (last ? width - 1 : 0);
  const middling = (): number => Math.floor(along / 4) + randomBelow(random, Math.ceil(along / 2));
  const source = mouth(Math.min(along - 1, middling()), false);
  const end = mouth(Math.min(along - 1, middling()), true);
  const toll = (cell: number): number => 1 + Math.round(heights[cell] * heights[cell] * 20);
  return pathTo(
    reach(grid, source, size * 21, (_, to) => toll(to)),
    end,
  );
}

/** Lowers the banks of a course towards the water: no level exceeds the distance from it. */
export function lowerBanks(grid: Grid, course: readonly number[], level: Int8Array): void {
  const fromWater = reach(
    grid,
    course.map((cell) => ({ cell, cost: 0 })),
    grid.width + grid.height,
    () => 1,
  );
  for (let cell = 0; cell < grid.size; cell++) {
    const distance = fromWater.cost[cell];
    if (distance >= 0) level[cell] = Math.min(level[cell], Math.max(0, distance - 1));
  }
}
