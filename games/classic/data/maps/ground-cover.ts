// Terrain of generated land beyond the introductory rules: roads and towns, swamps and ice by its kind, and whatever
// else the options of a game allow.

import { type Board, createBoard, type HexKind, kindAt } from '@ironfield/hex/board.ts';
import { noiseOver, riverCourse } from '@ironfield/hex/land/landforms.ts';
import { threshold } from '@ironfield/hex/land/noise.ts';
import { type Random, randomBelow } from '@ironfield/kernel/random.ts';
import {
  ARMORED,
  BUILDING_NAMES,
  depthOf,
  STRUCTURE_NAMES,
  Terrain,
  VOCABULARY,
  WALL_NAMES,
} from '../terrain.ts';
import { buildCity, buildHamlet, buildOutpost, wallParks } from './towns.ts';

export interface Cover {
  /** Roads from edge to edge, with a bridge over every water and a paved place where they meet. */
  readonly roads?: number;
  /** Share of the open ground. */
  readonly swamp?: number;
  /** Streets and houses all over it. */
  readonly isCity?: boolean;
  /** Water is frozen. */
  readonly isFrozen?: boolean;
}

/** The land with its cover; `kinds` are those that options allow. */
export function covered(board: Board, random: Random, cover: Cover, kinds: readonly string[]): Board {
  const hexes = Array.from({ length: board.size }, (_, cell) => new Spot(kindAt(board, cell)));
  const land = new Land(board, random, hexes);
  if (cover.swamp) land.lay('swamp', cover.swamp);
  if (cover.isFrozen) for (const hex of hexes) if (hex.isWater) hex.features.add('ice');
  for (let road = 0; road < (cover.roads ?? 0); road++) land.runRoad(road === 0);
  land.overgrow(kinds);
  for (const [name, share] of GROUNDS) if (kinds.includes(name)) land.turn(name, share);
  for (const [name, share] of CONDITIONS) if (kinds.includes(name)) land.lay(name, share);
  if (kinds.includes('rapids')) for (const hex of hexes) if (hex.isDeep) hex.features.add('rapids');
  if (kinds.includes('fire')) land.kindle(2);
  for (const name of VENTS) if (kinds.includes(name)) land.scatter(name, 2);
  const mayBuild = kinds.includes(BUILDING_NAMES[0]);
  const hasTypes = kinds.includes(STRUCTURE_NAMES[0]);
  const hasArmor = kinds.includes(ARMORED);
  const parks = cover.isCity ? buildCity(board, random, hexes, { mayBuild, hasTypes, hasArmor }) : [];
  if (!cover.isCity && mayBuild)
    for (let hamlet = 0; hamlet < HAMLETS; hamlet++) buildHamlet(board, random, hexes);
  if (!cover.isCity && hasTypes) buildOutpost(board, random, hexes, hasArmor);
  const { name, width, height } = board;
  const standing = kinds.includes(WALL_NAMES[0]) ? wallParks(board, random, hexes, parks) : [];
  return createBoard(
    { name, width, height, ...VOCABULARY, standing },
    (col, row) => hexes[row * width + col].kind,
  );
}

/** Parts of the open ground. */
const GROUNDS = [
  ['sand', 0.2],
  ['tundra', 0.15],
  ['magma crust', 0.08],
] as const;
const CONDITIONS = [
  ['mud', 0.12],
  ['deep mud', 0.05],
  ['deep snow', 0.15],
] as const;
const HAMLETS = 3;
const VENTS = ['geyser', 'magma geyser'];

class Spot {
  terrain: string;
  readonly level: number;
  readonly features: Set<string>;

  constructor({ terrain, level = 0, features = [] }: HexKind) {
    this.terrain = terrain;
    this.level = level;
    this.features = new Set(features);
  }

  get kind(): HexKind {
    return { terrain: this.terrain, level: this.level, features: [...this.features] };
  }

  get isOpen(): boolean {
    return this.terrain === 'clear' && this.features.size === 0;
  }

  get isWater(): boolean {
    return depthOf(VOCABULARY.terrains.indexOf(this.terrain)) >= 0;
  }

  get isDeep(): boolean {
    return this.isWater && this.terrain !== 'water 0' && this.features.size === 0;
  }
}

class Land {
  private readonly board: Board;
  private readonly random: Random;
  private readonly hexes: readonly Spot[];

  constructor(board: Board, random: Random, hexes: readonly Spot[]) {
    this.board = board;
    this.random = random;
    this.hexes = hexes;
  }

  /** Open hexes in patches that make up this share of the map. */
  private patches(share: number): Spot[] {
    const growth = noiseOver(this.board, this.random, 4);
    const edge = threshold(growth, share);
    return this.hexes.filter((hex, cell) => growth[cell] > edge && hex.isOpen);
  }

  lay(condition: string, share: number): void {
    for (const hex of this.patches(share)) hex.features.add(condition);
  }

  turn(ground: string, share: number): void {
    for (const hex of this.patches(share)) hex.terrain = ground;
  }

  /** Sets woods on fire. */
  kindle(count: number): void {
    this.scatter('fire', count, (hex) => /(light|heavy) woods$/.test(hex.terrain));
  }

  scatter(condition: string, count: number, fits = (hex: Spot) => hex.isOpen): void {
    const open = this.hexes.filter(fits);
    for (let i = 0; i < count && open.length > 0; i++)
      open.splice(randomBelow(this.random, open.length), 1)[0].features.add(condition);
  }

  /** Over the low ground from edge to edge. */
  runRoad(hasTown: boolean): void {
    const heights = noiseOver(this.board, this.random, 6);
    const slope = heights.map((height, cell) => (height + Math.min(1, this.board.level[cell] / 4)) / 2);
    const course = riverCourse(this.board, this.random, slope);
    for (const cell of course) this.hexes[cell].features.add(this.hexes[cell].isWater ? 'bridge' : 'road');
    if (!hasTown) return;
    const middle = course[Math.floor(course.length / 2)];
    for (const cell of [middle, ...this.board.neighbours.slice(middle * 6, middle * 6 + 6)]) {
      const hex = this.hexes[cell];
      if (!hex || hex.isWater || hex.level !== this.hexes[middle].level) continue;
      hex.terrain = 'paved';
      if (randomBelow(this.random, 5) === 0 && !hex.features.has('road')) hex.features.add('rubble');
    }
  }

  /** Half of the woods is jungle; what has trees all around, and no such hex beside it, is ultra-heavy. */
  overgrow(kinds: readonly string[]): void {
    const growth = noiseOver(this.board, this.random, 5);
    const isJungle = (cell: number) => kinds.includes('light jungle') && growth[cell] > 0.5;
    const { terrain, neighbours } = this.board;
    const isWoods = (cell: number) =>
      terrain[cell] === Terrain.lightWoods || terrain[cell] === Terrain.heavyWoods;
    for (const [cell, hex] of this.hexes.entries()) {
      if (!isWoods(cell) || hex.features.size > 0) continue;
      const around = neighbours.slice(cell * 6, cell * 6 + 6);
      const isThick =
        terrain[cell] === Terrain.heavyWoods &&
        around.every((other) => isWoods(other) && !this.hexes[other].terrain.startsWith('ultra'));
      const tree = isJungle(cell) ? 'jungle' : 'woods';
      if (isThick && kinds.includes(`ultra-heavy ${tree}`)) hex.terrain = `ultra-heavy ${tree}`;
      else if (tree === 'jungle') hex.terrain = hex.terrain.replace('woods', 'jungle');
    }
  }
}
