import { distance, type Edge, edgeCells, neighbour } from '@ironfield/hex/board.ts';
import { DIRECTIONS, type Direction, oppositeOf } from '@ironfield/hex/coordinates.ts';
import { reach, reachBySteps } from '@ironfield/hex/search.ts';
import type { Tally } from '@ironfield/kernel/explanation.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import type { Battlefield, KnownStride, Stride } from '../battlefield.ts';
import { TERRAINS } from '../data/terrain.ts';
import type { Way } from '../orders.ts';
import type { Shuns } from '../points.ts';
import type { RuleId } from '../rule-index.ts';
import { opponentOf, type SetOut, type State } from '../state.ts';
import { REASONS } from '../text.ts';
import { isUnder } from './commands.ts';
import { canJump, mpOfUnit } from './movement-points.ts';
import { isGrounded, isOnGround } from './places.ts';
import { isRoadStep, PROHIBITED, stepCost, strideOf } from './terrain-costs.ts';
import { isTouched, touchedBy } from './touched.ts';

/** More than any way on any map costs. */
const NO_END_OF_MP = 2000;

/** What a search has found: MP by cell, -1 where there is no way, and the cell before. */
interface Route {
  readonly cost: Int32Array;
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
  readonly stride: KnownStride;
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

export const reachable = (field: Battlefield, state: State, unit: number, way: Way): Reachable =>
  reachedBy(moveOf(field, state, unit), way);

/** The same with as many MP as it may take. */
export const reachableBeyond = (field: Battlefield, state: State, unit: number, way: Way): Reachable =>
  reachedBy({ ...moveOf(field, state, unit), mp: NO_END_OF_MP }, way);

function reachedBy(move: Move, way: Way): Reachable {
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
  const friends = field.unitsOf[field.seatOf[unit]];
  const inTheWay = touchedBy(field, state, 'leaves no room for a friend', cell, friends);
  return inTheWay.every((friend) => friend === unit) && !isBesideShip(field, state, unit, cell);
}

const dropShips = remembered(({ letters }: Battlefield) =>
  letters.flatMap((letter, unit) => (letter === 'D' ? [unit] : [])),
);

/** BF2-STACK-01: nobody shares a hex with a DropShip on the ground, whoever's it is. */
export const isBesideShip = (field: Battlefield, state: State, unit: number, cell: number): boolean =>
  !field.plugged.meetsAsBefore?.() &&
  dropShips(field).some((ship) => ship !== unit && state.units[ship].hex === cell && isGrounded(state, ship));

/** BF2-STACK-02: hexes in which a move along the ground ends. */
function enemyHexes({ field, state, unit, stride }: Move): readonly number[] {
  const hexes: number[] = [];
  if (stride.flies) return hexes;
  for (const enemy of field.unitsOf[opponentOf(field.seatOf[unit])])
    if (isTouched(field, state, 'stops an enemy', enemy)) hexes.push(state.units[enemy].hex);
  return hexes;
}

/** For longer than until the next search. */
const kept = ({ cost, previous }: Route): Route => ({ cost: cost.slice(), previous: previous.slice() });

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
  const ground = kept(searchGround(move, enemies));
  addLeastMove(move, ground);
  ground.cost[move.start] = move.descent;
  return ground;
}

/** Nothing about the move hangs on where it comes from. */
const isPlain = (move: Move): boolean =>
  !move.fallsBack && !move.shuns && move.descent === 0 && !isUnderBridge(move, move.start);

function searchGround(move: Move, enemies: readonly number[], until?: number): Route {
  const { field, start, mp, stride, descent } = move;
  const { board, reach: memory } = field;
  if (isPlain(move))
    return reachBySteps(board, start, mp, { steps: stride.steps, stops: enemies }, memory, until);
  const costOf = (from: number, to: number, direction: Direction) => {
    if (from !== start && enemies.includes(from)) return PROHIBITED;
    if (isForbidden(move, from, to)) return PROHIBITED;
    const cost = stepCost(field, isUnderBridge(move, from) ? offRoad(stride) : stride, from, to, direction);
    return from === start && cost !== PROHIBITED ? cost + descent : cost;
  };
  return reach(board, start, mp, costOf, memory, until);
}

/** BF2-MAP-05: whoever is below a bridge is not on its road. */
const leavingStride = (move: Move): Stride =>
  isUnderBridge(move, move.start) && !move.field.plugged.meetsAsBefore?.()
    ? offRoad(move.stride)
    : move.stride;

const offRoad = (stride: Stride): Stride => ({ ...stride, usesRoads: false });

/** BF2-MOVE-02: one hex is always possible for whoever has any MP. */
function addLeastMove(move: Move, { cost, previous }: Route): void {
  const { field, start, mp } = move;
  for (const direction of DIRECTIONS) {
    const to = neighbour(field.board, start, direction);
    if (to < 0 || cost[to] >= 0 || !isLeastMove(move, to, direction)) continue;
    cost[to] = mp;
    previous[to] = start;
  }
}

const isLeastMove = (move: Move, to: number, direction: Direction): boolean =>
  move.mp > 0 &&
  stepCost(move.field, leavingStride(move), move.start, to, direction) !== PROHIBITED &&
  !isForbidden(move, move.start, to);

/** BF2-ROAD-02: ground vehicles that begin on a road. */
function hasRoadBonus(move: Move): boolean {
  const { field, unit, start, mp } = move;
  const letter = field.letters[unit];
  const isVehicle = letter === 'G' || letter === 'A';
  return isVehicle && leavingStride(move).usesRoads && mp > 0 && field.roads[start] !== 0;
}

/** One hex more for whoever stays on the road all the way. */
function roadRoute(move: Move, enemies: readonly number[]): Route {
  const { field, start, mp, stride } = move;
  const costOf = (from: number, to: number, direction: Direction) => {
    if (from !== start && enemies.includes(from)) return PROHIBITED;
    if (!isRoadStep(field, from, to, direction) || isForbidden(move, from, to)) return PROHIBITED;
    return stepCost(field, stride, from, to, direction);
  };
  return kept(reach(field.board, start, mp + 1, costOf, field.reach));
}

/** BF2-JUMP-01, BF2-JUMP-02: a shortest way that passes over nothing higher than start and MP together. */
function byJump(move: Move): Reachable {
  const { field, state, unit } = move;
  if (!canJump(field, state, unit)) return NOWHERE;
  const found = kept(searchAir(move));
  return ending(move, [found], (cell) => canLand(move, cell) && isStraight(move, found, cell));
}

/** May a unit that jumps land in a hex beside it? Usually so: there is no need to look any farther. */
export function canHop(field: Battlefield, state: State, unit: number): boolean {
  const move = moveOf(field, state, unit);
  return (
    move.mp > 0 &&
    DIRECTIONS.some((direction) => {
      const to = neighbour(field.board, move.start, direction);
      return to >= 0 && canLand(move, to) && isFree(field, state, unit, to);
    })
  );
}

function searchAir({ field, start, mp, descent }: Move, until?: number): Route {
  const { board, reach: memory } = field;
  const ceiling = board.level[start] + (descent > 0 ? 1 : 0) + mp;
  const costOf = (from: number) => (from !== start && board.level[from] > ceiling ? PROHIBITED : 1);
  return reach(board, start, mp, costOf, memory, until);
}

const canLand = (move: Move, cell: number): boolean =>
  cell !== move.start && move.stride.enter[cell] !== PROHIBITED && !isForbidden(move, move.start, cell);

const isStraight = ({ field, start }: Move, { cost }: Route, cell: number): boolean =>
  cost[cell] === distance(field.board, start, cell);

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
  const cells: number[] = [];
  for (let cell = 0; cell < field.board.size; cell++)
    if (isEnd(cell) && isFree(field, state, unit, cell)) cells.push(cell);
  return { cells, routes };
}

function along({ previous }: Route, start: number, to: number): number[] {
  const path = [to];
  for (let at = to; at !== start; path.push(at)) at = previous[at];
  return path.reverse();
}

/** Where a unit is that sets out from its hex. */
export function setOutOf(field: Battlefield, state: State, unit: number): SetOut {
  const { hex, onBridge } = state.units[unit];
  if (field.plugged.isOnTop?.(state, unit)) return 'top';
  return field.bridges[hex] === 1 && !onBridge ? 'below' : 'ground';
}

const directionTo = ({ board }: Battlefield, from: number, to: number): Direction =>
  DIRECTIONS.find((side) => neighbour(board, from, side) === to)!;

/** BF2-MOVE-01: what a unit has spent when it comes to each hex of a way along the ground. */
export function costsAlong(
  field: Battlefield,
  state: State,
  unit: number,
  path: readonly number[],
  from: SetOut,
  way: Way = 'ground',
): readonly number[] {
  const stride = strideOf(field, state, unit);
  const entry = stride.flies ? 1 : stride.enter[path[0]];
  const costs = [from === 'top' || from === 'off board' ? entry : 0];
  let isBelow = from === 'below';
  for (let i = 1; i < path.length; i++) {
    const direction = directionTo(field, path[i - 1], path[i]);
    // BF2-MAP-05: only the last hex of such a way is a bridge that breaks.
    const breaks = stride.breaksBridges && !(way === 'bridge' && i === path.length - 1);
    const used = isBelow ? offRoad(stride) : { ...stride, breaksBridges: breaks };
    costs.push(costs[i - 1] + stepCost(field, used, path[i - 1], path[i], direction));
    isBelow = field.bridges[path[i]] === 1 && !isOntoBridge(field, used, path[i - 1], path[i], direction);
  }
  return costs;
}

/** BF2-MAP-05: along the road onto a bridge that holds, and not into the water below. */
const isOntoBridge = (
  field: Battlefield,
  { usesRoads, breaksBridges, flies }: Stride,
  from: number,
  to: number,
  direction: Direction,
): boolean => usesRoads && !breaksBridges && !flies && isRoadStep(field, from, to, direction);

/** BF2-ROAD-02: the MP more that a way along the road gives. */
export function roadBonusOn(
  field: Battlefield,
  state: State,
  unit: number,
  path: readonly number[],
  from: SetOut,
): number {
  const letter = field.letters[unit];
  const isOnRoad =
    from === 'ground' &&
    (letter === 'G' || letter === 'A') &&
    strideOf(field, state, unit).usesRoads &&
    path.every(
      (cell, i) => i === 0 || isRoadStep(field, path[i - 1], cell, directionTo(field, path[i - 1], cell)),
    );
  return isOnRoad ? 1 : 0;
}

/** The way of a unit to the hex where it ends its move. */
export interface Passage {
  /** Both ends included. */
  readonly path: readonly number[];
  /** BF2-MOVE-01 */
  readonly mp: number;
}

/** `null` where it cannot end its move. As in `reachable`, without looking at all the other hexes. */
export function passageTo(
  field: Battlefield,
  state: State,
  unit: number,
  way: Way,
  to: number,
): Passage | null {
  if (!isFree(field, state, unit, to)) return null;
  if (way === 'ground' || way === 'high') return alongGround(moveOf(field, state, unit), to);
  if (way === 'jump') return throughAir(moveOf(field, state, unit), to);
  const { cells, routes } = reachable(field, state, unit, way);
  return cells.includes(to) ? passageBy(routes[0], state.units[unit].hex, to) : null;
}

const passageBy = (route: Route, start: number, to: number): Passage => ({
  path: along(route, start, to),
  mp: route.cost[to],
});

function alongGround(move: Move, to: number): Passage | null {
  const { field, start, mp, descent } = move;
  if (to === start) return descent <= mp ? { path: [start], mp: descent } : null;
  const enemies = enemyHexes(move);
  const ground = searchGround(move, enemies, to);
  if (leads(ground, to)) return passageBy(ground, start, to);
  const direction = DIRECTIONS.find((side) => neighbour(field.board, start, side) === to);
  if (direction !== undefined && isLeastMove(move, to, direction)) return { path: [start, to], mp };
  if (!hasRoadBonus(move)) return null;
  const road = roadRoute(move, enemies);
  return leads(road, to) ? passageBy(road, start, to) : null;
}

function throughAir(move: Move, to: number): Passage | null {
  const { field, state, unit, start } = move;
  if (!canJump(field, state, unit) || !canLand(move, to)) return null;
  const found = searchAir(move, to);
  return isStraight(move, found, to) ? passageBy(found, start, to) : null;
}

/** BF2-VIC-04, BF2-OFF-05: the edges that a unit can leave the map over, at one MP. */
export function exitEdges(field: Battlefield, state: State, unit: number): readonly Edge[] {
  const { leavesFrom } = waysOff(moveOf(field, state, unit));
  const edges = (['north', 'south', 'east', 'west'] as const).filter((edge) =>
    edgeCells(field.board, edge).some(leavesFrom),
  );
  return field.plugged.exitEdges?.(edges, field, state, unit) ?? edges;
}

/** All ways, and whether a cell on the edge leaves an MP to go over it. */
function waysOff(move: Move): { readonly route: Route; leavesFrom(cell: number): boolean } {
  const enemies = enemyHexes(move);
  const route = groundRoute(move, enemies);
  const leavesFrom = (cell: number) =>
    leads(route, cell) && route.cost[cell] < move.mp && (cell === move.start || !enemies.includes(cell));
  return { route, leavesFrom };
}

/** BF2-VIC-04: the cheapest way to an edge that a unit can leave over. */
export function wayOff(field: Battlefield, state: State, unit: number, edge: Edge): readonly number[] {
  const move = moveOf(field, state, unit);
  const { route, leavesFrom } = waysOff(move);
  return along(route, move.start, cheapest(route, edgeCells(field.board, edge).filter(leavesFrom)));
}

const cheapest = ({ cost }: Route, cells: readonly number[]): number =>
  cells.reduce((best, cell) => (cost[cell] < cost[best] ? cell : best));

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
  const path = along(route, start, cheapest(route, ends));
  const leaves = cost[path[path.length - 1]] < mp;
  const isPossible = (cell: number, i: number) =>
    i === 0 || ((cost[cell] <= mp || i === 1) && (isFree(field, state, unit, cell) || leaves));
  return { path: path.slice(0, path.findLastIndex(isPossible) + 1), leaves };
}

/** BF2-MOVE-01: what the way costs, hex by hex. */
export function movementCost(
  tally: Tally<RuleId>,
  { board }: Battlefield,
  { routes }: Reachable,
  way: Way,
  start: number,
  to: number,
): void {
  const route = routes.find((each) => leads(each, to))!;
  const { cost } = route;
  const path = along(route, start, to);
  if (cost[path[0]] > 0) tally.add(cost[path[0]], REASONS.climbDown, 'BF2-BLDG-04');
  for (let i = 1; i < path.length; i++) {
    const step = cost[path[i]] - cost[path[i - 1]];
    const hex = board.number[path[i]];
    if (way === 'jump') tally.add(step, REASONS.jump(hex), 'BF2-JUMP-01');
    else tally.add(step, REASONS.enter(hex, TERRAINS[board.terrain[path[i]]]), 'BF2-MOVE-03');
  }
}
