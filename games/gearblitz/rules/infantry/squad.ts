import { FULL_TURN, type Place } from '@ironfield/kernel/menu/menu.ts';
import { type Base, basesOverlap, basesWithin } from '@ironfield/table/base.ts';
import { movedAlong } from '@ironfield/table/heading.ts';
import { distanceSquared, isSamePlace } from '@ironfield/table/place.ts';
import { isOnTable } from '@ironfield/table/scenes/scene.ts';
import { squeezesSquads } from '../../register.ts';
import { sheetOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';
import { baseAt, baseRadius, placesOf } from '../core/model.ts';
import { whyNotStand } from '../terrain/room.ts';
import { COHERENCY } from './infantry.ts';

type Standing = Pick<State, 'setup' | 'units'>;

export function squadBases(state: Standing, id: number): Base[] {
  const { kind } = sheetOf(state, id).card;
  return placesOf(state, id).map((place) => baseAt(place, kind));
}

/** HGB-INF-01: of its bases the one closest to a place. */
export function nearestPlace(state: Pick<State, 'units'>, id: number, to: Place): Place {
  const { at, others } = state.units[id];
  let nearest = at!;
  for (const place of others) if (distanceSquared(place, to) < distanceSquared(nearest, to)) nearest = place;
  return nearest;
}

/** HGB-INF-01: the bases of two units that are closest to each other. */
export function nearestPair(
  state: Pick<State, 'units'>,
  one: number,
  other: number,
): readonly [Place, Place] {
  const { units } = state;
  if (units[one].others.length === 0) {
    const from = units[one].at!;
    return [from, nearestPlace(state, other, from)];
  }
  let best: readonly [Place, Place] | null = null;
  for (const from of placesOf(state, one)) {
    const to = nearestPlace(state, other, from);
    if (!best || distanceSquared(from, to) < distanceSquared(best[0], best[1])) best = [from, to];
  }
  return best!;
}

const WAYS = 24;
/** The distance between the rings on which places are searched. */
const RING = 250;
const RINGS = 24;
/** Across any table. */
const FAR_RINGS = 400;

/** HGB-INF-01: near enough to another base of the squad. */
export const isCoherent = (bases: readonly Base[], base: Base): boolean =>
  bases.length === 0 || bases.some((other) => basesWithin(other, base, COHERENCY));

/**
 * Whether a base of a squad can stand here: the place is free, and others of the squad are near, unless there is no
 * such place.
 */
function fits(state: State, id: number, placed: readonly Base[], place: Place, isNear: boolean): boolean {
  const base = baseAt(place, sheetOf(state, id).card.kind);
  return (
    isOnTable(state.scene, place) &&
    !placed.some((other) => basesOverlap(other, base)) &&
    (!isNear || isCoherent(placed, base)) &&
    !whyNotStand(state, id, place)
  );
}

/** Places around the leading base, from contact on outwards. */
function* around(state: State, id: number, lead: Place, rings: number): Generator<Place> {
  const width = 2 * baseRadius(sheetOf(state, id).card.kind);
  for (let ring = 0; ring < rings; ring++)
    for (let way = 0; way < WAYS; way++)
      yield movedAlong(lead, (way * FULL_TURN) / WAYS, width + 2 + ring * RING);
}

const anywhere = (_place: Place): boolean => true;

/**
 * HGB-INF-01: the places of a squad's other bases when its leading base stands here: each where it is wanted, or as
 * near as it finds room; a base without room near the squad stands as near to the first as it can.
 */
function formedUp(
  state: State,
  id: number,
  lead: Place,
  wanted: readonly (Place | null)[],
  isAllowed = anywhere,
): readonly Place[] {
  const { kind } = sheetOf(state, id).card;
  const placed: Base[] = [baseAt(lead, kind)];
  return wanted.map((want, i) => {
    const place =
      roomFor(state, id, { lead, want, placed, isAllowed }) ??
      roomFor(state, id, { lead, want, placed, isAllowed: anywhere });
    const found = place ?? roomApart(state, id, lead, placed) ?? state.units[id].others[i] ?? lead;
    placed.push(baseAt(found, kind));
    return found;
  });
}

function roomFor(
  state: State,
  id: number,
  {
    lead,
    want,
    placed,
    isAllowed,
  }: {
    readonly lead: Place;
    readonly want: Place | null;
    readonly placed: readonly Base[];
    readonly isAllowed: (place: Place) => boolean;
  },
): Place | null {
  const isGood = (place: Place): boolean => isAllowed(place) && fits(state, id, placed, place, true);
  if (want && isGood(want)) return want;
  let best: Place | null = null;
  for (const place of around(state, id, lead, RINGS)) {
    if (best && want && distanceSquared(place, want) >= distanceSquared(best, want)) continue;
    if (!isGood(place)) continue;
    if (!want) return place;
    best = place;
  }
  return best;
}

/** The nearest place that is free, however far from the squad. */
function roomApart(state: State, id: number, lead: Place, placed: readonly Base[]): Place | null {
  if (squeezesSquads(state)) return null;
  for (const place of around(state, id, lead, FAR_RINGS))
    if (fits(state, id, placed, place, false)) return place;
  return null;
}

/** HGB-INF-01: the squad follows its leading base. */
export function followed(state: State, id: number, from: Place, to: Place): readonly Place[] {
  const { others } = state.units[id];
  if (others.length === 0 || isSamePlace(from, to)) return others;
  const wanted = others.map(({ x, y }) => ({ x: x + to.x - from.x, y: y + to.y - from.y }));
  return formedUp(state, id, to, wanted);
}

/** A squad that is put down: its bases in contact with the leading one, as far as there is room. */
export function putDown(
  state: State,
  id: number,
  lead: Place,
  isAllowed?: (place: Place) => boolean,
): readonly Place[] {
  const { bases } = state.units[id].body;
  return formedUp(state, id, lead, new Array(Math.max(0, bases - 1)).fill(null), isAllowed);
}
