// Walls on hexsides, as whoever moves, jumps or looks meets them (MT-STRUCT-05).

import { neighbour } from '@ironfield/hex/board.ts';
import { DIRECTIONS, type Direction, oppositeOf } from '@ironfield/hex/coordinates.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import type { Ground } from '../../battlefield.ts';
import { WALLS } from '../../data/terrain.ts';
import type { Steps } from '../../kind.ts';
import { FORBIDDEN } from './steps.ts';

/** Lower than any wall. */
const NO_WALL = -128;

/** By cell and direction: the level that the wall there reaches; null on a map without walls. */
export const wallTops = remembered(({ board, level }: Pick<Ground, 'board' | 'level'>): Int8Array | null => {
  if (!board.edges.some((edge) => edge > 0)) return null;
  return Int8Array.from(board.edges, (edge, node) => {
    if (edge === 0) return NO_WALL;
    const cell = Math.floor(node / 6);
    const foot = Math.max(level[cell], level[neighbour(board, cell, (node % 6) as Direction)]);
    return foot + WALLS[edge - 1].height;
  });
});

/** The level that the wall between two neighbours reaches; null where there is none. */
export function wallBetween(
  ground: Pick<Ground, 'board' | 'level'>,
  from: number,
  to: number,
): number | null {
  const tops = wallTops(ground);
  if (!tops) return null;
  const side = DIRECTIONS.find((direction) => neighbour(ground.board, from, direction) === to);
  const top = side === undefined ? NO_WALL : tops[from * 6 + side];
  return top === NO_WALL ? null : top;
}

const cut = (steps: Steps, isCut: (node: number) => boolean): Steps => {
  const ahead = (costs: Uint8Array) => costs.map((cost, node) => (isCut(node) ? FORBIDDEN : cost));
  const behind = (costs: Uint8Array) =>
    costs.map((cost, node) =>
      isCut(node - (node % 6) + oppositeOf((node % 6) as Direction)) ? FORBIDDEN : cost,
    );
  return { ...steps, walk: ahead(steps.walk), run: ahead(steps.run), back: behind(steps.back) };
};

const cutSteps = remembered((tops: Int8Array) =>
  remembered((steps: Steps): Steps => cut(steps, (node) => tops[node] !== NO_WALL)),
);

/** Nobody goes through a wall; what flies higher than that goes over it. */
export function stepsPastWalls(
  steps: Steps,
  ground: Pick<Ground, 'board' | 'level'>,
  altitude: number | null,
): Steps {
  const tops = wallTops(ground);
  if (!tops) return steps;
  return altitude === null ? cutSteps(tops)(steps) : cut(steps, (node) => tops[node] >= altitude);
}
