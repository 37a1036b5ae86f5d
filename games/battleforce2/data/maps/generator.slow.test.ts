import { rule } from '@ironfield/conformance/rule.ts';
import { type Board, featureMask, kindAt, neighbour } from '@ironfield/hex/board.ts';
import { boardIn } from '@ironfield/hex/board-file.ts';
import { DIRECTIONS, oppositeOf } from '@ironfield/hex/coordinates.ts';
import { reach } from '@ironfield/hex/search.ts';
import { describe, expect, test } from 'vitest';
import { BRIDGE, FEATURES, PAVED, ROADS, TERRAINS, WATER } from '../terrain.ts';
import { generateMap, LANDSCAPES, type Landscape } from './generator.ts';

const SEEDS = Array.from({ length: 12 }, (_, seed) => String(seed));

const made = (landscape: Landscape, seed: string, width = 15, height = 17): Board =>
  boardIn(generateMap({ landscape, width, height, seed }), { terrains: TERRAINS, featureNames: FEATURES });

const cells = (board: Board) => Array.from(board.level.keys());
const share = (board: Board, test: (cell: number) => boolean): number =>
  cells(board).filter(test).length / board.size;

describe.each(LANDSCAPES)('%s', (landscape) => {
  test('the same seed is the same map, another one another', () => {
    const wish = { landscape, width: 15, height: 17, seed: 'Hesperus' };
    expect(generateMap(wish)).toEqual(generateMap(wish));
    expect(generateMap({ ...wish, seed: 'Galatea' }).rows).not.toEqual(generateMap(wish).rows);
  });

  rule('BF2-MAP-02', 'No slope is steeper than two levels, on maps of all sizes', () => {
    for (const seed of SEEDS)
      for (const [width, height] of [
        [15, 17],
        [31, 17],
        [11, 51],
      ]) {
        const board = made(landscape, seed, width, height);
        expect([board.width, board.height]).toEqual([width, height]);
        const steps = cells(board).flatMap((cell) =>
          DIRECTIONS.map((direction) => neighbour(board, cell, direction))
            .filter((next) => next >= 0)
            .map((next) => Math.abs(board.level[cell] - board.level[next])),
        );
        expect(Math.max(...steps)).toBeLessThanOrEqual(2);
      }
  });

  rule(['BF2-MAP-05', 'BF2-MAP-07'], 'Roads go on from hex to hex, and over water on bridges alone', () => {
    for (const seed of SEEDS) {
      const board = made(landscape, seed);
      for (const cell of cells(board)) {
        const { terrain, features = [] } = kindAt(board, cell);
        const onRoad = ROADS.some((road) => features.includes(road));
        expect(features.includes(BRIDGE), board.number[cell]).toBe(onRoad && terrain === 'water');
        for (const direction of DIRECTIONS) {
          if (!features.includes(ROADS[direction])) continue;
          const next = neighbour(board, cell, direction);
          expect(kindAt(board, next).features).toContain(ROADS[oppositeOf(direction)]);
        }
      }
    }
  });
});

test('each landscape is what it is called', () => {
  const average = (landscape: Landscape, test: (board: Board, cell: number) => boolean): number =>
    SEEDS.reduce((sum, seed) => {
      const board = made(landscape, seed);
      return sum + share(board, (cell) => test(board, cell));
    }, 0) / SEEDS.length;
  const isHigh = (board: Board, cell: number) => board.level[cell] > 0;
  const isWater = (board: Board, cell: number) => board.terrain[cell] === WATER;
  const is = (terrain: string) => (board: Board, cell: number) =>
    kindAt(board, cell).terrain.includes(terrain);
  const isPaved = (board: Board, cell: number) => (board.features[cell] & featureMask(board, PAVED)) !== 0;
  expect(average('hills', isHigh)).toBeGreaterThan(2 * average('plains', isHigh));
  expect(average('forest', is('woods'))).toBeGreaterThan(2 * average('hills', is('woods')));
  expect(average('lakes', isWater)).toBeGreaterThan(0.15);
  expect(average('river', isWater)).toBeGreaterThan(0.05);
  expect(average('plains', isWater)).toBe(0);
  expect(average('badlands', is('rough'))).toBeGreaterThan(2 * average('plains', is('rough')));
  expect(average('town', isPaved)).toBeCloseTo(19 / 255, 3);
});

test('Every river can be crossed: the two banks are joined without going through water off a bridge', () => {
  for (const seed of SEEDS) {
    const board = made('river', seed);
    const isDry = (cell: number) =>
      board.terrain[cell] !== WATER || (board.features[cell] & featureMask(board, BRIDGE)) !== 0;
    const dry = cells(board).filter(isDry);
    const found = reach(board, dry.find((cell) => board.features[cell] !== 0)!, board.size, (_, to) =>
      isDry(to) ? 1 : -1,
    );
    const cutOff = dry.filter((cell) => found.cost[cell] < 0);
    expect(cutOff.length / dry.length, seed).toBeLessThan(0.1);
  }
});
