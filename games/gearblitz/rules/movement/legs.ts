import { remembered } from '@ironfield/kernel/memory.ts';
import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { type Base, basesOverlap } from '@ironfield/table/base.ts';
import { lineLength, placeOnLine, type Spans, spansInside, unionOf } from '@ironfield/table/crossing.ts';
import { type Heading, movedAlong } from '@ironfield/table/heading.ts';
import {
  type Leg,
  leavesTable,
  overlapsBaseFrom,
  overlapsPolygonFrom,
  stopOf,
  stretchesAmong,
} from '@ironfield/table/leg.ts';
import type { Piece, Scene } from '@ironfield/table/scenes/scene.ts';
import { piecesAt, piecesNear, piecesUnder } from '@ironfield/table/scenes/scene-index.ts';
import type { Unit } from '../../cards/unit.ts';
import { INCH, MODEL_HEIGHTS } from '../../data/tables.ts';
import { type Enlisted, rosterOf, sheetOf, unitOf } from '../../state/roster.ts';
import { type State, UNMOVED, type UnitState } from '../../state.ts';
import { baseAt, baseRadius, WIDEST_BASE } from '../core/model.ts';
import { footOf } from '../sight/sighting.ts';
import { groundCost, isAreaTerrain, isRoad, levelOn, pieceCost, stepCost } from '../terrain/ground.ts';
import { roadCost, roadLength, usesRoads } from '../terrain/terrain.ts';
import { isBlind } from '../unit/condition.ts';
import { CREEP, movementPoints } from '../unit/movement.ts';

/** A straight part of a move, as far as it is possible. */
export interface Walk {
  readonly to: Place;
  readonly distance: number;
  /** Thousandths of an MP; the way to a place where the unit cannot stay is paid as well. */
  readonly cost: number;
  /** HGB-TERR-08: how far it has come on a road without a break. */
  readonly road: number;
}

/** The cost of a part of a walk, in thousandths. */
export interface Charge {
  readonly on: 'ground' | 'road' | 'level';
  readonly distance: number;
  /** MP for an inch of the ground. */
  readonly perInch: number;
  readonly cost: number;
}

const onJets = new WeakMap<Unit, Unit>();

/** A unit as it moves now. HGB-AUX-05: on jets like a Hopper. */
export function moverOf(state: State, id: number): Unit {
  const unit = unitOf(state, id);
  if (state.units[id].activation?.jets == null) return unit;
  let mover = onJets.get(unit);
  if (!mover) {
    mover = { ...unit, mode: 'R', speed: unit.speed === 'stationary' ? 'combat' : unit.speed };
    onJets.set(unit, mover);
  }
  return mover;
}

/** Thousandths of an MP. */
export function movementLeft(state: State, id: number): number {
  const { activation } = state.units[id];
  return activation?.jets ?? movementPoints(unitOf(state, id)) - (activation ?? UNMOVED).spent;
}

/** HGB-MOVE-03: what is left of the inch of a Stationary unit. */
const creepLeft = ({ activation }: UnitState): number => Math.max(0, CREEP - (activation ?? UNMOVED).path);

const hasRoads = remembered(({ pieces }: Scene): boolean => pieces.some(isRoad));

/** The longest way that a unit could go now, if the ground were good. */
export function mostDistance(state: State, id: number): number {
  const unit = moverOf(state, id);
  // HGB-FLAW-06, HGB-TERR-07
  if (isBlind(unit) || unit.climb) return 0;
  if (unit.speed === 'stationary') return creepLeft(state.units[id]);
  const left = movementLeft(state, id);
  return usesRoads(unit) && hasRoads(state.scene) ? roadLength(left) : left;
}

/**
 * HGB-MOVE-01, HGB-TERR-01 to HGB-TERR-05: how far a unit gets on its way to a place, and its cost; the bill lists the
 * parts.
 */
export function walk(state: State, id: number, wanted: Place, bill?: Charge[]): Walk {
  const unit = moverOf(state, id);
  const from = state.units[id].at!;
  const radius = baseRadius(unit.sheet.card.kind);
  const leg = {
    from,
    to: wanted,
    radius,
    pieces: piecesNear(state.scene, from, wanted, radius),
    bases: basesNear(state, { from, to: wanted, radius }, (other) => other.id !== id),
  };
  const barred = barredAt(state, id, leg);
  const paid =
    unit.speed === 'stationary' ? creep(state, id, leg, barred) : pay(state, id, leg, barred, bill);
  const position = clearOfBases(leg, paid.position);
  return { to: placeOnLine(from, wanted, position), distance: position, cost: paid.cost, road: paid.road };
}

/** The longest way in this direction. */
export function longestWalk(state: State, id: number, way: Heading): Walk {
  const at = state.units[id].at!;
  const most = mostDistance(state, id);
  return most > 0 ? walk(state, id, movedAlong(at, way, most)) : { to: at, distance: 0, cost: 0, road: 0 };
}

/** A leg with everything it may meet. */
interface Way extends Leg {
  readonly pieces: readonly Piece[];
  readonly bases: readonly UnitBase[];
}

/** The distance at which enemies, the edge of the table or ground that its mode cannot enter stop it. */
function barredAt(state: State, id: number, leg: Way): number {
  const { scene } = state;
  const unit = moverOf(state, id);
  const { seat } = rosterOf(state.setup).units[id];
  // HGB-RAM-01: a unit may pass an enemy that it failed to ram.
  const passed = state.units[id].activation?.rammed ?? [];
  const barring = leg.pieces.filter((piece) => pieceCost(unit, piece) === null);
  const roads = leg.pieces.filter(isRoad);
  const { position } = stopOf(leg, {
    bases: leg.bases.filter(
      ({ of: other }) =>
        other.seat !== seat && !passed.includes(other.id) && !isFlownOver(state, unit, other),
    ),
    pieces: roads.length === 0 ? barring : barring.filter((piece) => !isAreaTerrain(piece)),
  });
  const inTheWay = Math.min(position, leavesTable(scene, leg.from, leg.to) ?? position);
  return roads.length === 0 ? inTheWay : Math.min(inTheWay, offRoad(leg, roads, barring));
}

/** HGB-MOVE-10: a unit may pass over lower ones. */
const isFlownOver = (state: State, { altitude }: Unit, { id, sheet }: Enlisted): boolean =>
  altitude > 0 && footOf(state, id) + MODEL_HEIGHTS[sheet.card.kind] < altitude;

/** HGB-TERR-08: where a base is on area terrain that it cannot enter, and its middle on no road through it. */
function offRoad(leg: Leg, roads: readonly Piece[], barring: readonly Piece[]): number {
  const spans = unionOf(roads.map(({ corners }) => spansInside(corners, leg.from, leg.to)));
  let first = Number.POSITIVE_INFINITY;
  for (const piece of barring)
    if (isAreaTerrain(piece)) first = Math.min(first, entersOffRoad(leg, spans, piece));
  return first;
}

function entersOffRoad(leg: Leg, roads: Spans, { corners }: Piece): number {
  const length = lineLength(leg.from, leg.to);
  let start = 0;
  for (;;) {
    const rest = { ...leg, from: placeOnLine(leg.from, leg.to, start) };
    const entered = overlapsPolygonFrom(rest, corners);
    if (entered === null) return Number.POSITIVE_INFINITY;
    const at = start + Math.floor(entered);
    const road = roads.findIndex((end, i) => i % 2 === 1 && roads[i - 1] <= at && at < end);
    if (road < 0) return at;
    start = roads[road];
    if (start >= length) return Number.POSITIVE_INFINITY;
  }
}

interface UnitBase extends Base {
  readonly of: Enlisted;
}

/** The bases a leg may meet, among the given units on the table. */
export function basesNear(
  state: State,
  { from, to, radius }: Leg,
  isMeant: (unit: Enlisted) => boolean,
): UnitBase[] {
  const bases: UnitBase[] = [];
  const [left, right] = from.x < to.x ? [from.x, to.x] : [to.x, from.x];
  const [top, bottom] = from.y < to.y ? [from.y, to.y] : [to.y, from.y];
  for (const enlisted of rosterOf(state.setup).units) {
    const { at, others } = state.units[enlisted.id];
    if (!at) continue;
    if (others.length === 0) {
      const most = radius + WIDEST_BASE + 2;
      if (at.x + most < left || at.x - most > right || at.y + most < top || at.y - most > bottom) continue;
    }
    const { kind } = sheetOf(state, enlisted.id).card;
    // Places are rounded.
    const reach = radius + baseRadius(kind) + 2;
    for (let i = -1; i < others.length; i++) {
      const { x, y } = i < 0 ? at : others[i];
      if (x + reach < left || x - reach > right || y + reach < top || y - reach > bottom) continue;
      if (isMeant(enlisted)) bases.push({ x, y, radius: baseRadius(kind), of: enlisted });
    }
  }
  return bases;
}

interface Paid {
  readonly position: number;
  readonly cost: number;
  readonly road: number;
}

/** HGB-MOVE-01: a level is paid where the base's centre crosses its edge, or stops on it. */
function pay(state: State, id: number, leg: Way, barred: number, bill?: Charge[]): Paid {
  const unit = moverOf(state, id);
  const budget = movementLeft(state, id);
  let cost = 0;
  let { road } = state.units[id].activation ?? UNMOVED;
  let before: readonly Piece[] = piecesUnder(leg.pieces, leg.from);
  let reached = 0;
  for (const { from, to, pieces } of stretchesAmong(leg.pieces, leg.from, leg.to)) {
    if (from >= barred) break;
    const step = stepCost(unit, before, pieces);
    const perInch = groundCost(unit, pieces);
    // HGB-MOVE-01: a level that cannot be paid in full is not climbed; one stops before its edge.
    if (step === null || perInch === null || cost + step * INCH > budget) {
      return { position: shortOf(state.scene, leg, from, isOn(unit, before)), cost, road };
    }
    cost += step * INCH;
    if (step > 0) bill?.push({ on: 'level', distance: 0, perInch: 0, cost: step * INCH });
    before = pieces;
    const end = Math.min(to, barred);
    if (usesRoads(unit) && pieces.some(isRoad)) {
      // HGB-TERR-08: MP that have been begun on the road are used up first.
      const begun = roadCost(road);
      reached = Math.min(end, from + roadLength(begun + budget - cost) - road);
      road += reached - from;
      cost += roadCost(road) - begun;
      bill?.push({ on: 'road', distance: reached - from, perInch: 0, cost: roadCost(road) - begun });
    } else {
      road = 0;
      reached = Math.min(end, from + Math.floor((budget - cost) / perInch));
      cost += (reached - from) * perInch;
      bill?.push({ on: 'ground', distance: reached - from, perInch, cost: (reached - from) * perInch });
    }
    if (reached < to) break;
  }
  const last = piecesUnder(leg.pieces, placeOnLine(leg.from, leg.to, reached));
  const step = stepCost(unit, before, last);
  if (step === null || cost + step * INCH > budget) {
    return { position: shortOf(state.scene, leg, reached, isOn(unit, before)), cost, road };
  }
  if (step > 0) bill?.push({ on: 'level', distance: 0, perInch: 0, cost: step * INCH });
  return { position: reached, cost: cost + step * INCH, road };
}

const isOn =
  (unit: Unit, before: readonly Piece[]) =>
  (pieces: readonly Piece[]): boolean =>
    stepCost(unit, before, pieces) === 0 && groundCost(unit, pieces) !== null;

/** The last position before an edge; rounding might otherwise put the place on it. */
export function shortOf(
  scene: Scene,
  { from, to }: Pick<Leg, 'from' | 'to'>,
  edge: number,
  isHere: (pieces: readonly Piece[]) => boolean,
): number {
  let position = edge - 1;
  while (position > 0 && !isHere(piecesAt(scene, placeOnLine(from, to, position)))) position--;
  return Math.max(0, position);
}

/** HGB-MOVE-03: no MP, and no change of level. */
function creep(state: State, id: number, leg: Way, barred: number): Paid {
  const unit = moverOf(state, id);
  const stretches = stretchesAmong(leg.pieces, leg.from, leg.to);
  const [{ pieces: here }] = stretches;
  const steep = stretches.find(
    ({ pieces }) =>
      groundCost(unit, pieces) === null ||
      stepCost(unit, here, pieces) === null ||
      (unit.altitude === 0 && levelOn(pieces) !== levelOn(here)),
  );
  const far = Math.min(barred, creepLeft(state.units[id]), lineLength(leg.from, leg.to));
  const before = steep ? shortOf(state.scene, leg, steep.from, isOn(unit, here)) : far;
  return { position: Math.min(far, before), cost: 0, road: 0 };
}

/** True if no other unit stands there. */
export function isFree(state: State, id: number, place: Place): boolean {
  const base = baseAt(place, sheetOf(state, id).card.kind);
  const leg = { from: place, to: place, radius: base.radius };
  return !basesNear(state, leg, (other) => other.id !== id).some((other) => basesOverlap(base, other));
}

/** Friends may be passed but not stood on: the last place of the way that is free. */
function clearOfBases(leg: Way, position: number): number {
  let free = position;
  while (free > 0) {
    const to = placeOnLine(leg.from, leg.to, free);
    let entered = Number.POSITIVE_INFINITY;
    for (const base of leg.bases) {
      const end = { from: to, to, radius: leg.radius };
      if (overlapsBaseFrom(end, base) !== null)
        entered = Math.min(entered, overlapsBaseFrom({ ...leg, to }, base)!);
    }
    if (entered === Number.POSITIVE_INFINITY) return free;
    free = Math.max(0, Math.min(free - 1, Math.floor(entered)));
  }
  return 0;
}
