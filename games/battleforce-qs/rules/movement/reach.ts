import { pathTo, reach, type Source } from '@ironfield/hex/search.ts';
import type { Tally } from '@ironfield/kernel/explanation.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import { TERRAINS } from '../../data/tables.ts';
import type { RuleId } from '../../rule-index.ts';
import { OFF_MAP, opponentOf, type State } from '../../state.ts';
import { REASONS } from '../../text.ts';
import { canJump, homeEdge, isOwnCounter, unitMp } from './movement.ts';

/** Where a Unit may end its move. */
interface Reachable {
  readonly cells: readonly number[];
  /** MP needed, by cell of the board; -1 where the Unit cannot get to. */
  readonly costAt: Int8Array;
  /** Enough MP to step off the map from somewhere (BFQ-SCN-03). */
  readonly canLeave: boolean;
}

/** The same on the empty board, with the ways. */
interface OpenReach extends Reachable {
  /** The cell before each one on a cheapest way to it; -1 at its beginning. */
  readonly previous: Int32Array;
}

/**
 * BFQ-MOV-02, BFQ-MOV-06, BFQ-MOV-08: a Unit passes friends but not enemies, unless it jumps: then it passes
 * everything, and only the landing hex counts. Counters never block (BFQ-SCN-07), but a Unit cannot stop on one that it
 * defends (BFQ-SCN-06). A Unit that can jump does so wherever that is cheaper; the rules attach nothing else to the
 * choice.
 *
 * The reach on the empty board is remembered, and holds while no unit is in the way.
 */
export function reachable(field: Battlefield, state: State, unit: number): Reachable {
  const move = moveOf(field, state, unit);
  const { open, seat } = move;
  const blocked = obstacles(field, state, move);
  if (blocked.length > 0) search(field, move, blocked);
  else if (!open.cells.some((cell) => isTaken(state, seat, unit, cell))) return open;
  const cost = blocked.length > 0 ? field.reach.cost : open.costAt;
  return found(field, move, cost, open.cells, (cell) => !isTaken(state, seat, unit, cell));
}

/** The same for one hex: if the way over the empty board is free, no search is needed. */
export function canReach(field: Battlefield, state: State, unit: number, to: number): boolean {
  const move = moveOf(field, state, unit);
  if (move.open.costAt[to] < 0 || isTaken(state, move.seat, unit, to)) return false;
  const blocked = obstacles(field, state, move);
  if (blocked.length === 0) return true;
  let cell = to;
  while (cell >= 0 && !blocked.includes(cell)) cell = move.open.previous[cell];
  if (cell < 0) return true;
  search(field, move, blocked);
  return field.reach.cost[to] >= 0;
}

/** A Unit about to move: its start, its MP, and its reach without other units. */
interface Move {
  readonly seat: Seat;
  readonly start: number;
  readonly mp: number;
  readonly jumps: boolean;
  readonly open: OpenReach;
}

const openReaches = remembered((_: Battlefield) => new Map<number, OpenReach>());

function moveOf(field: Battlefield, state: State, unit: number): Move {
  const seat = field.seatOf[unit];
  const start = state.units[unit].hex;
  const mp = unitMp(field, state, unit);
  const jumps = canJump(field, state, unit);
  const key = (((start + 1) * 64 + mp) * 2 + seat) * 2 + (jumps ? 1 : 0);
  const known = openReaches(field).get(key);
  if (known) return { seat, start, mp, jumps, open: known };
  const move = { seat, start, mp, jumps };
  search(field, move, []);
  const open = {
    ...found(field, move, field.reach.cost, field.allCells, () => true),
    previous: field.reach.previous.slice(),
  };
  openReaches(field).set(key, open);
  return { ...move, open };
}

/** The enemies within reach, which may not even be passed on foot. */
function obstacles(field: Battlefield, state: State, { seat, mp, jumps, open }: Move): number[] {
  const blocked: number[] = [];
  if (jumps) return blocked;
  const { costAt } = open;
  for (const enemy of field.unitsOf[opponentOf(seat)]) {
    const { hex } = state.units[enemy];
    if (costAt[hex] >= 0 && costAt[hex] < mp) blocked.push(hex);
  }
  return blocked;
}

/** BFQ-SCN-03: enough MP to step off the map from somewhere. */
export function canLeave(field: Battlefield, state: State, unit: number): boolean {
  const move = moveOf(field, state, unit);
  if (!move.open.canLeave) return false;
  const blocked = obstacles(field, state, move);
  if (blocked.length === 0) return true;
  search(field, move, blocked);
  return move.open.cells.some((cell) => leavesFrom(field, move, cell, field.reach.cost[cell]));
}

/** The hexes passed on a cheapest way to a reachable cell, both ends included. */
export function movementPath(field: Battlefield, state: State, unit: number, to: number): number[] {
  const move = moveOf(field, state, unit);
  search(field, move, obstacles(field, state, move));
  return pathTo(field.reach, to);
}

/** More MP than any way over a map takes. */
const NO_END_OF_MP = 1000;

/** The same for a hex at any distance; null if there is no way. */
export function pathBeyond(field: Battlefield, state: State, unit: number, to: number): number[] | null {
  const move = moveOf(field, state, unit);
  const enemies = field.unitsOf[opponentOf(move.seat)].map((enemy) => state.units[enemy].hex);
  const blocked = move.jumps ? [] : enemies.filter((hex) => hex >= 0);
  search(field, { ...move, mp: NO_END_OF_MP }, blocked);
  return field.reach.cost[to] >= 0 ? pathTo(field.reach, to) : null;
}

/** BFQ-MOV-02, BFQ-MOV-03: the cost of a way, hex by hex. */
export function movementCost(
  tally: Tally<RuleId>,
  field: Battlefield,
  state: State,
  unit: number,
  path: readonly number[],
): void {
  const { jumps, start } = moveOf(field, state, unit);
  for (const cell of start === OFF_MAP ? path : path.slice(1)) {
    const hex = field.board.number[cell];
    if (jumps) tally.add(field.jumpCosts[cell], REASONS.jump(hex), 'BFQ-MOV-06');
    else
      tally.add(field.footCosts[cell], REASONS.enter(hex, TERRAINS[field.board.terrain[cell]]), 'BFQ-MOV-03');
  }
}

/** The cells found by a search where the Unit may stop. */
function found(
  field: Battlefield,
  move: Omit<Move, 'open'>,
  cost: ArrayLike<number>,
  among: readonly number[],
  isFree: (cell: number) => boolean,
): Reachable {
  const cells: number[] = [];
  const costAt = new Int8Array(field.board.size).fill(-1);
  let canLeaveMap = false;
  for (const cell of among) {
    if (cost[cell] < 0) continue;
    canLeaveMap ||= leavesFrom(field, move, cell, cost[cell]);
    if (!isFree(cell)) continue;
    cells.push(cell);
    costAt[cell] = cost[cell];
  }
  return { cells, costAt, canLeave: canLeaveMap };
}

function leavesFrom(
  { edge }: Battlefield,
  { start, mp }: Omit<Move, 'open'>,
  cell: number,
  cost: number,
): boolean {
  return start !== OFF_MAP && edge[cell] === 1 && cost >= 0 && cost < mp;
}

/** Fills `field.reach`. */
function search(
  field: Battlefield,
  { seat, start, mp, jumps }: Omit<Move, 'open'>,
  blocked: readonly number[],
): void {
  const costs = jumps ? field.jumpCosts : field.footCosts;
  const enter = blocked.map((cell) => costs[cell]);
  for (const cell of blocked) costs[cell] = -1;
  const sources: number | Source[] =
    start === OFF_MAP
      ? homeEdge(field, seat)
          .filter((cell) => !blocked.includes(cell))
          .map((cell) => ({ cell, cost: costs[cell] }))
      : start;
  reach(field.board, sources, mp, (_from, to) => costs[to], { into: field.reach });
  for (const [i, cell] of blocked.entries()) costs[cell] = enter[i];
}

/** Where the Unit may not stop: with another Unit, or on a counter that it defends. */
function isTaken(state: State, seat: Seat, unit: number, cell: number): boolean {
  for (let other = 0; other < state.units.length; other++) {
    if (other !== unit && state.units[other].hex === cell) return true;
  }
  return isOwnCounter(state, seat, cell);
}
