// Maps out of a seed: hills rise smoothly, woods stand in clumps with the thick of them inside, rivers look for the low
// ground and have fords. Whatever the dice say, a walking 'Mech gets everywhere.

import { type Board, createBoard } from '@ironfield/hex/board.ts';
import type { BoardFile } from '@ironfield/hex/board-file.ts';
import { createGrid, type Grid } from '@ironfield/hex/grid.ts';
import { type Hills, hillLevels, lowerBanks, noiseOver, riverCourse } from '@ironfield/hex/land/landforms.ts';
import { threshold } from '@ironfield/hex/land/noise.ts';
import { type Random, randomFrom } from '@ironfield/kernel/random.ts';
import { TERRAINS, Terrain } from '../terrain.ts';
import { drawSheet } from './drawn-sheet.ts';
import { type Cover, covered } from './ground-cover.ts';

export const LANDSCAPES = [
  'hills',
  'forest',
  'river',
  'badlands',
  'mixed',
  'roads',
  'marsh',
  'winter',
  'city',
] as const;
export type Landscape = (typeof LANDSCAPES)[number];

export interface MapWish {
  readonly landscape: Landscape;
  readonly width: number;
  readonly height: number;
  /** The same wish with the same seed is the same map. */
  readonly seed: string;
  /** Further terrain that options allow. */
  readonly kinds?: readonly string[];
}

/** The ingredients of a landscape. Shares are parts of all hexes. */
export interface Recipe extends Hills, Cover {
  readonly name: string;
  readonly woods: number;
  /** Of the woods. */
  readonly heavy: number;
  readonly rough: number;
  /** In low ground. */
  readonly ponds: number;
  readonly rivers: number;
}

const RECIPES: Readonly<Record<Landscape, Recipe>> = {
  hills: recipe('Hills', { top: 4, high: 0.5, woods: 0.12, rough: 0.05, ponds: 0.03 }),
  forest: recipe('Forest', { top: 2, high: 0.2, woods: 0.45, heavy: 0.35, rough: 0.03, ponds: 0.03 }),
  river: recipe('River', { top: 2, high: 0.25, woods: 0.16, rough: 0.04, rivers: 1 }),
  badlands: recipe('Badlands', { top: 5, high: 0.4, mesas: true, woods: 0.03, heavy: 0.1, rough: 0.2 }),
  mixed: recipe('Mixed country', { top: 3, high: 0.35, woods: 0.22, rough: 0.07, ponds: 0.04, rivers: 1 }),
  roads: recipe('Roads', { top: 2, high: 0.25, woods: 0.14, rough: 0.04, rivers: 1, roads: 2 }),
  marsh: recipe('Marsh', { top: 1, high: 0.1, woods: 0.15, rough: 0.02, ponds: 0.1, swamp: 0.3 }),
  winter: recipe('Winter', {
    top: 3,
    high: 0.3,
    woods: 0.18,
    rough: 0.05,
    ponds: 0.08,
    rivers: 1,
    isFrozen: true,
  }),
  city: recipe('City', { top: 1, high: 0.05, woods: 0.04, heavy: 0.1, rough: 0.02, isCity: true }),
};

export function recipe(name: string, parts: Partial<Recipe>): Recipe {
  const none = { top: 0, high: 0, mesas: false, woods: 0, heavy: 0.3, rough: 0, ponds: 0, rivers: 0 };
  return { name, ...none, ...parts };
}

/** The ground while it is being made. */
interface Land extends Grid {
  readonly level: Int8Array;
  readonly terrain: Uint8Array;
}

export const generateMap = ({ landscape, ...wish }: MapWish): BoardFile =>
  landBy(RECIPES[landscape], landscape, wish);

/** A map of land of one's own making. */
export function landBy(
  plan: Recipe,
  kind: string,
  { width, height, seed, kinds = [] }: Omit<MapWish, 'landscape'>,
): BoardFile {
  const grid = createGrid(width, height);
  const land: Land = { ...grid, level: new Int8Array(grid.size), terrain: new Uint8Array(grid.size) };
  const random = randomFrom(`map ${kind} ${width}x${height} ${seed}`);
  const spacing = Math.max(4, Math.min(8, Math.round(Math.sqrt(width * height) / 3)));

  const heights = noiseOver(land, random, spacing);
  land.level.set(hillLevels(heights, plan));
  growWoods(land, plan, noiseOver(land, random, Math.max(3, spacing - 2)));
  breakGround(land, plan, noiseOver(land, random, 3));
  fillPonds(land, plan, heights);
  for (let i = 0; i < plan.rivers; i++) runRiver(land, random, heights);
  openWays(land);
  const board = boardOf(land, `${plan.name} ${seed}`.slice(0, 60));
  const hasCover = plan.roads || plan.swamp || plan.isCity || plan.isFrozen || kinds.length > 0;
  return drawSheet(hasCover ? covered(board, random, plan, kinds) : board);
}

function growWoods({ terrain, size }: Land, { woods, heavy }: Recipe, growth: readonly number[]): void {
  const edge = threshold(growth, woods);
  const thick = threshold(growth, woods * heavy);
  for (let cell = 0; cell < size; cell++) {
    if (growth[cell] > edge) terrain[cell] = growth[cell] > thick ? Terrain.heavyWoods : Terrain.lightWoods;
  }
}

function breakGround({ terrain, size }: Land, { rough }: Recipe, cracks: readonly number[]): void {
  const edge = threshold(cracks, rough);
  for (let cell = 0; cell < size; cell++) {
    if (terrain[cell] === Terrain.clear && cracks[cell] > edge) terrain[cell] = Terrain.rough;
  }
}

/** The deepest hollows hold water: shallow at the shore, deeper where water is all around. */
function fillPonds(land: Land, { ponds }: Recipe, heights: readonly number[]): void {
  const shore = threshold(heights, 1 - ponds);
  const isWet = (cell: number): boolean => cell < 0 || heights[cell] < shore;
  for (let cell = 0; cell < land.size; cell++) {
    if (heights[cell] >= shore) continue;
    const deep = around(land, cell).every(isWet);
    land.terrain[cell] = Terrain.water + (deep ? 2 : 1);
    land.level[cell] = 0;
  }
}

/** Shallow in two places, level with itself, and its banks come down to the water. */
function runRiver(land: Land, random: Random, heights: readonly number[]): void {
  const course = riverCourse(land, random, heights);
  const fords = new Set(fordsOf(course.length));
  for (const [index, cell] of course.entries()) {
    land.terrain[cell] = Terrain.water + (fords.has(index) ? 0 : 1);
    land.level[cell] = 0;
  }
  widen(land, course);
  lowerBanks(land, course, land.level);
}

/** Two shallow places, a third of the way each. */
const fordsOf = (length: number): number[] =>
  [length / 3, (2 * length) / 3].flatMap((at) => [Math.floor(at), Math.floor(at) + 1]);

/** A river eats into its bank at a bend, and is deep on the outside. */
function widen(land: Land, course: readonly number[]): void {
  for (let i = 1; i + 1 < course.length; i++) {
    const [before, here, after] = [course[i - 1], course[i], course[i + 1]];
    if (land.terrain[here] !== Terrain.water + 1) continue;
    const shared = around(land, before).filter((cell) => cell >= 0 && around(land, after).includes(cell));
    const banks = shared.filter((cell) => cell !== here && land.terrain[cell] < Terrain.water);
    for (const bank of banks) {
      land.terrain[bank] = Terrain.water + 1;
      land.level[bank] = 0;
    }
    if (banks.length === 0 && i % 3 === 0) land.terrain[here] = Terrain.water + 2;
  }
}

const around = ({ neighbours }: Grid, cell: number): number[] =>
  Array.from(neighbours.slice(cell * 6, cell * 6 + 6));

const bedOf = ({ level, terrain }: Land, cell: number): number =>
  level[cell] - Math.max(0, terrain[cell] - Terrain.water);

/** CBT-MOV-03: where a step would be too high, the ground gives way until one can walk from anywhere to anywhere. */
function openWays(land: Land): void {
  const isStep = (from: number, to: number): boolean => Math.abs(bedOf(land, from) - bedOf(land, to)) <= 2;
  const isReached = new Uint8Array(land.size);
  const open: number[] = [];
  const visit = (start: number): void => {
    isReached[start] = 1;
    const todo = [start];
    for (let cell = todo.pop(); cell !== undefined; cell = todo.pop()) {
      open.push(cell);
      for (const to of around(land, cell)) {
        if (to < 0 || isReached[to] === 1 || !isStep(cell, to)) continue;
        isReached[to] = 1;
        todo.push(to);
      }
    }
  };
  visit(0);
  for (let i = 0; i < open.length; i++) {
    for (const to of around(land, open[i])) {
      if (to < 0 || isReached[to] === 1) continue;
      const bed = bedOf(land, open[i]);
      land.level[to] = bedOf(land, to) > bed ? bed + 2 : bed - 2;
      land.terrain[to] = Math.min(land.terrain[to], Terrain.rough);
      visit(to);
    }
  }
}

const boardOf = ({ width, height, terrain, level }: Land, name: string): Board =>
  createBoard({ name, width, height, terrains: TERRAINS }, (col, row) => {
    const cell = row * width + col;
    return { terrain: TERRAINS[terrain[cell]], level: level[cell] };
  });
