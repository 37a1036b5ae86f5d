// Least MP from a hex and facing to every other on foot (CBT-MOV-02 to 05, 08). The search takes the hexes in order of
// cost, with the facings of a hex as six bits: a turn of several facings at once is one look into a table.

import { DIRECTIONS, type Facing, oppositeOf } from '@ironfield/hex/coordinates.ts';
import { nodeOf } from '@ironfield/hex/search.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import type { Battlefield, Ground } from '../../battlefield.ts';
import type { Steps } from '../../kind.ts';
import type { MapEdge, UnitState } from '../../state.ts';
import { FORBIDDEN } from '../ground/steps.ts';
import { edgeOver } from './map-edge.ts';

export interface FootRules {
  /** Backward steps may be mixed in. */
  readonly backward: boolean;
  readonly run: boolean;
  /** MT-PRE-11: a four-legged 'Mech steps over the hexsides beside the one ahead (or behind) without turning, for 1 MP more. */
  readonly sideways?: boolean;
  /** MT-PRE-13: it steps over any hexside without turning, and never turns. */
  readonly everyWay?: boolean;
  /** MT-VMOV-05: no step leads ahead. */
  readonly isBackOnly?: true;
  /** MT-VTOL-03: it turns only while the leg has cost less than this. */
  readonly turnsBefore?: number;
}

/** CBT-MOV-04, CBT-MOV-08 */
export const WALKING: FootRules = { backward: true, run: false };
export const RUNNING: FootRules = { backward: false, run: true };
const SHIFTING_WALK: FootRules = { ...WALKING, sideways: true };
const SHIFTING_RUN: FootRules = { ...RUNNING, sideways: true };
const EVERY_WAY: FootRules = { backward: false, run: false, everyWay: true };

/** The rules of a unit's search on foot. */
export function footRules(field: Battlefield, unit: number, mech: UnitState, isWalk: boolean): FootRules {
  if (field.kinds[unit].facesNowhere) return EVERY_WAY;
  if (!field.plugged.shifts?.(false, field, unit, mech)) return isWalk ? WALKING : RUNNING;
  return isWalk ? SHIFTING_WALK : SHIFTING_RUN;
}

/** The result of a search. Nodes are hex and facing, see `nodeOf`. */
export interface GroundReach {
  /** Least MP by node; -1 where out of reach. */
  readonly cost: Int8Array;
  /** The hexes reached, cheapest first; only the first `count` count. */
  readonly cells: Uint16Array;
  count: number;
  /** Its beginnings: the node of the start, or the nodes through which the map is entered. */
  sources: readonly number[];
  entering: boolean;
  rules: FootRules;
  steps: Steps;
  /** The number of searches that have filled it: by it the borrower of a result can tell whether it is still theirs. */
  search: number;
  /** The searches it is the best of. */
  parts: readonly GroundReach[];
}

const MOST_MP = 127;
/** MT-PRE-11 */
export const SHIFT_COST = 1;

const NOWHERE = new Uint8Array();
/** Until there has been a search. */
const NO_STEPS: Steps = {
  walk: NOWHERE,
  run: NOWHERE,
  back: NOWHERE,
  walkIn: NOWHERE,
  runIn: NOWHERE,
  off: NOWHERE,
};

const NO_PARTS: readonly GroundReach[] = [];

export function createGroundReach({ board }: Ground): GroundReach {
  return {
    cost: new Int8Array(board.size * 6),
    cells: new Uint16Array(board.size),
    count: 0,
    sources: [],
    entering: false,
    rules: WALKING,
    steps: NO_STEPS,
    search: 0,
    parts: NO_PARTS,
  };
}

const lentOn = remembered((_: Ground): GroundReach[] => []);
const STOCK = 32;

/** Memory for a search out of a small stock, the one that was lent longest ago: see `search`. */
export function borrowReach(ground: Ground): GroundReach {
  const lent = lentOn(ground);
  const reach = lent.length < STOCK ? createGroundReach(ground) : lent.shift()!;
  lent.push(reach);
  return reach;
}

export interface Search {
  readonly steps: Steps;
  readonly rules: FootRules;
  readonly mp: number;
  /** Hexes that are not entered (enemies, CBT-MOV-17). */
  readonly blocked?: Iterable<number>;
  /** Hexes out of which no step leads (MT-PRE-24). */
  readonly stops?: readonly number[];
}

export interface SearchFromHex extends Search {
  readonly start: number;
  readonly facing: Facing;
}

export interface SearchFromEdge extends Search {
  readonly edge: MapEdge;
}

/** Pass the result of an earlier search as `into` to use its memory again; that earlier result is then overwritten. */
export function groundReach(
  ground: Ground,
  search: SearchFromHex,
  into: GroundReach = createGroundReach(ground),
): GroundReach {
  const { start, facing, mp } = search;
  const work = prepare(ground, search, into);
  into.sources = [nodeOf(start, facing)];
  into.entering = false;
  work.reached[start] = 0;
  enqueue(work, 0, start, 1 << facing);
  spread(work, mp, into);
  return into;
}

/** The same from beyond an edge of the map (CBT-SCN-17): the first hex is entered straight on. */
export function entryReach(
  ground: Ground,
  search: SearchFromEdge,
  into: GroundReach = createGroundReach(ground),
): GroundReach {
  const { steps, rules, mp, edge } = search;
  const work = prepare(ground, search, into);
  const costs = rules.run ? steps.runIn : steps.walkIn;
  const sources = entrances(ground, edge, costs).filter((node) => work.reached[(node / 6) | 0] === 0);
  into.sources = sources;
  into.entering = true;
  for (const node of sources) {
    const cell = (node / 6) | 0;
    if (costs[cell] <= mp) enqueue(work, costs[cell], cell, 1 << (node % 6));
  }
  spread(work, mp, into);
  return into;
}

/** Several results as one: of each node the cheapest counts. */
export function bestOf(parts: readonly GroundReach[], into: GroundReach): GroundReach {
  const [{ rules, steps, sources, entering }] = parts;
  Object.assign(into, { rules, steps, sources, entering, parts });
  into.search++;
  into.cost.fill(-1);
  const cells = new Set<number>();
  for (const part of parts) {
    for (const [node, cost] of part.cost.entries())
      if (cost >= 0 && (into.cost[node] < 0 || cost < into.cost[node])) into.cost[node] = cost;
    for (const cell of part.cells.subarray(0, part.count)) cells.add(cell);
  }
  const sorted = [...cells].sort((a, b) => cheapest(into, a) - cheapest(into, b));
  into.cells.set(sorted);
  into.count = sorted.length;
  return into;
}

function entrances({ board }: Ground, edge: MapEdge, costs: Uint8Array): number[] {
  const nodes: number[] = [];
  for (const cell of costs.keys()) {
    if (costs[cell] === FORBIDDEN) continue;
    for (const direction of DIRECTIONS) {
      if (edgeOver(board, cell, oppositeOf(direction)) === edge) nodes.push(nodeOf(cell, direction));
    }
  }
  return nodes;
}

/** Memory of the search itself, one for all searches on a ground. */
interface Work {
  readonly size: number;
  readonly neighbours: Int32Array;
  /** Facings settled, a bit each, by cell. */
  readonly reached: Uint8Array;
  /** By cost and cell: facings to be settled at that cost. */
  pending: Uint8Array;
  /** By cost: the cells with anything pending, and how many. */
  queue: Int32Array;
  length: Int32Array;
  /** Hexes out of which no step leads. */
  stops: readonly number[];
}

const NOTHING: readonly number[] = [];

/** For as many costs, from 0 on, there is room from the beginning. */
const USUAL_COSTS = 16;

const workOn = remembered(
  ({ board: { size, neighbours } }: Ground): Work => ({
    size,
    neighbours,
    reached: new Uint8Array(size),
    ...buckets(size, USUAL_COSTS),
    stops: NOTHING,
  }),
);

function workFor(ground: Ground, budget: number): Work {
  const work = workOn(ground);
  if (budget >= work.length.length) Object.assign(work, buckets(work.size, budget + 1));
  return work;
}

const buckets = (size: number, costs: number) => ({
  pending: new Uint8Array(size * costs),
  queue: new Int32Array(size * costs),
  length: new Int32Array(costs),
});

const EVERY_FACING = 0b111111;

function prepare(
  ground: Ground,
  { steps, rules, mp, blocked = NOTHING, stops = NOTHING }: Search,
  into: GroundReach,
): Work {
  if (mp > MOST_MP) throw new RangeError(`${mp} MP are more than the ${MOST_MP} that can be searched`);
  const work = workFor(ground, mp);
  work.reached.fill(0);
  work.stops = stops;
  for (const cell of blocked) work.reached[cell] = EVERY_FACING;
  into.cost.fill(-1);
  into.rules = rules;
  into.steps = steps;
  into.search++;
  into.parts = NO_PARTS;
  return work;
}

/** By set of facings: those one hexside to the left or right of any of them. */
const TURNED = Uint8Array.from({ length: 64 }, (_, facings) => {
  const left = (facings >> 1) | (facings << 5);
  const right = (facings << 1) | (facings >> 5);
  return (left | right) & EVERY_FACING;
});

function enqueue(work: Work, cost: number, cell: number, facings: number): void {
  const { pending, queue, length, size } = work;
  const slot = cost * size + cell;
  if (pending[slot] === 0) queue[cost * size + length[cost]++] = cell;
  pending[slot] |= facings;
}

function spread(work: Work, budget: number, into: GroundReach): void {
  const { pending, queue, length, reached, size, neighbours, stops } = work;
  const hasStops = stops.length > 0;
  const { cost, cells, rules, steps } = into;
  const ahead = rules.run ? steps.run : steps.walk;
  const back = rules.backward ? steps.back : null;
  const sideways = rules.sideways === true;
  const everyWay = rules.everyWay === true;
  const { turnsBefore = Number.POSITIVE_INFINITY } = rules;
  let count = 0;
  for (let spent = 0; spent <= budget; spent++) {
    const bucket = spent * size;
    for (let i = 0; i < length[spent]; i++) {
      const cell = queue[bucket + i];
      const known = reached[cell];
      const fresh = pending[bucket + cell] & ~known;
      pending[bucket + cell] = 0;
      if (fresh === 0) continue;
      if (known === 0) cells[count++] = cell;
      reached[cell] = known | fresh;
      const turned = everyWay || spent >= turnsBefore ? 0 : TURNED[fresh] & ~(known | fresh);
      if (turned !== 0 && spent < budget) enqueue(work, spent + 1, cell, turned);
      for (let rest = fresh; rest !== 0; ) {
        const facing = 31 - Math.clz32(rest);
        const bit = 1 << facing;
        rest ^= bit;
        const node = cell * 6 + facing;
        cost[node] = spent;
        if (hasStops && stops.includes(cell)) continue;
        if (everyWay) {
          stepEveryWay(work, ahead, { cell, facing }, spent, budget);
          continue;
        }
        const step = ahead[node];
        if (step !== 0 && spent + step <= budget) {
          const to = neighbours[node];
          if ((reached[to] & bit) === 0) enqueue(work, spent + step, to, bit);
        }
        if (sideways) shift(work, into, { cell, facing }, spent, budget);
        if (back === null) continue;
        const backStep = back[node];
        if (backStep !== 0 && spent + backStep <= budget) {
          const to = neighbours[cell * 6 + (facing < 3 ? facing + 3 : facing - 3)];
          if ((reached[to] & bit) === 0) enqueue(work, spent + backStep, to, bit);
        }
      }
    }
    length[spent] = 0;
  }
  into.count = count;
}

/** MT-PRE-13 */
function stepEveryWay(
  work: Work,
  ahead: Uint8Array,
  { cell, facing }: { readonly cell: number; readonly facing: number },
  spent: number,
  budget: number,
): void {
  for (let node = cell * 6; node < cell * 6 + 6; node++) {
    const step = ahead[node];
    if (step === FORBIDDEN || spent + step > budget) continue;
    const to = work.neighbours[node];
    if ((work.reached[to] & (1 << facing)) === 0) enqueue(work, spent + step, to, 1 << facing);
  }
}

/** MT-PRE-11 */
function shift(
  work: Work,
  { rules, steps }: GroundReach,
  { cell, facing }: { readonly cell: number; readonly facing: number },
  spent: number,
  budget: number,
): void {
  const go = (direction: number, cost: number) => {
    const to = work.neighbours[cell * 6 + direction];
    const after = spent + cost + SHIFT_COST;
    if (cost !== FORBIDDEN && after <= budget && (work.reached[to] & (1 << facing)) === 0)
      enqueue(work, after, to, 1 << facing);
  };
  const ahead = rules.run ? steps.run : steps.walk;
  for (const beside of [1, 5]) {
    const left = (facing + beside) % 6;
    go(left, ahead[cell * 6 + left]);
    if (rules.backward) go((left + 3) % 6, steps.back[cell * 6 + left]);
  }
}

/** The cheapest MP to a hex in any facing; -1 where out of reach. */
export function cheapest({ cost }: GroundReach, cell: number): number {
  let best = -1;
  for (let node = cell * 6; node < cell * 6 + 6; node++) {
    if (cost[node] >= 0 && (best < 0 || cost[node] < best)) best = cost[node];
  }
  return best;
}
