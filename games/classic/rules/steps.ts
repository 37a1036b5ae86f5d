// What one step costs (CBT-MOV-02, 03, 08). The costs are computed once per ground and then looked up.

import { neighbour } from '@ironfield/hex/board.ts';
import { DIRECTIONS, oppositeOf } from '@ironfield/hex/coordinates.ts';
import { type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import type { Ground } from '../battlefield.ts';
import { TERRAINS } from '../data/terrain.ts';
import type { RuleId } from '../rule-index.ts';
import { REASONS } from '../text/movement.ts';

/** CBT-MOV-02 */
const TURN_COST = 1;
export const DROP_COST = 1;
export const STAND_COST = 2;
/** CBT-HEA-02: for every try. */
export const STAND_HEAT = 1;
/** CBT-SCN-16: off the map as into a clear hex. */
export const LEAVE_COST = 1;

const MOST_LEVELS = 2;
/** In the tables: no such step. */
export const FORBIDDEN = 0;

/** MP of the steps out of each hex in each facing (see `nodeOf`). */
export interface Steps {
  readonly walk: Uint8Array;
  /** Into water of depth 1 or more nobody runs (CBT-MOV-08). */
  readonly run: Uint8Array;
  /** One hex back, on level ground only (CBT-MOV-03). */
  readonly back: Uint8Array;
  /** By cell: the directions that lead off the map, a bit each. */
  readonly off: Uint8Array;
}

export const stepsOn = remembered((ground: Ground): Steps => {
  const { size } = ground.board;
  const steps = {
    walk: new Uint8Array(size * 6),
    run: new Uint8Array(size * 6),
    back: new Uint8Array(size * 6),
    off: new Uint8Array(size),
  };
  for (let from = 0; from < size; from++) {
    for (const direction of DIRECTIONS) {
      const to = neighbour(ground.board, from, direction);
      if (to < 0) steps.off[from] |= 1 << direction;
      if (to < 0 || levelsBetween(ground, from, to) > MOST_LEVELS) continue;
      const cost = totalOf<RuleId>((tally) => stepCost(tally, ground, from, to));
      steps.walk[from * 6 + direction] = cost;
      if (!isWet(ground, to)) steps.run[from * 6 + direction] = cost;
      if (ground.bed[from] === ground.bed[to]) steps.back[from * 6 + oppositeOf(direction)] = cost;
    }
  }
  return steps;
});

/** Water that one wades through: it costs a Piloting Skill Roll, and nobody runs into it. */
export const isWet = (ground: Ground, cell: number): boolean => ground.depth[cell] >= 1;

/** Levels from bed to bed (CBT-MOV-03). */
export const levelsBetween = (ground: Ground, from: number, to: number): number =>
  Math.abs(ground.bed[to] - ground.bed[from]);

/** CBT-MOV-02: from one hex into the next. */
export function stepCost(tally: Tally<RuleId>, ground: Ground, from: number, to: number): void {
  entryCost(tally, ground, to);
  const levels = ground.bed[to] - ground.bed[from];
  if (levels !== 0) tally.add(Math.abs(levels), REASONS.levels(levels), 'CBT-MOV-02');
}

/** The same onto the map, where there is no telling how high one came from (CBT-SCN-17). */
export function entryCost(tally: Tally<RuleId>, { board, enterCost }: Ground, to: number): void {
  tally.add(enterCost[to], REASONS.enter(board.number[to], TERRAINS[board.terrain[to]]), 'CBT-MOV-02');
}

export function turnCost(tally: Tally<RuleId>, hexsides: number): void {
  if (hexsides > 0) tally.add(hexsides * TURN_COST, REASONS.turn(hexsides), 'CBT-MOV-05');
}
