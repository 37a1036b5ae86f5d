import { type Board, distance, edgesOf } from '@ironfield/hex/board.ts';
import { describe, expect, test } from 'vitest';
import { hasCondition } from '../../battlefield.ts';
import {
  ARMORED,
  BUILDING_NAMES,
  GROUNDS,
  STRUCTURE_NAMES,
  TERRAINS,
  Terrain,
  WALL_NAMES,
} from '../terrain.ts';
import { generateMap, LANDSCAPES, type Landscape, type MapWish } from './generator.ts';
import { boardOf, outOfReach } from './passable.fixture.ts';

const PAVED = TERRAINS.indexOf('paved');
const SAND = TERRAINS.indexOf('sand');

const boards = new Map<string, Board>();

function made(landscape: Landscape, seed: string | number, width = 15, height = 17): Board {
  const wish = { landscape, width, height, seed: String(seed) };
  const key = JSON.stringify(wish);
  const board = boards.get(key) ?? boardOf(generateMap(wish));
  boards.set(key, board);
  return board;
}

const cellsWhere = (board: Board, test: (cell: number) => boolean): number[] =>
  Array.from({ length: board.size }, (_, cell) => cell).filter(test);

const share = (board: Board, test: (terrain: number, level: number) => boolean): number =>
  cellsWhere(board, (cell) => test(board.terrain[cell], board.level[cell])).length / board.size;

const neighboursOf = (board: Board, cell: number): number[] =>
  Array.from(board.neighbours.slice(cell * 6, cell * 6 + 6)).filter((to) => to >= 0);

/** Invariants of maps, for so many of each landscape. */
export function mapTests(count: number): void {
  const seeds = Array.from({ length: count }, (_, seed) => seed);

  describe.each(LANDSCAPES)('%s', (landscape) => {
    test('a walking Mech gets everywhere, on maps of all sizes', () => {
      const sizes: [number, number][] = [
        [15, 17],
        [1, 1],
        [1, 9],
        [9, 1],
        [2, 2],
        [30, 17],
        [34, 15],
        [8, 40],
      ];
      for (const seed of seeds) {
        for (const [width, height] of seed < count / 8 ? sizes : sizes.slice(0, 1)) {
          const board = made(landscape, seed, width, height);
          expect([board.width, board.height]).toEqual([width, height]);
          expect(outOfReach(board), `${landscape} ${width}x${height} ${seed}`).toEqual([]);
        }
      }
    });

    test('the same seed is the same map, another one another', () => {
      const wish = { landscape, width: 15, height: 17, seed: 'Hesperus' };
      expect(generateMap(wish)).toEqual(generateMap(wish));
      expect(generateMap({ ...wish, seed: 'Galatea' }).rows).not.toEqual(generateMap(wish).rows);
    });

    test('woods stand in clumps', () => {
      for (const seed of seeds.slice(0, count / 4)) {
        const board = made(landscape, seed, 30, 34);
        const isWoods = (cell: number) =>
          board.terrain[cell] === Terrain.lightWoods || board.terrain[cell] === Terrain.heavyWoods;
        const woods = cellsWhere(board, isWoods);
        const alone = woods.filter((cell) => !neighboursOf(board, cell).some(isWoods));
        expect(alone.length, `seed ${seed}`).toBeLessThanOrEqual(0.25 * woods.length);
      }
    });

    test('the land is mostly open, and never steeper than its hills', () => {
      for (const seed of seeds) {
        const board = made(landscape, seed);
        expect(Math.max(...board.level)).toBeLessThanOrEqual(5);
        expect(Math.min(...board.level)).toBeGreaterThanOrEqual(-2);
        const isOpen = (terrain: number) => terrain <= Terrain.lightWoods || terrain === PAVED;
        expect(share(board, isOpen)).toBeGreaterThan(0.6);
      }
    });
  });

  test('each landscape is what it is called', () => {
    const isHigh = (_: number, level: number) => level > 0;
    const isWoods = (terrain: number) => terrain === Terrain.lightWoods || terrain === Terrain.heavyWoods;
    const isWater = (terrain: number) => terrain >= Terrain.water && terrain < PAVED;
    const isRough = (terrain: number) => terrain === Terrain.rough;
    const average = (landscape: Landscape, test: (terrain: number, level: number) => boolean): number =>
      seeds.reduce((sum, seed) => sum + share(made(landscape, seed), test), 0) / seeds.length;
    expect(average('hills', isHigh)).toBeGreaterThan(average('forest', isHigh));
    expect(average('forest', isWoods)).toBeGreaterThan(2 * average('hills', isWoods));
    expect(average('river', isWater)).toBeGreaterThan(0.06);
    expect(average('badlands', isRough)).toBeGreaterThan(2 * average('mixed', isRough));
    expect(average('badlands', isWoods)).toBeLessThan(0.1);
  });

  test('roads, swamp and ice are where the landscape says, and what options allow everywhere', () => {
    const has = (landscape: Landscape, feature: string, kinds: readonly string[] = []) =>
      seeds.every((seed) => {
        const wish = { landscape, width: 15, height: 17, seed: String(seed), kinds };
        return Object.values(generateMap(wish).legend).some(({ features }) => features?.includes(feature));
      });
    expect([has('roads', 'road'), has('marsh', 'swamp'), has('winter', 'ice'), has('hills', 'road')]).toEqual(
      [true, true, true, false],
    );
    expect(has('hills', 'deep snow', ['deep snow'])).toBe(true);
    const kinds = [
      'light jungle',
      'heavy jungle',
      'ultra-heavy jungle',
      'ultra-heavy woods',
      'sand',
      'rapids',
    ];
    for (const seed of seeds) {
      const wish = { landscape: 'forest', width: 15, height: 17, seed: String(seed), kinds } as const;
      const board = boardOf(generateMap(wish));
      expect(outOfReach(board)).toEqual([]);
      expect(share(board, (terrain) => terrain === SAND)).toBeGreaterThan(0);
    }
  });

  test('where structures may be built, a small fortress stands on the highest open ground, some of them armored', () => {
    const kinds = [...BUILDING_NAMES, ...STRUCTURE_NAMES];
    const fortOf = (seed: number, more: readonly string[] = []) => {
      const wish = {
        landscape: 'hills',
        width: 15,
        height: 17,
        seed: String(seed),
        kinds: [...kinds, ...more],
      };
      const board = boardOf(generateMap(wish as MapWish));
      const cells = cellsWhere(board, (cell) => GROUNDS[board.terrain[cell]!]!.building?.type === 'fortress');
      return { board, cells, armored: cells.filter((cell) => hasCondition({ board }, cell, ARMORED)) };
    };
    const forts = seeds.map((seed) => fortOf(seed, [ARMORED]));
    for (const { board, cells, armored } of forts) {
      expect(cells.length).toBeGreaterThan(0);
      expect(cells.length).toBeLessThanOrEqual(3);
      expect([0, cells.length]).toContain(armored.length);
      for (const cell of cells) expect(distance(board, cells[0]!, cell)).toBeLessThanOrEqual(2);
    }
    const plated = forts.filter(({ armored }) => armored.length > 0).length;
    expect(plated).toBeGreaterThan(0);
    expect(plated).toBeLessThan(count);
    expect(seeds.every((seed) => fortOf(seed).armored.length === 0)).toBe(true);
    const plain = generateMap({
      landscape: 'hills',
      width: 15,
      height: 17,
      seed: '1',
      kinds: BUILDING_NAMES,
    });
    expect(JSON.stringify(plain.legend)).not.toContain('fortress');
  });

  test('parks of a city have walls where those may stand, and everybody gets into them', () => {
    const cityOf = (seed: number, kinds: readonly string[]) =>
      boardOf(generateMap({ landscape: 'city', width: 15, height: 17, seed: String(seed), kinds }));
    const walled = seeds.map((seed) => cityOf(seed, [...BUILDING_NAMES, ...WALL_NAMES]));
    expect(walled.filter((board) => edgesOf(board).length > 0).length).toBeGreaterThan(count / 2);
    for (const [index, board] of walled.entries()) {
      expect(outOfReach(board)).toEqual([]);
      const plain = cityOf(seeds[index]!, BUILDING_NAMES);
      expect(edgesOf(plain)).toEqual([]);
      // The same city but for them.
      expect(plain.terrain).toEqual(board.terrain);
    }
  });

  test('a river flows from edge to edge without a gap, level with itself, and has fords', () => {
    for (const seed of seeds) {
      const board = made('river', seed);
      const isWater = (cell: number) => board.terrain[cell] >= Terrain.water;
      const water = cellsWhere(board, isWater);
      const isReached = new Set([water[0]]);
      for (const cell of isReached) {
        for (const to of neighboursOf(board, cell)) if (isWater(to)) isReached.add(to);
      }
      expect(isReached.size, `seed ${seed}`).toBe(water.length);
      expect(new Set(water.map((cell) => board.level[cell]))).toEqual(new Set([0]));
      expect(water.some((cell) => board.terrain[cell] === Terrain.water)).toBe(true);
      const far = Math.max(...water.flatMap((a) => water.map((b) => distance(board, a, b))));
      expect(far).toBeGreaterThanOrEqual(14);
    }
  });
}
