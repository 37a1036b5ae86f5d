import type { Place } from '@ironfield/kernel/menu.ts';
import { type Base, basesOverlap } from '@ironfield/table/base.ts';
import { lineLength, placeOnLine } from '@ironfield/table/crossing.ts';
import { type Heading, movedAlong } from '@ironfield/table/heading.ts';
import { type Leg, leavesTable, overlapsBaseFrom, stopOf, stretchesOf } from '@ironfield/table/leg.ts';
import { piecesAt, piecesNear } from '@ironfield/table/scene-index.ts';
import { INCH } from '../data/tables.ts';
import { type Enlisted, rosterOf, sheetOf, unitOf } from '../roster.ts';
import type { State, UnitState } from '../state.ts';
import type { Unit } from '../unit.ts';
import { groundCost, levelChange, levelOn, pieceCost } from './ground.ts';
import { baseAt, baseRadius } from './model.ts';
import { CREEP, movementPoints } from './movement.ts';
import { squadBases } from './squad.ts';

/** A straight part of a move, as far as it is possible. */
export interface Walk {
  readonly to: Place;
  readonly distance: number;
  /** Thousandths of an MP; the way to a place where the unit cannot stay is paid as well. */
  readonly cost: number;
}

/** Thousandths of an MP. */
export const movementLeft = (state: State, id: number): number =>
  movementPoints(unitOf(state, id)) - (state.units[id].activation?.spent ?? 0);

/** HGB-MOVE-03: of the inch of those who are Stationary. */
const creepLeft = ({ activation }: UnitState): number => Math.max(0, CREEP - (activation?.path ?? 0));

/** The longest way that a unit could go now, if the ground were clear. */
export const mostDistance = (state: State, id: number): number =>
  state.units[id].body.speed === 'stationary' ? creepLeft(state.units[id]) : movementLeft(state, id);

/** HGB-MOVE-01, HGB-TERR-01 to HGB-TERR-05: how far a unit gets on its way to a place, and what it pays. */
export function walk(state: State, id: number, wanted: Place): Walk {
  const unit = unitOf(state, id);
  const from = state.units[id].at!;
  const leg = { from, to: wanted, radius: baseRadius(unit.sheet.card.kind) };
  const barred = barredAt(state, id, leg);
  const paid = unit.speed === 'stationary' ? creep(state, id, leg, barred) : pay(state, id, leg, barred);
  const position = clearOfBases(state, id, leg, paid.position);
  return { to: placeOnLine(from, wanted, position), distance: position, cost: paid.cost };
}

/** The longest way in this direction. */
export function longestWalk(state: State, id: number, way: Heading): Walk {
  const at = state.units[id].at!;
  const most = mostDistance(state, id);
  return most > 0 ? walk(state, id, movedAlong(at, way, most)) : { to: at, distance: 0, cost: 0 };
}

/** Where enemies, ground that the mode cannot enter, or the edge of the table end the way. */
function barredAt(state: State, id: number, leg: Leg): number {
  const { scene } = state;
  const unit = unitOf(state, id);
  const { seat } = rosterOf(state.setup).units[id];
  // HGB-RAM-01: whoever was rammed in vain is passed.
  const passed = state.units[id].activation?.rammed ?? [];
  const pieces = piecesNear(scene, leg.from, leg.to, leg.radius).filter(
    (piece) => pieceCost(unit, piece) === null,
  );
  const { position } = stopOf(leg, {
    bases: basesOf(state, (other) => other.seat !== seat && !passed.includes(other.id)),
    pieces,
  });
  return Math.min(position, leavesTable(scene, leg.from, leg.to) ?? position);
}

/** The bases of those who are meant and on the table. */
export function basesOf(state: State, isMeant: (unit: Enlisted) => boolean): Base[] {
  const bases: Base[] = [];
  for (const enlisted of rosterOf(state.setup).units) {
    if (state.units[enlisted.id].at && isMeant(enlisted)) bases.push(...squadBases(state, enlisted.id));
  }
  return bases;
}

interface Paid {
  readonly position: number;
  readonly cost: number;
}

/** HGB-MOVE-01: a level is paid where the centre of the base crosses its edge, or comes to stand on it. */
function pay(state: State, id: number, leg: Leg, barred: number): Paid {
  const unit: Unit = unitOf(state, id);
  const budget = movementLeft(state, id);
  let cost = 0;
  let level = levelOn(piecesAt(state.scene, leg.from));
  let reached = 0;
  for (const { from, to, pieces } of stretchesOf(state.scene, leg.from, leg.to)) {
    if (from >= barred) break;
    const here = levelOn(pieces);
    const climb = levelChange(unit, level, here);
    const perInch = groundCost(unit, pieces);
    // HGB-MOVE-01: a level that cannot be paid in full is not climbed; one stops before its edge.
    if (climb === null || perInch === null || cost + climb * INCH > budget) {
      return { position: Math.max(0, from - 1), cost };
    }
    cost += climb * INCH;
    level = here;
    reached = Math.min(to, barred, from + Math.floor((budget - cost) / perInch));
    cost += (reached - from) * perInch;
    if (reached < to) break;
  }
  const last = levelOn(piecesAt(state.scene, placeOnLine(leg.from, leg.to, reached)));
  const climb = levelChange(unit, level, last);
  if (climb === null || cost + climb * INCH > budget) return { position: Math.max(0, reached - 1), cost };
  return { position: reached, cost: cost + climb * INCH };
}

/** HGB-MOVE-03: no MP, and no change of level. */
function creep(state: State, id: number, leg: Leg, barred: number): Paid {
  const unit = unitOf(state, id);
  const stretches = stretchesOf(state.scene, leg.from, leg.to);
  const level = levelOn(stretches[0].pieces);
  const steep = stretches.find(
    ({ pieces }) => levelOn(pieces) !== level || groundCost(unit, pieces) === null,
  );
  const far = Math.min(barred, creepLeft(state.units[id]), lineLength(leg.from, leg.to));
  return { position: steep ? Math.max(0, Math.min(far, steep.from - 1)) : far, cost: 0 };
}

/** Whether nobody else stands there. */
export function isFree(state: State, id: number, place: Place): boolean {
  const base = baseAt(place, sheetOf(state, id).card.kind);
  return !basesOf(state, (other) => other.id !== id).some((other) => basesOverlap(base, other));
}

/** Friends may be passed but not stood on: the last place of the way that is free. */
function clearOfBases(state: State, id: number, leg: Leg, position: number): number {
  const others = basesOf(state, (other) => other.id !== id);
  let free = position;
  while (free > 0) {
    const to = placeOnLine(leg.from, leg.to, free);
    let entered = Number.POSITIVE_INFINITY;
    for (const base of others) {
      const end = { from: to, to, radius: leg.radius };
      if (overlapsBaseFrom(end, base) !== null)
        entered = Math.min(entered, overlapsBaseFrom({ ...leg, to }, base) ?? 0);
    }
    if (entered === Number.POSITIVE_INFINITY) return free;
    free = Math.max(0, Math.min(free - 1, Math.floor(entered)));
  }
  return 0;
}
