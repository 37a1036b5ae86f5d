import { FULL_TURN, type Place } from '@ironfield/kernel/menu/menu.ts';
import { lineLength, placeOnLine } from '@ironfield/table/crossing.ts';
import { type Heading, movedAlong, turned } from '@ironfield/table/heading.ts';
import { stretchesOf } from '@ironfield/table/leg.ts';
import { nearestFree } from '@ironfield/table/nearest.ts';
import { groundOf, isOnTable, type Scene } from '@ironfield/table/scenes/scene.ts';
import { piecesAt, piecesNear } from '@ironfield/table/scenes/scene-index.ts';
import { CONTACT, INCH } from '../../data/tables.ts';
import { unitOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';
import { baseRadius } from '../core/model.ts';
import { levelOn } from '../terrain/ground.ts';
import { barrierTo } from '../terrain/room.ts';
import { CLIFF, climbCost, rappelCost } from '../terrain/terrain.ts';
import { movesFreely } from '../unit/movement.ts';
import { isFree, movementLeft, shortOf } from './legs.ts';

/** Places are rounded: so far beyond an edge one is certainly beyond it. */
const BEYOND = 5;

/** HGB-TERR-05 */
const isCliff = (level: number, other: number): boolean => Math.abs(level - other) >= CLIFF;

/** HGB-TERR-05: the point where a straight way meets a cliff. */
export interface Cliff {
  /** Along the way. */
  readonly position: number;
  /** Levels that the ground beyond is higher; below 0 it is lower. */
  readonly rise: number;
}

export function cliffAlong(scene: Scene, from: Place, to: Place): Cliff | null {
  let level = levelOn(piecesAt(scene, from));
  // Coming to stand on an edge is crossing it.
  const end = { from: lineLength(from, to), pieces: piecesAt(scene, to) };
  for (const { from: position, pieces } of [...stretchesOf(scene, from, to), end]) {
    const rise = levelOn(pieces) - level;
    if (isCliff(rise, 0)) return { position, rise };
    level = levelOn(pieces);
  }
  return null;
}

/** HGB-TERR-06: where one comes down: straight on, with the base at the foot of the cliff. */
export function footOfCliff(
  scene: Scene,
  from: Place,
  way: Heading,
  { position, radius }: { readonly position: number; readonly radius: number },
): { readonly to: Place; readonly levels: number } {
  const to = movedAlong(from, way, position + radius);
  return { to, levels: Math.max(0, levelOn(piecesAt(scene, from)) - levelOn(piecesAt(scene, to))) };
}

/** The nearest place to a forced one where a unit can be; `null` if there is none near. */
export function nearestRoom(state: State, id: number, to: Place): Place | null {
  const unit = { ...unitOf(state, id), altitude: 0 };
  const isLegal = (place: Place): boolean =>
    isOnTable(state.scene, place) && isFree(state, id, place) && !barrierTo(state.scene, unit, place);
  return nearestFree(to, FURTHEST, isLegal)[0] ?? null;
}
const FURTHEST = 12 * INCH;

/** HGB-OPT-03: where a unit comes down that falls in one of six directions; `null` where no cliff is touched. */
export function dropTowards(
  state: State,
  id: number,
  direction: Heading,
): { readonly to: Place; readonly levels: number } | null {
  const { at, body } = state.units[id];
  if (!at || body.altitude > 0 || body.climb) return null;
  const radius = baseRadius(unitOf(state, id).sheet.card.kind);
  const edges = SIXTH.flatMap((aside) => {
    const way = turned(direction, aside);
    const cliff = cliffAlong(state.scene, at, movedAlong(at, way, radius + CONTACT));
    return cliff && cliff.rise < 0 ? { way, position: cliff.position } : [];
  });
  if (edges.length === 0) return null;
  const { way, position } = edges.reduce((one, other) => (other.position < one.position ? other : one));
  return footOfCliff(state.scene, at, way, { position, radius });
}
/** Quarter degrees to either side of a direction, for a sixth of the circle. */
const SIXTH = [0, -40, 40, -80, 80];

/** A cliff that a unit stands at. */
export interface Edge extends Cliff {
  readonly way: Heading;
}

/** All around a sixth of a right angle apart, or the way that it goes. */
function waysOf(state: State, id: number): Heading[] {
  const { heading, activation } = state.units[id];
  if (movesFreely(unitOf(state, id)))
    return Array.from({ length: 24 }, (_, i) => turned(heading, (i * FULL_TURN) / 24));
  const ways: Heading[] = [];
  if (activation?.direction !== 'back') ways.push(heading);
  if (activation?.direction !== 'ahead') ways.push(turned(heading, FULL_TURN / 2));
  return ways;
}

/** HGB-TERR-05: cliffs that the base of a unit touches, each in the direction in which it is nearest. */
function edgesOf(state: State, id: number): Edge[] {
  const { at, body } = state.units[id];
  if (!at || body.altitude > 0 || body.climb) return [];
  const radius = baseRadius(unitOf(state, id).sheet.card.kind);
  // Most units stand where there is no cliff far and wide.
  if (!piecesNear(state.scene, at, at, radius).some(({ isGround }) => isGround)) return [];
  const nearest = new Map<number, Edge>();
  for (const way of waysOf(state, id)) {
    const cliff = cliffAlong(state.scene, at, movedAlong(at, way, radius));
    const known = cliff && nearest.get(cliff.rise);
    if (cliff && (!known || cliff.position < known.position)) nearest.set(cliff.rise, { ...cliff, way });
  }
  return [...nearest.values()];
}

/** HGB-TERR-06 */
export interface Jump {
  readonly way: Heading;
  readonly levels: number;
  readonly to: Place;
  /** Thousandths of an MP: the inches to the foot. */
  readonly cost: number;
}

/** HGB-TERR-06: where a unit may jump down; infantry does not. */
export function jumpsOf(state: State, id: number): Jump[] {
  const { at, activation } = state.units[id];
  const unit = unitOf(state, id);
  if (unit.sheet.card.kind === 'infantry' || unit.speed === 'stationary' || activation?.jets != null)
    return [];
  const radius = baseRadius(unit.sheet.card.kind);
  return edgesOf(state, id).flatMap(({ way, rise, position }) => {
    if (rise > 0) return [];
    const { to, levels } = footOfCliff(state.scene, at!, way, { position, radius });
    const cost = lineLength(at!, to);
    const isPossible = isOnTable(state.scene, to) && levels > 0 && cost <= movementLeft(state, id);
    return isPossible ? { way, levels, to, cost } : [];
  });
}

/** HGB-TERR-07 */
export interface Ascent {
  readonly way: Heading;
  /** The place and height at which it hangs, and its place on top. */
  readonly at: Place;
  readonly foot: number;
  readonly top: number;
  readonly onTop: Place;
  /** From the top, or from the foot. */
  readonly isDown: boolean;
}

/** HGB-TERR-05, HGB-TERR-07: MP for a level; `null` for those who cannot. */
export function climbingRate(state: State, id: number, isDown: boolean): number | null {
  const unit = unitOf(state, id);
  if (unit.mode !== 'W' || unit.speed === 'top') return null;
  return (isDown ? rappelCost(unit) : null) ?? (rappelCost(unit) === null ? climbCost(unit) : null);
}

/** HGB-TERR-07: the MP a unit has left to climb; a Stationary unit has one. */
export function climbingLeft(state: State, id: number): number {
  const { activation, body } = state.units[id];
  if (body.speed !== 'stationary') return movementLeft(state, id);
  return activation!.path > 0 && activation!.spent === 0 ? 0 : INCH - activation!.spent;
}

/** HGB-TERR-07: cliffs that a unit may begin to climb. */
export function ascentsOf(state: State, id: number): Ascent[] {
  const { at, activation } = state.units[id];
  if (!at || activation?.jets != null || climbingLeft(state, id) <= 0) return [];
  const { scene } = state;
  return edgesOf(state, id).flatMap(({ way, rise, position }) => {
    const isDown = rise < 0;
    if (climbingRate(state, id, isDown) === null) return [];
    const beyond = movedAlong(at, way, position + BEYOND);
    const other = levelOn(piecesAt(scene, beyond));
    const edge = shortOf(scene, { from: at, to: beyond }, position, (pieces) =>
      isCliff(levelOn(pieces), other),
    );
    const before = placeOnLine(at, beyond, edge);
    const [hangs, onTop] = isDown ? [beyond, before] : [before, beyond];
    const [foot, top] = [groundOf(piecesAt(scene, hangs)), groundOf(piecesAt(scene, onTop))];
    const isPossible =
      top - foot >= CLIFF * INCH && hasRoomAt(state, id, hangs) && hasRoomAt(state, id, onTop);
    return isPossible ? { way, at: hangs, foot, top, onTop, isDown } : [];
  });
}

/** The place is free, and its ground does not bar the unit. */
export const hasRoomAt = (state: State, id: number, place: Place): boolean =>
  isOnTable(state.scene, place) &&
  isFree(state, id, place) &&
  !barrierTo(state.scene, unitOf(state, id), place);
