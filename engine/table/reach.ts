// Where can a model get to within its means? Worked out on a grid, for drawing and for bots: a place just outside the area
// may be possible, and whether a move is allowed is always up to its legs.

import type { Place } from '@ironfield/kernel/menu.ts';
import { INCH, turnOf } from './place.ts';
import type { Polygon } from './polygon.ts';

export interface Journey {
  readonly from: Place;
  /** In whatever the costs count. */
  readonly budget: number;
  /** Nothing further away than this is looked at. */
  readonly furthest: number;
  /** Of the straight way between two places; below 0 if there is none. */
  cost(from: Place, to: Place): number;
}

export interface ReachedArea {
  readonly from: Place;
  /** Nodes of the grid in each direction from the start. */
  readonly side: number;
  readonly step: number;
  /** By node, Infinity where nobody gets to, and the node that the last leg comes from. */
  readonly cost: Float64Array;
  readonly previous: Int32Array;
}

const NEIGHBOURS = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => ({ dx, dy })));

/** Dijkstra's search, but whoever steps to a neighbour looks whether a straight way saves the corner. */
export function reachedArea(journey: Journey, step = INCH / 4): ReachedArea {
  const { from, budget, furthest } = journey;
  const side = Math.ceil(furthest / step);
  const width = 2 * side + 1;
  const cost = new Float64Array(width * width).fill(Infinity);
  const previous = new Int32Array(width * width).fill(-1);
  const area = { from, side, step, cost, previous };
  const start = side * width + side;
  const isSettled = new Uint8Array(width * width);
  const queue = createQueue();
  cost[start] = 0;
  put(queue, start, 0);

  const tryWay = (node: number, to: number, place: Place): void => {
    const way = journey.cost(placeOfNode(area, node), place);
    const total = cost[node] + way;
    if (way < 0 || total > budget || total >= cost[to]) return;
    cost[to] = total;
    previous[to] = node;
    put(queue, to, total);
  };
  for (let node = take(queue); node >= 0; node = take(queue)) {
    if (isSettled[node]) continue;
    isSettled[node] = 1;
    const column = node % width;
    const row = Math.floor(node / width);
    for (const { dx, dy } of NEIGHBOURS) {
      if (column + dx < 0 || column + dx >= width || row + dy < 0 || row + dy >= width) continue;
      const to = node + dy * width + dx;
      if (isSettled[to]) continue;
      const place = placeOfNode(area, to);
      if (previous[node] >= 0) tryWay(previous[node], to, place);
      tryWay(node, to, place);
    }
  }
  return area;
}

function placeOfNode({ from, side, step }: Pick<ReachedArea, 'from' | 'side' | 'step'>, node: number): Place {
  const width = 2 * side + 1;
  return {
    x: from.x + ((node % width) - side) * step,
    y: from.y + (Math.floor(node / width) - side) * step,
  };
}

/** The places that one can get to, with what it costs. */
export function reachedPlaces(area: ReachedArea): { place: Place; cost: number }[] {
  const places: { place: Place; cost: number }[] = [];
  for (const [node, cost] of area.cost.entries())
    if (cost < Infinity) places.push({ place: placeOfNode(area, node), cost });
  return places;
}

/** The ends of the legs of the cheapest way to the place of the grid that is nearest; none if nobody gets there. */
export function wayTo(area: ReachedArea, { x, y }: Place): Place[] {
  const { from, side, step, cost, previous } = area;
  const column = Math.round((x - from.x) / step) + side;
  const row = Math.round((y - from.y) / step) + side;
  if (Math.max(Math.abs(column - side), Math.abs(row - side)) > side) return [];
  const target = row * (2 * side + 1) + column;
  const way: Place[] = [];
  if (cost[target] === Infinity) return way;
  for (let node = target; previous[node] >= 0; node = previous[node]) way.push(placeOfNode(area, node));
  return way.reverse();
}

/** The edges of the area, clockwise; those of holes in it run the other way, so that either rule of filling is right. */
export function outlinesOf(area: ReachedArea): Polygon[] {
  const { from, side, step, cost } = area;
  const width = 2 * side + 1;
  const isIn = (column: number, row: number): boolean =>
    column >= 0 && column < width && row >= 0 && row < width && cost[row * width + column] < Infinity;
  // Corners of squares; from each one at most two edges lead on, where two squares meet in it.
  const edges = new Map<number, number[]>();
  const corner = (column: number, row: number): number => row * (width + 1) + column;
  const addEdge = (a: number, b: number): void => {
    edges.set(a, [...(edges.get(a) ?? []), b]);
  };
  for (let row = 0; row < width; row++) {
    for (let column = 0; column < width; column++) {
      if (!isIn(column, row)) continue;
      if (!isIn(column, row - 1)) addEdge(corner(column, row), corner(column + 1, row));
      if (!isIn(column + 1, row)) addEdge(corner(column + 1, row), corner(column + 1, row + 1));
      if (!isIn(column, row + 1)) addEdge(corner(column + 1, row + 1), corner(column, row + 1));
      if (!isIn(column - 1, row)) addEdge(corner(column, row + 1), corner(column, row));
    }
  }
  const placeOf = (at: number): Place => ({
    x: from.x + ((at % (width + 1)) - side) * step - step / 2,
    y: from.y + (Math.floor(at / (width + 1)) - side) * step - step / 2,
  });
  return loopsOf(edges).map((loop) => withoutStraightCorners(loop.map(placeOf)));
}

function loopsOf(edges: Map<number, number[]>): number[][] {
  const loops: number[][] = [];
  for (const start of edges.keys()) {
    while (edges.get(start)?.length) {
      const loop: number[] = [];
      for (let at = start; ; ) {
        loop.push(at);
        const next = edges.get(at)?.pop();
        if (next === undefined || next === start) break;
        at = next;
      }
      loops.push(loop);
    }
  }
  return loops;
}

const withoutStraightCorners = (corners: Polygon): Polygon =>
  corners.filter((corner, i) => {
    const before = corners[(i + corners.length - 1) % corners.length];
    return turnOf(before, corner, corners[(i + 1) % corners.length]) !== 0;
  });

/** Nodes by what they cost, the cheapest first: a binary heap. */
interface Queue {
  readonly nodes: number[];
  readonly keys: number[];
}

const createQueue = (): Queue => ({ nodes: [], keys: [] });

function put({ nodes, keys }: Queue, node: number, key: number): void {
  let at = keys.length;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (keys[parent] <= key) break;
    keys[at] = keys[parent];
    nodes[at] = nodes[parent];
    at = parent;
  }
  keys[at] = key;
  nodes[at] = node;
}

/** -1 when there is none. */
function take({ nodes, keys }: Queue): number {
  const first = nodes[0];
  const key = keys.pop();
  const node = nodes.pop();
  if (key === undefined || node === undefined) return -1;
  if (keys.length === 0) return first;
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child + 1 < keys.length && keys[child + 1] < keys[child]) child++;
    if (child >= keys.length || keys[child] >= key) break;
    keys[at] = keys[child];
    nodes[at] = nodes[child];
    at = child;
  }
  keys[at] = key;
  nodes[at] = node;
  return first;
}
