// The quick search and the ways it leads to, against plain ones that try everything, on small maps at random.

import { neighbour } from '@ironfield/hex/board.ts';
import { DIRECTIONS, type Direction, type Facing } from '@ironfield/hex/coordinates.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Ground } from '../../battlefield.ts';
import { stepsOn } from '../../kinds/mech/steps.ts';
import type { RuleId } from '../../rule-index.ts';
import type { MapEdge } from '../../state.ts';
import { scene } from '../../testing/scene.ts';
import { nodesOf, type Route, Ways, wayCost } from './move-path.ts';
import {
  cheapest,
  createGroundReach,
  entryReach,
  type FootRules,
  type GroundReach,
  groundReach,
  RUNNING,
  WALKING,
} from './reach.ts';

const WIDTH = 5;
const HEIGHT = 4;
const SIZE = WIDTH * HEIGHT;

const anyField = fc
  .array(fc.constantFrom('.', '.', '.', 'r', 'l', 'H', '~0', '~1', '~1', '~2', '.1', '.3', '~1@1'), {
    minLength: SIZE,
    maxLength: SIZE,
  })
  .map((hexes) => {
    const rows = Array.from({ length: HEIGHT }, (_, row) => hexes.slice(row * WIDTH, (row + 1) * WIDTH));
    return scene({ map: rows.map((row) => row.join(' ')).join('\n'), units: { Fox: {} } }).field;
  });

const anySearch = fc.record({
  rules: fc.constantFrom(WALKING, RUNNING),
  mp: fc.nat(8),
  blocked: fc.array(fc.nat(SIZE - 1), { maxLength: 3 }),
  /** A hex, or the edge through which the map is entered. */
  from: fc.oneof(fc.nat(SIZE - 1), fc.constantFrom<MapEdge>('north', 'east', 'south', 'west')),
  facing: fc.integer({ min: 0, max: 5 }).map((facing) => facing as Facing),
  moved: fc.record({ hexesMoved: fc.nat(3), heading: fc.constantFrom(-1, 0, 1) }),
});
type AnySearch = typeof anySearch extends fc.Arbitrary<infer Value> ? Value : never;

interface Step {
  readonly to: number;
  readonly cost: number;
  readonly heading: -1 | 0 | 1;
}

/** CBT-MOV-02 to 05, 08: all that can be done next. */
function stepsFrom(ground: Ground, rules: FootRules, blocked: readonly number[], node: number): Step[] {
  const cell = Math.floor(node / 6);
  const facing = node % 6;
  const found: Step[] = [1, 5].map((turn) => ({
    to: cell * 6 + ((facing + turn) % 6),
    cost: 1,
    heading: 0,
  }));
  const go = (direction: number, mostLevels: number, heading: -1 | 1) => {
    const to = neighbour(ground.board, cell, direction as Direction);
    if (to < 0 || blocked.includes(to) || (rules.run && ground.depth[to] > 0)) return;
    const levels = Math.abs(ground.bed[to] - ground.bed[cell]);
    if (levels <= mostLevels)
      found.push({ to: to * 6 + facing, cost: ground.enterCost[to] + levels, heading });
  };
  go(facing, 2, 1);
  if (rules.backward) go((facing + 3) % 6, 0, -1);
  return found;
}

/** CBT-SCN-16, CBT-SCN-17: the corner hexsides belong to the sides. */
function edgeBehind(cell: number, direction: Direction): MapEdge {
  const col = cell % WIDTH;
  if (col === 0 && (direction === 4 || direction === 5)) return 'west';
  if (col === WIDTH - 1 && (direction === 1 || direction === 2)) return 'east';
  return [5, 0, 1].includes(direction) ? 'north' : 'south';
}

interface Beginning {
  readonly node: number;
  readonly cost: number;
}

function beginnings(ground: Ground, { rules, blocked, from, facing }: AnySearch): Beginning[] {
  if (typeof from === 'number') return [{ node: from * 6 + facing, cost: 0 }];
  const found: Beginning[] = [];
  for (let cell = 0; cell < SIZE; cell++) {
    if (blocked.includes(cell) || (rules.run && ground.depth[cell] > 0)) continue;
    for (const out of DIRECTIONS) {
      if (neighbour(ground.board, cell, out) >= 0 || edgeBehind(cell, out) !== from) continue;
      found.push({ node: cell * 6 + ((out + 3) % 6), cost: ground.enterCost[cell] });
    }
  }
  return found;
}

/** Least MP by node: steps are taken until nothing becomes cheaper. */
function plainCosts(ground: Ground, search: AnySearch): number[] {
  const costs: number[] = Array(SIZE * 6).fill(Number.POSITIVE_INFINITY);
  for (const { node, cost } of beginnings(ground, search)) costs[node] = cost;
  for (let better = true; better; ) {
    better = false;
    for (let node = 0; node < costs.length; node++) {
      for (const { to, cost } of stepsFrom(ground, search.rules, search.blocked, node)) {
        if (costs[node] + cost >= costs[to]) continue;
        costs[to] = costs[node] + cost;
        better = true;
      }
    }
  }
  return costs.map((cost) => (cost <= search.mp ? cost : -1));
}

type Story = Pick<Route, 'rolls' | 'hexes' | 'heading'>;

/** CBT-MOV-19, and a Piloting Skill Roll for each hex of water. */
function told(ground: Ground, before: Story, { to, heading }: Pick<Step, 'to' | 'heading'>): Story {
  if (heading === 0) return before;
  return {
    rolls: before.rolls + (ground.depth[Math.floor(to / 6)] > 0 ? 1 : 0),
    hexes: before.heading === -heading ? 1 : before.hexes + 1,
    heading,
  };
}

/** By node: what can be told of the ways that cost least, of every one of them. */
function plainStories(ground: Ground, search: AnySearch, costs: readonly number[]): Story[][] {
  const stories: Map<string, Story>[] = costs.map(() => new Map());
  const tell = (node: number, story: Story) => stories[node].set(JSON.stringify(story), story);
  for (const { node } of beginnings(ground, search)) {
    const { hexesMoved: hexes, heading } = search.moved;
    const onMap: Story = { rolls: 0, hexes, heading: heading as Story['heading'] };
    const outside: Story = { rolls: 0, hexes: 0, heading: 1 };
    tell(node, typeof search.from === 'number' ? onMap : told(ground, outside, { to: node, heading: 1 }));
  }
  const byCost = [...costs.keys()].filter((node) => costs[node] >= 0).sort((a, b) => costs[a] - costs[b]);
  for (const node of byCost) {
    for (const step of stepsFrom(ground, search.rules, search.blocked, node)) {
      if (costs[node] + step.cost !== costs[step.to]) continue;
      for (const story of stories[node].values()) tell(step.to, told(ground, story, step));
    }
  }
  return stories.map((some) => [...some.values()]);
}

function quickReach(ground: Ground, search: AnySearch, into: GroundReach): GroundReach {
  const { from, ...rest } = search;
  const steps = stepsOn(ground);
  return typeof from === 'number'
    ? groundReach(ground, { ...rest, steps, start: from }, into)
    : entryReach(ground, { ...rest, steps, edge: from }, into);
}

/** What a way tells of itself has to be true of its nodes. */
function retold(ground: Ground, search: AnySearch, way: Route): Story {
  if (!way.before) return { rolls: way.rolls, hexes: way.hexes, heading: way.heading };
  const before = retold(ground, search, way.before);
  const steps = stepsFrom(ground, search.rules, search.blocked, way.before.node);
  const step = steps.find(({ to, heading }) => to === way.node && (!heading || heading === way.heading))!;
  return told(ground, before, step);
}

test('Reach is what trying everything finds, from a hex or an edge, search after search in one memory', () => {
  fc.assert(
    fc.property(anyField, fc.array(anySearch, { minLength: 3, maxLength: 3 }), (ground, searches) => {
      const memory = createGroundReach(ground);
      for (const search of searches) {
        const reach = quickReach(ground, search, memory);
        const costs = plainCosts(ground, search);
        expect(Array.from(reach.cost)).toEqual(costs);
        expect(reach.entering).toBe(typeof search.from !== 'number');
        const cells = Array.from(reach.cells.subarray(0, reach.count));
        const least = (cell: number) => {
          const reached = costs.slice(cell * 6, cell * 6 + 6).filter((cost) => cost >= 0);
          return reached.length > 0 ? Math.min(...reached) : -1;
        };
        expect([...ground.board.number.keys()].map((cell) => cheapest(reach, cell))).toEqual(
          [...ground.board.number.keys()].map(least),
        );
        expect(cells.toSorted((a, b) => a - b)).toEqual(
          [...ground.board.number.keys()].filter((cell) => least(cell) >= 0),
        );
        expect(cells.map(least)).toEqual(cells.map(least).sort((a, b) => a - b));
      }
    }),
    { numRuns: 40 },
  );
});

test('Of all cheapest ways one with the fewest rolls is taken, of these one that counts the most hexes; its steps add up', () => {
  fc.assert(
    fc.property(anyField, anySearch, (field, search) => {
      const reach = quickReach(field, search, createGroundReach(field));
      const stories = plainStories(field, search, Array.from(reach.cost));
      const ways = new Ways(field, reach, {
        hexesMoved: search.moved.hexesMoved,
        heading: search.moved.heading as Story['heading'],
      });
      const starts = beginnings(field, search).map(({ node }) => node);
      const reached = [...reach.cost.keys()].filter((node) => reach.cost[node] >= 0);
      const found = reached.map((node) => {
        const way = ways.to(node);
        const nodes = nodesOf(way);
        const mp = totalOf<RuleId>((tally) =>
          wayCost(tally, field, 0, { nodes, entering: reach.entering }, null),
        );
        const { rolls, hexes, heading } = way;
        const isFromStart = starts.includes(nodes[0]) && nodes.at(-1) === node;
        return { mp, rolls, hexes, story: { rolls, hexes, heading }, isFromStart };
      });
      const wanted = reached.map((node) => {
        const rolls = Math.min(...stories[node].map((story) => story.rolls));
        const dry = stories[node].filter((story) => story.rolls === rolls);
        const hexes = Math.max(...dry.map((story) => story.hexes));
        return {
          mp: reach.cost[node],
          rolls,
          hexes,
          story: retold(field, search, ways.to(node)),
          isFromStart: true,
        };
      });
      expect(found).toEqual(wanted);
    }),
    { numRuns: 60 },
  );
});
