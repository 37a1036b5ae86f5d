// Dial's queue for searches with small whole costs: one doubly linked list of nodes per cost, in typed arrays that are
// allocated once and reused for every search.

/** The least costs found by a search, with the queue that finds them. */
export interface Frontier {
  /** The least cost by node; -1 if out of reach. */
  readonly cost: Int32Array;
  /** The node before this one on a cheapest path; -1 at a source. Meaningless where `cost` is -1. */
  readonly previous: Int32Array;
  readonly before: Int32Array;
  readonly after: Int32Array;
  /** The first node by cost, -1 if none. */
  first: Int32Array;
  budget: number;
  /** What the search was for, if these results still answer it. */
  found: object | null;
}

export const createFrontier = (nodes: number): Frontier => ({
  cost: new Int32Array(nodes),
  previous: new Int32Array(nodes),
  before: new Int32Array(nodes),
  after: new Int32Array(nodes),
  first: new Int32Array(64),
  budget: 0,
  found: null,
});

export function clear(frontier: Frontier, budget: number): void {
  frontier.budget = budget;
  frontier.found = null;
  if (frontier.first.length <= budget) frontier.first = new Int32Array(2 * budget);
  frontier.first.fill(-1, 0, budget + 1);
  frontier.cost.fill(-1);
}

/** Records a path to a node if it is within the budget and the cheapest so far. */
export function relax(frontier: Frontier, node: number, previous: number, cost: number): void {
  if (cost > frontier.budget) return;
  const known = frontier.cost[node];
  if (known >= 0) {
    if (known <= cost) return;
    unlink(frontier, node, known);
  }
  frontier.cost[node] = cost;
  frontier.previous[node] = previous;
  const next = frontier.first[cost];
  frontier.before[node] = -1;
  frontier.after[node] = next;
  if (next >= 0) frontier.before[next] = node;
  frontier.first[cost] = node;
}

/** Takes a node with this cost from the queue; -1 if none is left. */
export function take(frontier: Frontier, cost: number): number {
  const node = frontier.first[cost];
  if (node < 0) return -1;
  const next = frontier.after[node];
  frontier.first[cost] = next;
  if (next >= 0) frontier.before[next] = -1;
  return node;
}

function unlink(frontier: Frontier, node: number, cost: number): void {
  const before = frontier.before[node];
  const after = frontier.after[node];
  if (before >= 0) frontier.after[before] = after;
  else frontier.first[cost] = after;
  if (after >= 0) frontier.before[after] = before;
}
