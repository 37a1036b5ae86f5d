import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Board, cellOf, createBoard, distance, neighbour } from './board.ts';
import { DIRECTIONS, type Facing, oppositeOf, rotate } from './coordinates.ts';
import { drawnBoard } from './drawing.ts';
import {
  cellOfNode,
  cheapestFacing,
  createFacingReach,
  createReach,
  facingOfNode,
  nodeOf,
  pathTo,
  reach,
  reachBySteps,
  reachFacing,
} from './search.ts';

const board = createBoard({ width: 7, height: 6 }, () => ({ terrain: 'clear' }));
const cell = fc.nat(board.size - 1);
const facing = fc.constantFrom<Facing>(...DIRECTIONS);
const budget = fc.nat(12);

/** Costs by from, to and direction, as a game might have them. */
const costsFrom = (...costs: number[]) =>
  fc
    .array(fc.constantFrom(...costs), { minLength: 97, maxLength: 97 })
    .map((table) => (from: number, to: number, d: number) => table[(from * 31 + to * 17 + d) % 97]);
const costTable = costsFrom(-1, 0, 1, 2, 3);
/** No step is free. */
const dearTable = costsFrom(-1, 1, 2, 3);

interface Arc {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
}

/** Bellman–Ford: relaxes every arc until nothing changes. */
function naive(nodes: number, sources: Map<number, number>, arcs: readonly Arc[], limit: number): number[] {
  const cost = Array.from({ length: nodes }, (_, node) => sources.get(node) ?? Infinity);
  for (let changed = true; changed; ) {
    changed = false;
    for (const arc of arcs) {
      if (arc.cost < 0 || cost[arc.from] + arc.cost >= cost[arc.to]) continue;
      cost[arc.to] = cost[arc.from] + arc.cost;
      changed = true;
    }
  }
  return cost.map((c) => (c <= limit ? c : -1));
}

function arcsOf(on: Board, arcsAt: (cell: number, direction: Facing, to: number) => Arc[]): Arc[] {
  return [...on.number.keys()].flatMap((from) =>
    DIRECTIONS.flatMap((d) => arcsAt(from, d, neighbour(on, from, d))),
  );
}

describe('reach', () => {
  test('finds the same least costs as an exhaustive search', () => {
    const sources = fc.array(fc.record({ cell, cost: fc.nat(4) }), { minLength: 1, maxLength: 4 });
    const memory = createReach(board);
    fc.assert(
      fc.property(sources, budget, costTable, (from, limit, stepCost) => {
        const arcs = arcsOf(board, (at, d, to) =>
          to < 0 ? [] : [{ from: at, to, cost: stepCost(at, to, d) }],
        );
        const initial = new Map<number, number>();
        for (const s of from) initial.set(s.cell, Math.min(s.cost, initial.get(s.cell) ?? Infinity));
        const { cost } = reach(board, from, limit, stepCost, { into: memory });
        expect([...cost]).toEqual(naive(board.size, initial, arcs, limit));
      }),
    );
  });

  test('over open ground costs the distance', () => {
    const { cost } = reach(board, 0, 100, () => 1);
    for (let to = 0; to < board.size; to++) expect(cost[to]).toBe(distance(board, 0, to));
  });

  test('goes around what is forbidden', () => {
    const wall = drawnBoard(
      `
      . # .
      . # .
      . . .
    `,
      { '#': { terrain: 'wall' } },
    );
    const open = (_: number, to: number) => (wall.terrain[to] === 0 ? 1 : -1);
    const found = reach(wall, cellOf(wall, '0101'), 9, open);
    const path = pathTo(found, cellOf(wall, '0301'));
    expect(path.map((at) => wall.number[at])).toEqual([
      '0101',
      '0102',
      '0103',
      '0203',
      '0303',
      '0302',
      '0301',
    ]);
    expect(pathTo(found, cellOf(wall, '0201'))).toEqual([]);
  });

  test('finds the same path to one cell as when asked for all', () => {
    fc.assert(
      fc.property(cell, cell, budget, dearTable, (from, to, limit, stepCost) => {
        const all = pathTo(reach(board, from, limit, stepCost), to);
        expect(
          pathTo(reach(board, from, limit, stepCost, { into: createReach(board), until: to }), to),
        ).toEqual(all);
      }),
    );
  });

  test('costs known beforehand make no difference, nor do cells that end a move', () => {
    const stopping = fc.array(cell, { maxLength: 8 });
    fc.assert(
      fc.property(cell, cell, budget, dearTable, stopping, (from, to, limit, stepCost, stops) => {
        const steps = Int16Array.from(board.neighbours, (at, side) =>
          at < 0 ? -1 : stepCost(Math.floor(side / 6), at, side % 6),
        );
        const isStop = (at: number) => at !== from && stops.includes(at);
        const all = reach(board, from, limit, (at, next, d) => (isStop(at) ? -1 : stepCost(at, next, d)));
        const known = reachBySteps(board, from, limit, { steps, stops });
        expect([...known.cost]).toEqual([...all.cost]);
        const one = reachBySteps(
          board,
          from,
          limit,
          { steps, stops },
          { into: createReach(board), until: to },
        );
        expect([pathTo(known, to), pathTo(one, to)]).toEqual([pathTo(all, to), pathTo(all, to)]);
      }),
    );
  });

  test('another search in the same memory finds its own results', () => {
    const clear = new Int16Array(board.size * 6).fill(1);
    const rough = new Int16Array(board.size * 6).fill(2);
    const memory = createReach(board);
    const first = { start: 10, limit: 4, steps: clear, stops: [11], until: -1 };
    const others = [
      {},
      { start: 11 },
      { limit: 3 },
      { steps: rough },
      { stops: [9] },
      { stops: [11, 9] },
      { until: 12 },
    ];
    for (const other of others)
      for (const { start, limit, steps, stops, until } of [first, { ...first, ...other }]) {
        const fresh = reachBySteps(
          board,
          start,
          limit,
          { steps, stops },
          { into: createReach(board), until },
        );
        const again = reachBySteps(board, start, limit, { steps, stops }, { into: memory, until });
        expect([...again.cost]).toEqual([...fresh.cost]);
      }
    reach(board, 0, 1, () => 1, { into: memory });
    expect(reachBySteps(board, 0, 1, { steps: rough, stops: [] }, { into: memory }).cost[1]).toBe(-1);
  });

  test('a path costs what the search says', () => {
    fc.assert(
      fc.property(cell, cell, budget, costTable, (from, to, limit, stepCost) => {
        const found = reach(board, from, limit, stepCost);
        const path = pathTo(found, to);
        fc.pre(path.length > 0);
        let spent = 0;
        for (let i = 1; i < path.length; i++) {
          const d = DIRECTIONS.find((direction) => neighbour(board, path[i - 1], direction) === path[i])!;
          spent += stepCost(path[i - 1], path[i], d);
        }
        expect([path[0], path.at(-1), spent]).toEqual([from, to, found.cost[to]]);
      }),
    );
  });
});

describe('reach with facings', () => {
  test('finds the same least costs as an exhaustive search', () => {
    const memory = createFacingReach(board);
    fc.assert(
      fc.property(
        cell,
        facing,
        budget,
        fc.record({ step: costTable, turn: costTable, back: fc.boolean() }),
        (start, ahead, limit, { step, turn, back }) => {
          const arcs = arcsOf(board, (at, f, to) => {
            const from = nodeOf(at, f);
            const behind = neighbour(board, at, oppositeOf(f));
            return [
              ...[rotate(f, 1), rotate(f, -1)].map((t) => ({
                from,
                to: nodeOf(at, t),
                cost: turn(at, f, t),
              })),
              ...(to < 0 ? [] : [{ from, to: nodeOf(to, f), cost: step(at, to, f) }]),
              ...(!back || behind < 0
                ? []
                : [{ from, to: nodeOf(behind, f), cost: step(at, behind, oppositeOf(f)) }]),
            ];
          });
          const costs = { forward: step, turn, ...(back ? { backward: step } : {}) };
          const { cost } = reachFacing(board, { start, facing: ahead }, limit, costs, memory);
          expect([...cost]).toEqual(naive(board.size * 6, new Map([[nodeOf(start, ahead), 0]]), arcs, limit));
        },
      ),
      { numRuns: 50 },
    );
  });

  test('a unit in 1406 facing south needs 9 to end in 1011 facing south', () => {
    const sheet = createBoard({ width: 16, height: 17 }, () => ({ terrain: 'clear' }));
    const found = reachFacing(sheet, { start: cellOf(sheet, '1406'), facing: 3 }, 9, {
      forward: () => 1,
      turn: () => 1,
    });
    const end = nodeOf(cellOf(sheet, '1011'), 3);
    expect(found.cost[end]).toBe(9);
    const path = pathTo(found, end);
    expect(path.map(cellOfNode).map((at) => sheet.number[at])).toHaveLength(10);
    expect(path.map(facingOfNode).every((f) => f === 3 || f === 4)).toBe(true);
    expect(cheapestFacing(found, cellOf(sheet, '1011'))).toBe(nodeOf(cellOf(sheet, '1011'), 4));
    expect(cheapestFacing(found, cellOf(sheet, '0101'))).toBe(-1);
  });
});
