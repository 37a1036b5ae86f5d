// Estimates the time to get somewhere over the ground in between. It uses a grid, for bots only: whether a move is
// legal depends only on its legs.

import { remembered } from '@ironfield/kernel/memory.ts';
import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { distance } from '@ironfield/table/place.ts';
import { contains, type Polygon } from '@ironfield/table/polygon.ts';
import type { Piece, Scene } from '@ironfield/table/scenes/scene.ts';
import { piecesAt } from '@ironfield/table/scenes/scene-index.ts';
import type { Card, Mode } from '../../cards/card.ts';
import type { Unit } from '../../cards/unit.ts';
import { INCH } from '../../data/tables.ts';
import { groundCost, levelOn, stepCost } from '../../rules/terrain/ground.ts';
import { climbCost } from '../../rules/terrain/terrain.ts';
import { unitOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';

/** Between the places that are looked at, and how many of them ahead one makes for. */
const STEP = 2 * INCH;
const AHEAD = 3;

/** The way to some zones, from wherever a unit of this card might be. */
export interface Journey {
  /** At Combat Speed, in the mode that is quickest; nothing in the zones, Infinity where no way leads there. */
  readonly rounds: (from: Place) => number;
  /** A place on the way, not far ahead. */
  readonly next: (from: Place) => Place | null;
}

export function journeyTo(state: State, id: number, zones: readonly Polygon[]): Journey {
  const unit = unitOf(state, id);
  const known = journeys(state.scene)(zones);
  const { card } = unit.sheet;
  let journey = known.get(card);
  if (!journey) {
    journey = journeyOver(state.scene, unit, zones);
    known.set(card, journey);
  }
  return journey;
}

const journeys = remembered((_: Scene) => remembered((_: readonly Polygon[]) => new Map<Card, Journey>()));

function journeyOver(scene: Scene, unit: Unit, zones: readonly Polygon[]): Journey {
  const grid = gridOver(scene);
  const fields = unit.sheet.card.movement.map(({ mode, combat }) => ({
    combat,
    ...fieldOf(grid, { ...unit, mode, altitude: 0, speed: 'combat' }, zones),
  }));
  const isIn = (place: Place): boolean => zones.some((zone) => contains(zone, place));
  const best = (from: Place) => {
    let [rounds, node, field] = [Number.POSITIVE_INFINITY, -1, fields[0]];
    for (const near of nodesNear(grid, from)) {
      for (const each of fields) {
        const far = distance(from, placeOf(grid, near)) / INCH;
        const there = (each.cost[near] + far * (each.perInch[near] ?? 1)) / each.combat;
        if (there < rounds) [rounds, node, field] = [there, near, each];
      }
    }
    return { rounds, node, field };
  };
  return {
    rounds: (from) => (isIn(from) ? 0 : best(from).rounds),
    next(from) {
      let { node, field } = best(from);
      if (node < 0) return null;
      for (let i = 0; i < AHEAD; i++) {
        for (const near of neighboursOf(grid, node)) if (field.cost[near] < field.cost[node]) node = near;
      }
      return placeOf(grid, node);
    },
  };
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** The terrain at each node. */
  readonly ground: readonly (readonly Piece[])[];
}

const gridOver = remembered((scene: Scene): Grid => {
  const columns = Math.max(1, Math.round(scene.width / STEP));
  const rows = Math.max(1, Math.round(scene.height / STEP));
  const nodes = Array.from({ length: columns * rows }, (_, node) => node);
  return { columns, rows, ground: nodes.map((node) => piecesAt(scene, placeOf({ columns }, node))) };
});

const placeOf = ({ columns }: Pick<Grid, 'columns'>, node: number): Place => ({
  x: ((node % columns) + 0.5) * STEP,
  y: (Math.floor(node / columns) + 0.5) * STEP,
});

const AROUND = [-1, 0, 1]
  .flatMap((dy) => [-1, 0, 1].map((dx) => ({ dx, dy })))
  .filter(({ dx, dy }) => dx || dy);

function neighboursOf({ columns, rows }: Grid, node: number): number[] {
  const column = node % columns;
  const row = Math.floor(node / columns);
  return AROUND.flatMap(({ dx, dy }) => {
    const [x, y] = [column + dx, row + dy];
    return x >= 0 && x < columns && y >= 0 && y < rows ? y * columns + x : [];
  });
}

/** The four around a place. */
function nodesNear({ columns, rows }: Grid, { x, y }: Place): number[] {
  const within = (at: number, count: number): number => Math.max(0, Math.min(count - 1, at));
  const [left, top] = [Math.floor(x / STEP - 0.5), Math.floor(y / STEP - 0.5)];
  return [0, 1].flatMap((dy) =>
    [0, 1].map((dx) => within(top + dy, rows) * columns + within(left + dx, columns)),
  );
}

interface Field {
  /** By node, MP for an inch of its ground; `null` if the unit cannot go there. */
  readonly perInch: readonly (number | null)[];
  /** By node, MP from there to the zones. */
  readonly cost: Float64Array;
}

function fieldOf(grid: Grid, unit: Unit, zones: readonly Polygon[]): Field {
  const perInch = grid.ground.map((pieces) => groundCost(unit, pieces));
  const cost = new Float64Array(grid.ground.length).fill(Number.POSITIVE_INFINITY);
  const queue: number[] = [];
  for (const node of cost.keys()) {
    if (!zones.some((zone) => contains(zone, placeOf(grid, node)))) continue;
    cost[node] = 0;
    queue.push(node);
  }
  for (let i = 0; i < queue.length; i++) {
    const node = queue[i];
    const there = perInch[node];
    for (const near of neighboursOf(grid, node)) {
      const here = perInch[near];
      if (here === null) continue;
      const far = distance(placeOf(grid, node), placeOf(grid, near)) / INCH;
      const total = cost[node] + ((here + (there ?? here)) / 2) * far + climb(unit, grid, near, node);
      if (total >= cost[near]) continue;
      cost[near] = total;
      queue.push(near);
    }
  }
  return { perInch, cost };
}

/** MP for going up or down between two nodes; those who can climb get over cliffs. */
function climb(unit: Unit, { ground }: Grid, from: number, to: number): number {
  const step = stepCost(unit, ground[from], ground[to]);
  if (step !== null) return step;
  const levels = Math.abs(levelOn(ground[to]) - levelOn(ground[from]));
  return levels > 0 && unit.mode === CLIMBER
    ? levels * (climbCost(unit) ?? Number.POSITIVE_INFINITY)
    : Number.POSITIVE_INFINITY;
}

/** HGB-TERR-07 */
const CLIMBER: Mode = 'W';
