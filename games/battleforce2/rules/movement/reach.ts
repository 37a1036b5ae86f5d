import { distance, type Edge, edgeCells, neighbour } from '@ironfield/hex/board.ts';
import { DIRECTIONS, type Direction, oppositeOf } from '@ironfield/hex/coordinates.ts';
import { reach, reachBySteps } from '@ironfield/hex/search.ts';
import type { Tally } from '@ironfield/kernel/explanation.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import type { Battlefield, KnownStride, Places, Stride } from '../../battlefield.ts';
import { TERRAINS } from '../../data/terrain.ts';
import type { Way } from '../../orders.ts';
import type { Shuns } from '../../points.ts';
import type { RuleId } from '../../rule-index.ts';
import { opponentOf, type SetOut, type State } from '../../state.ts';
import { REASONS } from '../../text.ts';
import { isUnder } from '../commands/commands.ts';
import { isGrounded, isOnGround } from '../elements/places.ts';
import { isOntoBridge, isRoadStep, offRoad, PROHIBITED, stepCost, strideOf } from '../map/terrain-costs.ts';
import { canJump, mpOfUnit } from './movement-points.ts';
import { isTouched, touchedBy } from './touched.ts';

/** More than any way on any map costs. */
const NO_END_OF_MP = 2000;

/** A search's result: MP by place, -1 where there is no way, and the previous place, -1 at the start. */
interface Route {
  readonly cost: Int32Array;
  readonly previous: Int32Array;
  readonly places: Places;
}

/** The hexes a unit can reach in some way. */
export interface Reachable {
  /** The hexes where it may end its move. */
  readonly cells: readonly number[];
  /** The first that leads to a cell is the way there. */
  readonly routes: readonly Route[];
}

interface Move {
  readonly field: Battlefield;
  readonly state: State;
  readonly unit: number;
  /** Its hex, and the place there that it sets out from. */
  readonly start: number;
  readonly from: number;
  readonly mp: number;
  readonly stride: KnownStride;
  readonly fallsBack: boolean;
  readonly shuns: Shuns | null;
  /** BF2-BLDG-04: MP to get down from the top of the first hex. */
  readonly descent: number;
}

function moveOf(field: Battlefield, state: State, unit: number): Move {
  const { hex: start, onBridge } = state.units[unit];
  const stride = strideOf(field, state, unit);
  return {
    field,
    state,
    unit,
    start,
    from: onBridge ? start : enteredFrom(stride.places, start),
    mp: mpOfUnit(field, state, unit),
    stride,
    fallsBack: isUnder(field, state, unit, 'Fall Back!'),
    shuns: field.plugged.shuns?.(null, field, state, unit) ?? null,
    descent: field.plugged.isOnTop?.(state, unit) ? stride.enter[start] : 0,
  };
}

export const reachable = (field: Battlefield, state: State, unit: number, way: Way): Reachable =>
  reachedBy(moveOf(field, state, unit), way);

/** The same with any number of MP. */
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

/** BF2-STACK-01: may the unit end its move here, as far as friends and DropShips are concerned? */
export const isFree = (field: Battlefield, state: State, unit: number, cell: number): boolean =>
  !isBesideFriend(field, state, unit, cell) &&
  !isBesideShip(field, state, unit, cell) &&
  !taxiesOnto(field, state, unit, cell);

export function isBesideFriend(field: Battlefield, state: State, unit: number, cell: number): boolean {
  const friends = field.unitsOf[field.seatOf[unit]];
  return touchedBy(field, state, 'leaves no room for a friend', cell, friends).some(
    (friend) => friend !== unit,
  );
}

const dropShips = remembered(({ letters }: Battlefield) =>
  letters.flatMap((letter, unit) => (letter === 'D' ? [unit] : [])),
);

/** BF2-STACK-01: no unit shares a hex with a DropShip on the ground, of either side. */
export const isBesideShip = (field: Battlefield, state: State, unit: number, cell: number): boolean =>
  !field.past.meetsAsBefore?.() &&
  dropShips(field).some((ship) => ship !== unit && state.units[ship].hex === cell && isGrounded(state, ship));

/** The same for a taxiing DropShip: it does not enter others' hexes either. */
function taxiesOnto(field: Battlefield, state: State, unit: number, cell: number): boolean {
  if (field.letters[unit] !== 'D' || !isGrounded(state, unit) || field.past.shipsTaxiOnto?.()) return false;
  const enemies = field.unitsOf[opponentOf(field.seatOf[unit])];
  return enemies.some(
    (enemy) => state.units[enemy].hex === cell && isTouched(field, state, 'stops an enemy', enemy),
  );
}

/** BF2-STACK-02: hexes in which a move along the ground ends. */
function enemyHexes({ field, state, unit, stride }: Move): readonly number[] {
  const hexes: number[] = [];
  if (stride.flies) return hexes;
  for (const enemy of field.unitsOf[opponentOf(field.seatOf[unit])])
    if (isTouched(field, state, 'stops an enemy', enemy)) hexes.push(state.units[enemy].hex);
  return hexes;
}

const routeIn = (places: Places, { cost, previous }: Omit<Route, 'places'>): Route => ({
  cost,
  previous,
  places,
});

/** For longer than until the next search. */
const kept = ({ cost, previous, places }: Route): Route => ({
  cost: cost.slice(),
  previous: previous.slice(),
  places,
});

/** The end of the way to a cell; for a bridge and the place below it, the cheaper one, or the bridge at equal cost. */
function placeIn({ cost, places }: Route, cell: number): number {
  const below = places.below ? places.below[cell] : -1;
  if (below < 0 || cost[below] < 0) return cell;
  return cost[cell] >= 0 && cost[cell] <= cost[below] ? cell : below;
}

const costTo = (route: Route, cell: number): number => route.cost[placeIn(route, cell)];

const leads = (route: Route, cell: number): boolean => costTo(route, cell) >= 0;

/** The place of a unit that did not come along the road: below the bridge, if there is one. */
export const enteredFrom = ({ below }: Places, cell: number): number =>
  below ? Math.max(cell, below[cell]) : cell;

const cellAt = ({ cellOf }: Places, place: number): number => (cellOf ? cellOf[place] : place);

/** BF2-CMDX-08: nearer to any enemy, for a unit that falls back; or forbidden by an option. */
function isForbidden({ field, state, unit, fallsBack, shuns }: Move, from: number, to: number): boolean {
  if (shuns?.(from, to)) return true;
  if (!fallsBack) return false;
  return field.unitsOf[opponentOf(field.seatOf[unit])].some((enemy) => {
    const { hex } = state.units[enemy];
    return isOnGround(state, enemy) && distance(field.board, to, hex) < distance(field.board, from, hex);
  });
}

/** BF2-MAP-05: a unit under a bridge leaves it as it would leave water. */
const setsOutBelow = ({ field, state, unit, start }: Move): boolean =>
  field.bridges[start] === 1 && !state.units[unit].onBridge;

/** Before correction 8, a unit passing under a bridge could leave along its road, unless it began there. */
const isBelowAsBefore = (move: Move, place: number): boolean =>
  place === move.start && move.field.past.movesAsBefore?.() === true && setsOutBelow(move);

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

/** BF2-BLDG-04: for the cost of entering; a unit on top may stay there. */
function ontoBuilding(move: Move): Reachable {
  const { field, unit, start, descent } = move;
  const { canClimb } = field.plugged;
  if (!canClimb) return NOWHERE;
  const ground = groundRoute(move, enemyHexes(move));
  ground.cost[move.from] = 0;
  return ending(
    move,
    [ground],
    (cell) => leads(ground, cell) && (cell === start ? descent > 0 : canClimb(field, unit, cell)),
  );
}

function groundRoute(move: Move, enemies: readonly number[]): Route {
  const ground = kept(searchGround(move, enemies));
  addLeastMove(move, ground);
  ground.cost[move.from] = move.descent;
  return ground;
}

/** Nothing about the move depends on where it comes from. */
const isPlain = (move: Move): boolean =>
  !move.fallsBack && !move.shuns && move.descent === 0 && !isBelowAsBefore(move, move.start);

function searchGround(move: Move, enemies: readonly number[], until?: number): Route {
  const { from: start, mp, stride, descent } = move;
  const { places } = stride;
  const { grid, steps, reach: memory } = places;
  const stops = stopsIn(places, enemies);
  // Of the two ways to be in the hex of a bridge, one below it counts only where it is cheaper, and is found by then.
  if (isPlain(move))
    return routeIn(places, reachBySteps(grid, start, mp, { steps, stops }, { into: memory, until }));
  const costOf = (from: number, to: number, direction: Direction) => {
    if (from !== start && stops.includes(from)) return PROHIBITED;
    if (isForbidden(move, cellAt(places, from), cellAt(places, to))) return PROHIBITED;
    const cost = stepFrom(move, from, direction);
    return from === start && cost !== PROHIBITED ? cost + descent : cost;
  };
  return routeIn(places, reach(grid, start, mp, costOf, { into: memory, until }));
}

/** Enemies in the hex of a bridge stop units both on it and below. */
function stopsIn(places: Places, enemies: readonly number[]): readonly number[] {
  const isTwofold = (cell: number) => enteredFrom(places, cell) !== cell;
  const twofold = places.below ? enemies.filter(isTwofold) : [];
  if (twofold.length === 0) return enemies;
  return [...enemies, ...twofold.map((cell) => enteredFrom(places, cell))];
}

function stepFrom(move: Move, place: number, direction: Direction): number {
  const { field, stride } = move;
  if (!isBelowAsBefore(move, place)) return stride.places.steps[place * 6 + direction];
  return stepCost(field, offRoad(stride), place, neighbour(field.board, place, direction), direction);
}

/** BF2-MOVE-02: a unit with any MP can always move one hex. */
function addLeastMove(move: Move, route: Route): void {
  const { field, start, mp, from } = move;
  const { cost, previous, places } = route;
  for (const direction of DIRECTIONS) {
    const to = neighbour(field.board, start, direction);
    if (to < 0 || leads(route, to) || !isLeastMove(move, to, direction)) continue;
    const place = places.grid.neighbours[from * 6 + direction];
    cost[place] = mp;
    previous[place] = from;
  }
}

function isLeastMove(move: Move, to: number, direction: Direction): boolean {
  const { field, stride, mp, start, from } = move;
  const isBeforeTables = field.past.meetsAsBefore?.() === true;
  const cost = isBeforeTables ? stride.steps[start * 6 + direction] : stepFrom(move, from, direction);
  return mp > 0 && cost !== PROHIBITED && !isForbidden(move, start, to);
}

/** BF2-ROAD-02: ground vehicles that begin on a road. */
function hasRoadBonus(move: Move): boolean {
  const { field, unit, start, mp } = move;
  const letter = field.letters[unit];
  const isVehicle = letter === 'G' || letter === 'A';
  const isOnRoad = field.roads[start] !== 0 && (!setsOutBelow(move) || field.past.meetsAsBefore?.() === true);
  return isVehicle && isOnRoad && move.stride.usesRoads && mp > 0;
}

/** One more hex for a unit that stays on the road all the way, so over no bridge that breaks. */
function roadRoute(move: Move, enemies: readonly number[]): Route {
  const { field, start, mp, stride } = move;
  const isNoBridge = stride.breaksBridges && !field.past.movesAsBefore?.();
  const costOf = (from: number, to: number, direction: Direction) => {
    if (from !== start && enemies.includes(from)) return PROHIBITED;
    if (!isRoadStep(field, from, to, direction) || isForbidden(move, from, to)) return PROHIBITED;
    return isNoBridge && field.bridges[to] === 1 ? PROHIBITED : stepCost(field, stride, from, to, direction);
  };
  return kept(routeIn(flatOf(field), reach(field.board, start, mp + 1, costOf, { into: field.reach })));
}

/** BF2-JUMP-01, BF2-JUMP-02: a shortest way that passes over nothing higher than start and MP together. */
function byJump(move: Move): Reachable {
  const { field, state, unit } = move;
  if (!canJump(field, state, unit)) return NOWHERE;
  const found = kept(searchAir(move));
  return ending(move, [found], (cell) => canLand(move, cell) && isStraight(move, found, cell));
}

/** True if a jumping unit can land in an adjacent hex. Usually it can, and the search ends early. */
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

const NO_STEPS = new Int16Array(0);

/** For units that never go below a bridge. */
const flatOf = remembered(
  ({ board, reach: memory }: Battlefield): Places => ({
    grid: board,
    steps: NO_STEPS,
    reach: memory,
    cellOf: null,
    below: null,
  }),
);

function searchAir({ field, start, mp, descent }: Move, until?: number): Route {
  const { board, reach: memory } = field;
  const ceiling = board.level[start] + (descent > 0 ? 1 : 0) + mp;
  const costOf = (from: number) => (from !== start && board.level[from] > ceiling ? PROHIBITED : 1);
  return routeIn(flatOf(field), reach(board, start, mp, costOf, { into: memory, until }));
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
  const onto = kept(ground);
  const bridges = field.allCells.filter((cell) => field.bridges[cell] === 1 && cell !== start);
  const ends = bridges.filter((bridge) => {
    const from = approach(move, ground, enemies, bridge);
    if (from < 0 || ground.cost[from] + 1 > mp) return false;
    onto.cost[bridge] = ground.cost[from] + 1;
    onto.previous[bridge] = from;
    const below = enteredFrom(onto.places, bridge);
    if (below !== bridge) onto.cost[below] = -1;
    return true;
  });
  return ending(move, [onto], (cell) => ends.includes(cell));
}

/** The nearest hex from which the road leads onto the bridge; -1 if there is none within reach. */
function approach(move: Move, ground: Route, enemies: readonly number[], bridge: number): number {
  const { field, start } = move;
  let nearest = -1;
  for (const direction of DIRECTIONS) {
    const from = neighbour(field.board, bridge, oppositeOf(direction));
    if (from < 0 || ground.cost[from] < 0 || (from !== start && enemies.includes(from))) continue;
    if (!isRoadStep(field, from, bridge, direction) || isBelowAsBefore(move, from)) continue;
    if (along(ground, from).includes(bridge)) continue;
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

/** The places of a way, both ends included. */
function placesTo(route: Route, to: number): number[] {
  const found: number[] = [];
  for (let at = placeIn(route, to); at >= 0; at = route.previous[at]) found.push(at);
  return found.reverse();
}

const along = (route: Route, to: number): number[] =>
  placesTo(route, to).map((place) => cellAt(route.places, place));

/** The place from which a unit sets out. */
export function setOutOf(field: Battlefield, state: State, unit: number): SetOut {
  const { hex, onBridge } = state.units[unit];
  if (field.plugged.isOnTop?.(state, unit)) return 'top';
  return field.bridges[hex] === 1 && !onBridge ? 'below' : 'ground';
}

const directionTo = ({ board }: Battlefield, from: number, to: number): Direction =>
  DIRECTIONS.find((side) => neighbour(board, from, side) === to)!;

/** BF2-MOVE-01: the MP a unit has spent on reaching each hex of a ground way. */
export function costsAlong(
  field: Battlefield,
  state: State,
  unit: number,
  {
    path,
    from,
    way = 'ground',
  }: { readonly path: readonly number[]; readonly from: SetOut; readonly way?: Way },
): readonly number[] {
  const stride = strideOf(field, state, unit);
  const entry = stride.flies ? 1 : stride.enter[path[0]];
  const costs = [from === 'top' || from === 'off board' ? entry : 0];
  for (const { used, direction, i } of stepsAlong(field, stride, path, from, way))
    costs.push(costs[i - 1] + stepCost(field, used, path[i - 1], path[i], direction));
  return costs;
}

interface Step {
  readonly i: number;
  readonly direction: Direction;
  /** The stride it uses from where it comes. */
  readonly used: Stride;
  /** BF2-MAP-05: is it below a bridge then? */
  readonly isBelow: boolean;
}

function stepsAlong(
  field: Battlefield,
  stride: Stride,
  path: readonly number[],
  from: SetOut,
  way: Way,
): readonly Step[] {
  const isBridge = (cell: number) => field.bridges[cell] === 1;
  const isAsBefore = field.past.movesAsBefore?.() === true;
  let isBelow = from === 'below' || (from === 'off board' && isBridge(path[0]) && !isAsBefore);
  return path.slice(1).map((to, index) => {
    const direction = directionTo(field, path[index], to);
    // BF2-MAP-05: only the last hex of such a way is a bridge that breaks.
    const breaks = stride.breaksBridges && !(way === 'bridge' && index === path.length - 2);
    const used = isBelow ? offRoad(stride) : { ...stride, breaksBridges: breaks };
    isBelow = isBridge(to) && !isOntoBridge(field, used, path[index], to, direction);
    return { i: index + 1, direction, used, isBelow };
  });
}

/** BF2-MAP-05, BF2-HIT-02: in each hex of its way, has it come along the road onto a bridge? Anybody else is below it. */
export function onBridgesAlong(
  field: Battlefield,
  state: State,
  unit: number,
  { path, from, way }: { readonly path: readonly number[]; readonly from: SetOut; readonly way: Way },
): readonly boolean[] {
  const isBridge = (cell: number) => field.bridges[cell] === 1;
  if (!path.some(isBridge)) return path.map(() => false);
  const first = from === 'ground' && isBridge(path[0]);
  if (way === 'jump') return path.map((_, i) => i === 0 && first);
  const stride = strideOf(field, state, unit);
  const steps = stepsAlong(field, stride, path, from, way);
  return [first, ...steps.map(({ i, isBelow }) => isBridge(path[i]) && !isBelow && !stride.flies)];
}

/** BF2-ROAD-02: the MP more that a way along the road gives. */
export function roadBonusOn(
  field: Battlefield,
  state: State,
  unit: number,
  path: readonly number[],
  from: SetOut,
): number {
  const letter = field.letters[unit];
  const stride = strideOf(field, state, unit);
  const isNoBridge = stride.breaksBridges && !field.past.movesAsBefore?.();
  const isOnRoad =
    from === 'ground' &&
    (letter === 'G' || letter === 'A') &&
    stride.usesRoads &&
    path.every(
      (cell, i) =>
        i === 0 ||
        (isRoadStep(field, path[i - 1], cell, directionTo(field, path[i - 1], cell)) &&
          !(isNoBridge && field.bridges[cell] === 1)),
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
  return cells.includes(to) ? passageBy(routes[0], to) : null;
}

const passageBy = (route: Route, to: number): Passage => ({ path: along(route, to), mp: costTo(route, to) });

function alongGround(move: Move, to: number): Passage | null {
  const { field, start, mp, descent } = move;
  if (to === start) return descent <= mp ? { path: [start], mp: descent } : null;
  const enemies = enemyHexes(move);
  const ground = searchGround(move, enemies, to);
  if (leads(ground, to)) return passageBy(ground, to);
  const direction = DIRECTIONS.find((side) => neighbour(field.board, start, side) === to);
  if (direction !== undefined && isLeastMove(move, to, direction)) return { path: [start, to], mp };
  if (!hasRoadBonus(move)) return null;
  const road = roadRoute(move, enemies);
  return leads(road, to) ? passageBy(road, to) : null;
}

function throughAir(move: Move, to: number): Passage | null {
  const { field, state, unit } = move;
  if (!canJump(field, state, unit) || !canLand(move, to)) return null;
  const found = searchAir(move, to);
  return isStraight(move, found, to) ? passageBy(found, to) : null;
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
    leads(route, cell) && costTo(route, cell) < move.mp && (cell === move.start || !enemies.includes(cell));
  return { route, leavesFrom };
}

/** BF2-VIC-04: the cheapest way to an edge that a unit can leave over. */
export function wayOff(field: Battlefield, state: State, unit: number, edge: Edge): readonly number[] {
  const move = moveOf(field, state, unit);
  const { route, leavesFrom } = waysOff(move);
  return along(route, cheapest(route, edgeCells(field.board, edge).filter(leavesFrom)));
}

const cheapest = (route: Route, cells: readonly number[]): number =>
  cells.reduce((best, cell) => (costTo(route, cell) < costTo(route, best) ? cell : best));

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
  const ends = edgeCells(field.board, edge).filter((cell) => leads(route, cell));
  if (ends.length === 0 || mp === 0) return { path: [start], leaves: false };
  const end = cheapest(route, ends);
  const costs = placesTo(route, end).map((place) => route.cost[place]);
  const path = along(route, end);
  const leaves = costs[path.length - 1] < mp;
  const isPossible = (cell: number, i: number) =>
    i === 0 || ((costs[i] <= mp || i === 1) && (isFree(field, state, unit, cell) || leaves));
  return { path: path.slice(0, path.findLastIndex(isPossible) + 1), leaves };
}

/** BF2-MOVE-01: the cost of the way, hex by hex. */
export function movementCost(
  tally: Tally<RuleId>,
  { board }: Battlefield,
  { routes }: Reachable,
  way: Way,
  to: number,
): void {
  const route = routes.find((each) => leads(each, to))!;
  const path = placesTo(route, to);
  const costs = path.map((place) => route.cost[place]);
  if (costs[0] > 0) tally.add(costs[0], REASONS.climbDown, 'BF2-BLDG-04');
  for (let i = 1; i < path.length; i++) {
    const step = costs[i] - costs[i - 1];
    const cell = cellAt(route.places, path[i]);
    const hex = board.number[cell];
    if (way === 'jump') tally.add(step, REASONS.jump(hex), 'BF2-JUMP-01');
    else tally.add(step, REASONS.enter(hex, TERRAINS[board.terrain[cell]]), 'BF2-MOVE-03');
  }
}
