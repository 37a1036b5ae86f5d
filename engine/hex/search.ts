// Searches for the cells in reach, their least cost and the paths there. The game supplies the costs: whole numbers,
// negative = forbidden. Pass an earlier result as `into` to reuse its memory; that result is then overwritten. Pass a
// cell as `until` to ask only for the path to it: cells that cost as much or more, or lie too far from it for the
// remaining budget, may then be left out. No step may then cost less than 1.

import { distance } from './board.ts';
import { type Direction, type Facing, oppositeOf, rotate } from './coordinates.ts';
import type { Grid } from './grid.ts';
import { clear, createFrontier, type Frontier, relax, take } from './search/bucket-queue.ts';

/**
 * The least `cost` (-1 = out of reach) and the `previous` node, by node: a cell, or a cell and facing for
 * `reachFacing`.
 */
export type Reach = Pick<Frontier, 'cost' | 'previous'>;

export type StepCost = (from: number, to: number, direction: Direction) => number;

export interface Source {
  readonly cell: number;
  readonly cost: number;
}

export const createReach = (grid: Grid): Frontier => createFrontier(grid.size);

interface SearchOptions {
  /** Memory to use again. */
  readonly into?: Frontier;
  /** The search ends when it knows this cell; -1 for none. */
  readonly until?: number | undefined;
}

export function reach(
  grid: Grid,
  sources: number | readonly Source[],
  budget: number,
  stepCost: StepCost,
  { into = createReach(grid), until = -1 }: SearchOptions = {},
): Frontier {
  clear(into, budget);
  if (typeof sources === 'number') relax(into, sources, -1, 0);
  else for (const { cell, cost } of sources) relax(into, cell, -1, cost);

  for (let spent = 0; spent <= budget; spent++) {
    if (until >= 0 && isSettled(into, until, spent)) break;
    for (let cell = take(into, spent); cell >= 0; cell = take(into, spent)) {
      for (let direction = 0; direction < 6; direction++) {
        const to = grid.neighbours[cell * 6 + direction];
        if (to < 0 || isSettled(into, to, spent)) continue;
        const step = stepCost(cell, to, direction as Direction);
        if (step < 0 || (until >= 0 && spent + step + distance(grid, to, until) > budget)) continue;
        relax(into, to, cell, spent + step);
      }
    }
  }
  return into;
}

export interface KnownSteps {
  /** The cost of a step, by `cell * 6 + direction`. */
  readonly steps: Int16Array;
  /** Cells that end a move, except one that starts there. */
  readonly stops: readonly number[];
}

/** A search over known step costs. */
class Search {
  private readonly start: number;
  private readonly budget: number;
  private readonly steps: Int16Array;
  private readonly stops: readonly number[];
  private readonly until: number;

  constructor(start: number, budget: number, { steps, stops }: KnownSteps, until: number) {
    this.start = start;
    this.budget = budget;
    this.steps = steps;
    this.stops = stops;
    this.until = until;
  }

  isLike(other: object | null): boolean {
    return (
      other instanceof Search &&
      this.start === other.start &&
      this.until === other.until &&
      this.budget === other.budget &&
      this.steps === other.steps &&
      this.stops.length === other.stops.length &&
      this.stops.every((stop, i) => stop === other.stops[i])
    );
  }
}

/**
 * The same result as `reach`, for costs that are all known beforehand: several times as fast. Repeating the latest
 * search, as when an order is checked and then carried out, is free.
 */
export function reachBySteps(
  grid: Grid,
  start: number,
  budget: number,
  known: KnownSteps,
  { into = createReach(grid), until = -1 }: SearchOptions = {},
): Frontier {
  const { neighbours } = grid;
  const { cost } = into;
  const { steps, stops } = known;
  const search = new Search(start, budget, known, until);
  if (search.isLike(into.found)) return into;
  clear(into, budget);
  relax(into, start, -1, 0);
  for (let spent = 0; spent <= budget; spent++) {
    if (until >= 0 && isSettled(into, until, spent)) break;
    for (let cell = take(into, spent); cell >= 0; cell = take(into, spent)) {
      if (cell !== start && stops.includes(cell)) continue;
      for (let side = cell * 6; side < cell * 6 + 6; side++) {
        const step = steps[side];
        const to = neighbours[side];
        if (step < 0 || to < 0 || (cost[to] >= 0 && cost[to] <= spent)) continue;
        if (until >= 0 && spent + step + distance(grid, to, until) > budget) continue;
        relax(into, to, cell, spent + step);
      }
    }
  }
  into.found = search;
  return into;
}

/** No step from a node that cost `spent` can improve this one. */
function isSettled(frontier: Frontier, node: number, spent: number): boolean {
  const known = frontier.cost[node];
  return known >= 0 && known <= spent;
}

export interface FacingCosts {
  /** One hex ahead; the direction is the facing. */
  readonly forward: StepCost;
  /** One hex back; the direction is that of travel, opposite to the facing. Absent = not allowed. */
  readonly backward?: StepCost;
  /** One hexside left or right. */
  readonly turn: (cell: number, from: Facing, to: Facing) => number;
}

export const nodeOf = (cell: number, facing: Facing): number => cell * 6 + facing;
export const cellOfNode = (node: number): number => (node / 6) | 0;
export const facingOfNode = (node: number): Facing => (node % 6) as Facing;

export const createFacingReach = (grid: Grid): Frontier => createFrontier(grid.size * 6);

/** Like `reach` for units that also pay for turning: nodes are cell and facing, see `nodeOf`. */
export function reachFacing(
  grid: Grid,
  { start, facing }: { readonly start: number; readonly facing: Facing },
  budget: number,
  { forward, backward, turn }: FacingCosts,
  into: Frontier = createFacingReach(grid),
): Frontier {
  clear(into, budget);
  relax(into, nodeOf(start, facing), -1, 0);

  for (let spent = 0; spent <= budget; spent++) {
    for (let node = take(into, spent); node >= 0; node = take(into, spent)) {
      const facing = facingOfNode(node);
      moveTo(grid, into, node, facing, forward);
      if (backward) moveTo(grid, into, node, oppositeOf(facing), backward);
      turnTo(into, node, rotate(facing, 1), turn);
      turnTo(into, node, rotate(facing, -1), turn);
    }
  }
  return into;
}

function moveTo(grid: Grid, into: Frontier, node: number, direction: Direction, stepCost: StepCost): void {
  const cell = cellOfNode(node);
  const to = grid.neighbours[cell * 6 + direction];
  const next = nodeOf(to, facingOfNode(node));
  const spent = into.cost[node];
  if (to < 0 || isSettled(into, next, spent)) return;
  const step = stepCost(cell, to, direction);
  if (step >= 0) relax(into, next, node, spent + step);
}

function turnTo(into: Frontier, node: number, facing: Facing, turnCost: FacingCosts['turn']): void {
  const cell = cellOfNode(node);
  const next = nodeOf(cell, facing);
  const spent = into.cost[node];
  if (isSettled(into, next, spent)) return;
  const step = turnCost(cell, facingOfNode(node), facing);
  if (step >= 0) relax(into, next, node, spent + step);
}

/** The cheapest node of a cell in any facing, or -1 if out of reach. */
export function cheapestFacing({ cost }: Reach, cell: number): number {
  let best = -1;
  for (let node = cell * 6; node < cell * 6 + 6; node++) {
    if (cost[node] >= 0 && (best < 0 || cost[node] < cost[best])) best = node;
  }
  return best;
}

/** The nodes of a cheapest path from its source to the target, both included; empty if out of reach. */
export function pathTo({ cost, previous }: Reach, target: number): number[] {
  const path: number[] = [];
  if (cost[target] < 0) return path;
  for (let node = target; node >= 0; node = previous[node]) path.push(node);
  return path.reverse();
}
