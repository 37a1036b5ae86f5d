import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPlanet } from './planet.ts';
import { createSpaces, distance, spaceOf } from './spaces.ts';
import { findWays, type Travel } from './ways.ts';

const planet = createPlanet();
const space = fc.nat(planet.size - 1);

/** Costs, stops and parts, as a game might have them. */
const travels = fc
  .record({
    points: fc.nat(6),
    fees: fc.array(fc.constantFrom(-1, 0, 1, 2, 3), { minLength: 97, maxLength: 97 }),
    stops: fc.array(fc.boolean(), { minLength: 89, maxLength: 89 }),
    cuts: fc.array(fc.nat(63), { minLength: 83, maxLength: 83 }),
  })
  .map(
    ({ points, fees, stops, cuts }): Travel => ({
      points,
      cost: (to, from) => fees[(to * 17 + from * 31) % 97]!,
      stopsAt: (at) => stops[at % 89]!,
      parts: (at) => {
        const mask = cuts[at % 83]!;
        const isIn = (_: number, index: number) => (mask & (1 << index)) !== 0;
        const [one, other] = [
          planet.neighbours[at].filter(isIn),
          planet.neighbours[at].filter((beside, index) => !isIn(beside, index)),
        ];
        // One side belongs to both parts.
        return [one, [...other, ...one.slice(0, 1)]];
      },
    }),
  );

interface Node {
  readonly space: number;
  readonly part: number;
}

/** Bellman–Ford: every step from every part, until nothing gets cheaper. */
function naive(from: number, travel: Travel): number[] {
  const parts = (at: number) => travel.parts!(at);
  const nodes: Node[] = planet.neighbours.flatMap((_, at) =>
    parts(at).map((__, part) => ({ space: at, part })),
  );
  const costs = nodes.map(() => Number.POSITIVE_INFINITY);
  const least = new Array<number>(planet.size).fill(-1);
  least[from] = 0;
  const step = (at: number, sides: readonly number[], spent: number): boolean => {
    let isCheaper = false;
    for (const [index, node] of nodes.entries()) {
      if (!sides.includes(node.space) || !parts(node.space)[node.part]!.includes(at)) continue;
      const fee = travel.cost(node.space, at);
      if (fee < 0 || spent + fee > travel.points || spent + fee >= costs[index]!) continue;
      costs[index] = spent + fee;
      isCheaper = true;
    }
    return isCheaper;
  };
  step(
    from,
    planet.neighbours[from].filter((side) => parts(from).some((part) => part.includes(side))),
    0,
  );
  for (let isCheaper = true; isCheaper; ) {
    isCheaper = false;
    for (const [index, node] of nodes.entries()) {
      if (costs[index] === Number.POSITIVE_INFINITY || travel.stopsAt!(node.space)) continue;
      if (step(node.space, parts(node.space)[node.part]!, costs[index]!)) isCheaper = true;
    }
  }
  for (const [index, node] of nodes.entries()) {
    const cost = costs[index]!;
    if (cost !== Number.POSITIVE_INFINITY && (least[node.space] === -1 || cost < least[node.space]!))
      least[node.space] = cost;
  }
  return least;
}

describe('Ways', () => {
  test('cost as little as an exhaustive search finds', () => {
    fc.assert(
      fc.property(space, travels, (from, travel) => {
        expect([...findWays(planet, from, travel).cost]).toEqual(naive(from, travel));
      }),
      { numRuns: 25 },
    );
  });

  test('are made of steps that add up to their cost', () => {
    fc.assert(
      fc.property(space, space, travels, (from, to, travel) => {
        const { cost, pathTo } = findWays(planet, from, travel);
        const path = pathTo(to);
        expect(path.length === 0).toBe(cost[to] < 0);
        if (path.length === 0) return;
        expect([path[0], path.at(-1)]).toEqual([from, to]);
        const fees = path.slice(1).map((each, index) => travel.cost(each, path[index]!));
        expect(fees.reduce((sum, fee) => sum + fee, 0)).toBe(cost[to]);
        expect(path.slice(1, -1).some((each) => travel.stopsAt!(each))).toBe(false);
      }),
      { numRuns: 25 },
    );
  });

  test('without anything in the way are as long as the distance', () => {
    const { cost } = findWays(planet, 0, { points: 20, cost: () => 1 });
    for (let to = 0; to < planet.size; to++) expect(cost[to]).toBe(distance(planet, 0, to));
  });
});

describe('A divided space', () => {
  // West and east of the strait D; C lies north of it and touches everything.
  const strait = createSpaces([
    { name: 'A', neighbours: ['D', 'C'] },
    { name: 'B', neighbours: ['D', 'C'] },
    { name: 'C', neighbours: ['A', 'B', 'D'] },
    { name: 'D', neighbours: ['A', 'B', 'C'] },
  ]);
  const at = (name: string) => spaceOf(strait, name);
  const divided: Travel = {
    points: 2,
    cost: (to) => (to === at('C') ? 2 : 1),
    parts: (space) => (space === at('D') ? [[at('A')], [at('B'), at('C')]] : [strait.neighbours[space]]),
  };

  test('cannot be crossed from one part to the other within a move', () => {
    expect(findWays(strait, at('A'), divided).cost[at('B')]).toBe(-1);
    expect(findWays(strait, at('A'), { ...divided, points: 3 }).pathTo(at('B'))).toEqual(
      ['A', 'C', 'B'].map(at),
    );
  });

  test('may be left by any side when the move begins in it', () => {
    const { cost } = findWays(strait, at('D'), divided);
    expect(['A', 'B', 'C'].map((name) => cost[at(name)])).toEqual([1, 1, 2]);
  });
});
