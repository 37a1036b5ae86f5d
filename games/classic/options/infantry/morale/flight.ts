// The flight of those who have lost their nerve (MT-MORL-03, MT-MORL-04): their rules decide, and not their player.

import { distance } from '@ironfield/hex/board.ts';
import { DIRECTIONS } from '@ironfield/hex/coordinates.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Classic } from '../../../game-types.ts';
import type { Order } from '../../../orders.ts';
import { hasActed } from '../../../phases/turn/activation.ts';
import { checkVictory } from '../../../phases/turn/victory.ts';
import { LEAVE_COST } from '../../../rules/ground/steps.ts';
import { leaveMap } from '../../../rules/movement/leaving.ts';
import { edgeOver } from '../../../rules/movement/map-edge.ts';
import { type AddedMove, type Moved, OVER } from '../../../rules/movement/move-kind.ts';
import type { Mover } from '../../../rules/movement/mover.ts';
import { spend } from '../../../rules/movement/spending.ts';
import { isBlocked, unitSight } from '../../../rules/sight/line-of-sight.ts';
import { canAct, isOnMap } from '../../../rules/unit/condition.ts';
import { fork } from '../../../state/fork.ts';
import type { MapEdge } from '../../../state.ts';
import { isShaken, nerveOf } from './state.ts';

declare module '../../../extensions.ts' {
  interface OptionOrders {
    flee: { readonly type: 'flee'; readonly unit: number };
  }
}

const EDGES: readonly MapEdge[] = ['north', 'east', 'south', 'west'];
const NOT_SHAKEN = { message: 'Only infantry that has lost its nerve flees', rule: 'MT-MORL-03' } as const;

/** A hex that it can reach, and how it is ordered there. */
interface Way {
  readonly cell: number;
  readonly order: Order;
}

function waysOf(mover: Mover): Way[] {
  const { field, unit, mech } = mover;
  const { number } = field.board;
  const found = new Map<number, Order>();
  for (const cell of mover.minimumHexes) found.set(cell, { type: 'minimum', unit, to: number[cell] });
  for (const cell of mover.landings())
    found.set(cell, { type: 'jump', unit, to: number[cell], facing: mech.facing });
  for (const cell of mover.ends('walk')) {
    const facing = DIRECTIONS.find((each) => mover.costOf('walk', cell, each) >= 0);
    if (facing !== undefined)
      found.set(cell, { type: 'move', unit, mode: 'walk', to: number[cell], facing, more: false });
  }
  return [...found].map(([cell, order]) => ({ cell, order })).sort((a, b) => a.cell - b.cell);
}

/** Those who see it, and are seen by it. */
const watchers = ({ field, state, unit }: Mover): number[] =>
  field.enemiesOf[unit].filter(
    (enemy) => isOnMap(state.units[enemy]) && !isBlocked(unitSight(field, state, unit, enemy)),
  );

/** MT-MORL-03: the edge that it came in over, or that its side is to reach. */
function homeEdge({ field, unit }: Mover): MapEdge | null {
  const { victory, units } = field.setup;
  if (victory.kind === 'escape' && field.sideOf[unit] === 0) return victory.edge;
  return units[unit].enters?.edge ?? null;
}

function toEdge({ field: { board } }: Mover, edge: MapEdge, cell: number): number {
  if (edge === 'north') return board.row[cell];
  if (edge === 'west') return board.col[cell];
  return edge === 'south' ? board.height - 1 - board.row[cell] : board.width - 1 - board.col[cell];
}

/** The first of those that none is better than, by one measure after the other: the lowest number of a hex decides last. */
function bestOf(ways: readonly Way[], ...measures: readonly ((cell: number) => number)[]): Way {
  return ways.reduce((best, way) => {
    for (const measure of measures) {
      const better = measure(way.cell) - measure(best.cell);
      if (better !== 0) return better > 0 ? way : best;
    }
    return best;
  });
}

/** Away from all who see it: into cover if there is any, or else home, or as far as it gets. */
function withdraw(mover: Mover): Order | null {
  const { field, state, unit, mech } = mover;
  const enemies = watchers(mover);
  const awayFrom = (enemy: number) => (cell: number) => distance(field.board, cell, state.units[enemy].hex);
  const ways = waysOf(mover).filter(({ cell }) =>
    enemies.every((enemy) => awayFrom(enemy)(cell) > awayFrom(enemy)(mech.hex)),
  );
  if (enemies.length === 0 || ways.length === 0) return null;
  const nearest = (cell: number) => Math.min(...enemies.map((enemy) => awayFrom(enemy)(cell)));
  const there = fork(state);
  const hidden = ways.filter(({ cell }) => {
    there.units[unit].hex = cell;
    return enemies.every((enemy) => isBlocked(unitSight(field, there, unit, enemy)));
  });
  if (hidden.length > 0) return bestOf(hidden, nearest).order;
  const home = homeEdge(mover);
  if (home) return bestOf(ways, (cell) => -toEdge(mover, home, cell), nearest).order;
  return bestOf(ways, nearest).order;
}

/** The edge of its own side, or that which enemies are least able to cut it off from. */
function edgeToRunFor(mover: Mover): MapEdge {
  const { field, state, unit, mech } = mover;
  const enemies = field.enemiesOf[unit].filter((enemy) => isOnMap(state.units[enemy]));
  const start = (edge: MapEdge) => {
    const others = enemies.map((enemy) => toEdge(mover, edge, state.units[enemy].hex));
    return (others.length > 0 ? Math.min(...others) : 0) - toEdge(mover, edge, mech.hex);
  };
  return homeEdge(mover) ?? EDGES.reduce((best, edge) => (start(edge) > start(best) ? edge : best));
}

/** MT-MORL-04: as straight as it can to the edge of the map. */
function run(mover: Mover): Order | null {
  const { field, state, unit, mech } = mover;
  const edge = edgeToRunFor(mover);
  const enemies = field.enemiesOf[unit].filter((enemy) => isOnMap(state.units[enemy]));
  const nearest = (cell: number) =>
    Math.min(...enemies.map((enemy) => distance(field.board, cell, state.units[enemy].hex)));
  const ways = waysOf(mover).filter(({ cell }) => toEdge(mover, edge, cell) < toEdge(mover, edge, mech.hex));
  if (ways.length === 0) return null;
  const { col, row } = field.board;
  const across = edge === 'north' || edge === 'south' ? col : row;
  const straight = (cell: number) => -Math.abs(across[cell] - across[mech.hex]);
  return bestOf(ways, (cell) => -toEdge(mover, edge, cell), straight, nearest).order;
}

/** The hexside over which it leaves the map; -1 where it does not. */
function wayOut(mover: Mover): number {
  const { field, mech } = mover;
  if (nerveOf(mech) !== 'routed' || mover.mp('walk') < LEAVE_COST) return -1;
  const edge = edgeToRunFor(mover);
  return DIRECTIONS.findIndex((direction) => edgeOver(field.board, mech.hex, direction) === edge);
}

function flee(play: Play<Classic>, mover: Mover): Moved {
  const { field, unit, mech } = mover;
  const direction = wayOut(mover);
  if (direction < 0) {
    play.emit({ type: 'still', unit });
    return OVER;
  }
  mech.thisTurn.mpLeft = mover.mp('walk');
  spend(mech.thisTurn, LEAVE_COST);
  hasActed(play, unit);
  leaveMap(play, field, unit, DIRECTIONS[direction]);
  checkVictory(play);
  return { more: false, isGone: true };
}

export const FLEE: AddedMove = {
  type: 'flee',
  label: 'Flee',
  offers: ({ mech, isUnderWay, isOnMap: isHere }) => isShaken(mech) && !isUnderWay && isHere && canAct(mech),
  fields: () => [],
  whyNot: () => NOT_SHAKEN,
  becomes(mover) {
    if (nerveOf(mover.mech) !== 'routed') return withdraw(mover);
    return wayOut(mover) < 0 ? run(mover) : null;
  },
  carryOut: (play, mover) => flee(play, mover),
};
