import { distance, type Edge, edgeCells, neighbour } from '@ironfield/hex/board.ts';
import { DIRECTIONS, type Direction, oppositeOf } from '@ironfield/hex/coordinates.ts';
import { reach } from '@ironfield/hex/search.ts';
import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Battlefield } from '../battlefield.ts';
import { TERRAINS } from '../data/terrain.ts';
import type { Way } from '../orders.ts';
import type { Shuns } from '../points.ts';
import type { RuleId } from '../rule-index.ts';
import { opponentOf, type State } from '../state.ts';
import { REASONS } from '../text.ts';
import { isUnder } from './commands.ts';
import { canJump, mpOfUnit } from './movement-points.ts';
import { isAirborne, isOnGround } from './places.ts';
import { isRoadStep, PROHIBITED, type Stride, stepCost, strideOf } from './terrain-costs.ts';

/** What a search has found: MP by cell, -1 where there is no way, and the cell before. */
interface Route {
  readonly cost: Int16Array;
  readonly previous: Int32Array;
}

/** Where a unit can get to in some way. */
export interface Reachable {
  /** Where it may end its move. */
  readonly cells: readonly number[];
  /** The first that leads to a cell is the way there. */
  readonly routes: readonly Route[];
}

interface Move {
  readonly field: Battlefield;
  readonly state: State;
  readonly unit: number;
  readonly start: number;
  readonly mp: number;
  readonly stride: Stride;
  readonly fallsBack: boolean;
  readonly shuns: Shuns | null;
  /** BF2-BLDG-04: MP to get down from the top of the first hex. */
  readonly descent: number;
}

function moveOf(field: Battlefield, state: State, unit: number): Move {
  const start = state.units[unit].hex;
  const stride = strideOf(field, state, unit);
  return {
    field,
    state,
    unit,
    start,
    mp: mpOfUnit(field, state, unit),
    stride,
    fallsBack: isUnder(field, state, unit, 'Fall Back!'),
    shuns: field.plugged.shuns?.(null, field, state, unit) ?? null,
    descent: field.plugged.isOnTop?.(state, unit) ? stride.enter[start] : 0,
  };
}

export function reachable(field: Battlefield, state: State, unit: number, way: Way): Reachable {
  const move = moveOf(field, state, unit);
  switch (way) {
    case 'ground':
    case 'high':
      return onGround(move);
    case 'jump':
      return byJump(move);
    case 'bridge':
      return ontoBridge(move);
    case 'climb':
      return ontoBuilding(move);
  }
}

/** BF2-STACK-01: may the unit end its move here, as far as friends are concerned? */
export function isFree(field: Battlefield, state: State, unit: number, cell: number): boolean {
  for (const friend of field.unitsOf[field.seatOf[unit]]) {
    if (friend !== unit && state.units[friend].hex === cell && !isAirborne(state, friend)) return false;
  }
  return field.plugged.isFree?.(true, field, state, unit, cell) ?? true;
}

/** BF2-STACK-02: hexes in which a move along the ground ends. */
function enemyHexes({ field, state, unit, stride }: Move): readonly number[] {
  if (stride.flies) return [];
  return field.unitsOf[opponentOf(field.seatOf[unit])]
    .filter((enemy) => isOnGround(state, enemy))
    .map((enemy) => state.units[enemy].hex);
}

function search(
  { field, start }: Pick<Move, 'field' | 'start'>,
  budget: number,
  cost: (from: number, to: number, direction: Direction) => number,
) {
  const found = reach(field.board, start, budget, cost, field.reach);
  return { cost: Int16Array.from(found.cost), previous: found.previous.slice() };
}

const leads = ({ cost }: Route, cell: number): boolean => cost[cell] >= 0;

/** BF2-CMDX-08: nearer to any enemy, for a unit that falls back; or what an option forbids. */
function isForbidden({ field, state, unit, fallsBack, shuns }: Move, from: number, to: number): boolean {
  if (shuns?.(from, to)) return true;
  if (!fallsBack) return false;
  return field.unitsOf[opponentOf(field.seatOf[unit])].some((enemy) => {
    const { hex } = state.units[enemy];
    return isOnGround(state, enemy) && distance(field.board, to, hex) < distance(field.board, from, hex);
  });
}

/** BF2-MAP-05: whoever stands under a bridge leaves it as it would leave water. */
function isUnderBridge({ field, state, unit, start }: Move, from: number): boolean {
  return from === start && field.bridges[start] === 1 && !state.units[unit].onBridge;
}

function onGround(move: Move): Reachable {
  const enemies = enemyHexes(move);
  const ground = groundRoute(move, enemies);
  const routes = hasRoadBonus(move) ? [ground, roadRoute(move, enemies)] : [ground];
  return ending(
    move,
    routes,
    (cell) => routes.some((route) => leads(route, cell)) && (cell !== move.start || move.descent <= move.mp),
  );
}

/** BF2-BLDG-04: for the cost of entering; whoever is on top may stay there. */
function ontoBuilding(move: Move): Reachable {
  const { field, unit, start, descent } = move;
  const { canClimb } = field.plugged;
  if (!canClimb) return NOWHERE;
  const ground = groundRoute(move, enemyHexes(move));
  ground.cost[start] = 0;
  return ending(
    move,
    [ground],
    (cell) => leads(ground, cell) && (cell === start ? descent > 0 : canClimb(field, unit, cell)),
  );
}

function groundRoute(move: Move, enemies: readonly number[]): Route {
  const { field, start, mp, stride, descent } = move;
  const ground = search(move, mp, (from, to, direction) => {
    if (from !== start && enemies.includes(from)) return PROHIBITED;
    if (isForbidden(move, from, to)) return PROHIBITED;
    const cost = stepCost(field, isUnderBridge(move, from) ? offRoad(stride) : stride, from, to, direction);
    return from === start && cost !== PROHIBITED ? cost + descent : cost;
  });
  addLeastMove(move, ground);
  ground.cost[start] = descent;
  return ground;
}

const offRoad = (stride: Stride): Stride => ({ ...stride, usesRoads: false });

/** BF2-MOVE-02: one hex is always possible for whoever has any MP. */
function addLeastMove(move: Move, { cost, previous }: Route): void {
  const { field, start, mp, stride } = move;
  if (mp < 1) return;
  for (const direction of DIRECTIONS) {
    const to = neighbour(field.board, start, direction);
    if (to < 0 || cost[to] >= 0 || isForbidden(move, start, to)) continue;
    if (stepCost(field, stride, start, to, direction) === PROHIBITED) continue;
    cost[to] = mp;
    previous[to] = start;
  }
}

/** BF2-ROAD-02: ground vehicles that begin on a road. */
function hasRoadBonus({ field, unit, start, mp, stride }: Move): boolean {
  const letter = field.letters[unit];
  const isVehicle = letter === 'G' || letter === 'A';
  return isVehicle && stride.usesRoads && mp > 0 && field.roads[start] !== 0;
}

/** One hex more for whoever stays on the road all the way. */
function roadRoute(move: Move, enemies: readonly number[]): Route {
  const { field, start, mp, stride } = move;
  return search(move, mp + 1, (from, to, direction) => {
    if (from !== start && enemies.includes(from)) return PROHIBITED;
    if (!isRoadStep(field, from, to, direction) || isForbidden(move, from, to)) return PROHIBITED;
    return stepCost(field, stride, from, to, direction);
  });
}

/** BF2-JUMP-01, BF2-JUMP-02: a shortest way that passes over nothing higher than start and MP together. */
function byJump(move: Move): Reachable {
  const { field, state, unit, start, mp, stride } = move;
  const { board } = field;
  if (!canJump(field, state, unit)) return NOWHERE;
  const ceiling = board.level[start] + (move.descent > 0 ? 1 : 0) + mp;
  const found = search(move, mp, (from) => (from !== start && board.level[from] > ceiling ? PROHIBITED : 1));
  return ending(
    move,
    [found],
    (cell) =>
      cell !== start &&
      found.cost[cell] === distance(board, start, cell) &&
      !isForbidden(move, start, cell) &&
      stride.enter[cell] !== PROHIBITED,
  );
}

/** BF2-MAP-05: onto a bridge that will not hold. */
function ontoBridge(move: Move): Reachable {
  const { field, start, mp, stride } = move;
  if (!stride.breaksBridges || !stride.usesRoads) return NOWHERE;
  const enemies = enemyHexes(move);
  const ground = groundRoute(move, enemies);
  const cost = ground.cost.slice();
  const previous = ground.previous.slice();
  const bridges = field.allCells.filter((cell) => field.bridges[cell] === 1 && cell !== start);
  const ends = bridges.filter((bridge) => {
    const from = approach(move, ground, enemies, bridge);
    if (from < 0 || ground.cost[from] + 1 > mp) return false;
    cost[bridge] = ground.cost[from] + 1;
    previous[bridge] = from;
    return true;
  });
  return ending(move, [{ cost, previous }], (cell) => ends.includes(cell));
}

/** The nearest hex from which the road leads onto the bridge; -1 if there is none within reach. */
function approach(move: Move, ground: Route, enemies: readonly number[], bridge: number): number {
  const { field, start } = move;
  let nearest = -1;
  for (const direction of DIRECTIONS) {
    const from = neighbour(field.board, bridge, oppositeOf(direction));
    if (from < 0 || !leads(ground, from) || (from !== start && enemies.includes(from))) continue;
    if (!isRoadStep(field, from, bridge, direction) || isUnderBridge(move, from)) continue;
    if (along(ground, start, from).includes(bridge)) continue;
    if (nearest < 0 || ground.cost[from] < ground.cost[nearest]) nearest = from;
  }
  return nearest;
}

const NOWHERE: Reachable = { cells: [], routes: [] };

function ending(
  { field, state, unit }: Move,
  routes: readonly Route[],
  isEnd: (cell: number) => boolean,
): Reachable {
  const cells = field.allCells.filter((cell) => isEnd(cell) && isFree(field, state, unit, cell));
  return { cells, routes };
}

function along({ previous }: Route, start: number, to: number): number[] {
  const path = [to];
  for (let at = to; at !== start; path.push(at)) at = previous[at];
  return path.reverse();
}

/** The hexes of the way to one of its cells, both ends included. */
export function wayTo({ routes }: Reachable, start: number, to: number): number[] {
  return along(routes.find((route) => leads(route, to))!, start, to);
}

/** BF2-MOVE-01: the MP that the way to one of its cells takes. */
export const costTo = ({ routes }: Reachable, to: number): number =>
  routes.find((route) => leads(route, to))!.cost[to];

/** BF2-VIC-04, BF2-OFF-05: the edges that a unit can leave the map over, at one MP. */
export function exitEdges(field: Battlefield, state: State, unit: number): readonly Edge[] {
  const move = moveOf(field, state, unit);
  const enemies = enemyHexes(move);
  const { cost } = groundRoute(move, enemies);
  const leavesFrom = (cell: number) =>
    cost[cell] >= 0 && cost[cell] < move.mp && (cell === move.start || !enemies.includes(cell));
  const edges = (['north', 'south', 'east', 'west'] as const).filter((edge) =>
    edgeCells(field.board, edge).some(leavesFrom),
  );
  return field.plugged.exitEdges?.(edges, field, state, unit) ?? edges;
}

/** More than any way on any map costs. */
const NO_END_OF_MP = 2000;

/** BF2-MOR-03: as far as the MP go on a cheapest way to an edge, past all enemies, and whether it leads over the edge. */
export function flight(
  field: Battlefield,
  state: State,
  unit: number,
  edge: Edge,
): { readonly path: readonly number[]; readonly leaves: boolean } {
  const move = moveOf(field, state, unit);
  const { start, mp, shuns } = move;
  const enemies = enemyHexes(move);
  const route = groundRoute(
    { ...move, mp: NO_END_OF_MP, shuns: (from, to) => enemies.includes(to) || shuns?.(from, to) === true },
    enemies,
  );
  const { cost } = route;
  const ends = edgeCells(field.board, edge).filter((cell) => leads(route, cell));
  if (ends.length === 0 || mp === 0) return { path: [start], leaves: false };
  const path = along(
    route,
    start,
    ends.reduce((best, cell) => (cost[cell] < cost[best] ? cell : best)),
  );
  const leaves = cost[path[path.length - 1]] < mp;
  const isPossible = (cell: number, i: number) =>
    i === 0 || ((cost[cell] <= mp || i === 1) && (isFree(field, state, unit, cell) || leaves));
  return { path: path.slice(0, path.findLastIndex(isPossible) + 1), leaves };
}

/** BF2-MOVE-01: what the way costs, hex by hex. */
export function movementCost(
  tally: Tally<RuleId>,
  field: Battlefield,
  state: State,
  unit: number,
  way: Way,
  to: number,
): void {
  const found = reachable(field, state, unit, way);
  const { cost } = found.routes.find((route) => leads(route, to))!;
  const path = wayTo(found, state.units[unit].hex, to);
  if (cost[path[0]] > 0) tally.add(cost[path[0]], REASONS.climbDown, 'BF2-BLDG-04');
  for (let i = 1; i < path.length; i++) {
    const step = cost[path[i]] - cost[path[i - 1]];
    const hex = field.board.number[path[i]];
    if (way === 'jump') tally.add(step, REASONS.jump(hex), 'BF2-JUMP-01');
    else tally.add(step, REASONS.enter(hex, TERRAINS[field.board.terrain[path[i]]]), 'BF2-MOVE-03');
  }
}
