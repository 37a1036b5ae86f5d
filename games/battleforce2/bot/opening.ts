import { cellOf, distance } from '@ironfield/hex/board.ts';
import type { Battlefield } from '../battlefield.ts';
import { MEDIUM, RANGE_LIMITS } from '../data/tables.ts';
import { isOnMap } from '../rules/elements/condition.ts';
import { mpOfUnit } from '../rules/movement/movement-points.ts';
import { whyNoRoom } from '../rules/movement/transport.ts';
import { isFoughtOut } from '../rules/victory/victory.ts';
import type { State } from '../state.ts';
import { goalsOf } from './goals.ts';
import { travel } from './travel.ts';

/** A hex close to a goal that no friend is closer to; if there is none, beside the others. */
export function startingHex(
  field: Battlefield,
  state: State,
  unit: number,
  hexes: readonly string[],
): string | null {
  const seat = field.seatOf[unit];
  const goals = goalsOf(field, state, seat, false);
  const friends = field.unitsOf[seat].filter((each) => each !== unit && isOnMap(state, each));
  if (goals.length === 0) return isFoughtOut(field) ? besideFriends(field, state, friends, hexes) : null;
  const turns = travel(field, state, unit, goals[friends.length % goals.length]);
  return nearest(hexes, (hex) => turns(cellOf(field.board, hex)));
}

/**
 * BF2-EQ-16: beside a possible carrier, or for a carrier that waits for passengers, beside them; null if none is on the
 * map.
 */
export function besideRide(
  field: Battlefield,
  state: State,
  unit: number,
  hexes: readonly string[],
  waits: boolean,
): string | null {
  const { board, unitsOf, seatOf } = field;
  const rides = unitsOf[seatOf[unit]].filter(
    (friend) =>
      friend !== unit &&
      isOnMap(state, friend) &&
      (!whyNoRoom(field, state, friend, unit) || (waits && !whyNoRoom(field, state, unit, friend))),
  );
  if (rides.length === 0) return null;
  const away = (hex: string) =>
    Math.min(...rides.map((ride) => distance(board, cellOf(board, hex), state.units[ride].hex)));
  return nearest(hexes, away);
}

/** In a fight to the end, units stay together; the first takes the middle of its possible hexes. */
function besideFriends(
  { board }: Battlefield,
  { units }: State,
  friends: readonly number[],
  hexes: readonly string[],
): string {
  const places =
    friends.length > 0 ? friends.map((friend) => units[friend].hex) : hexes.map((hex) => cellOf(board, hex));
  return nearest(hexes, (hex) => {
    const cell = cellOf(board, hex);
    return places.reduce((sum, place) => sum + distance(board, cell, place), 0);
  });
}

function nearest(hexes: readonly string[], away: (hex: string) => number): string {
  let best = hexes[0];
  for (const hex of hexes) if (away(hex) < away(best)) best = hex;
  return best;
}

/** True if any unit can come near enough to fire this turn: the side that acts first fires first. */
export function isContact(field: Battlefield, state: State): boolean {
  const [own, others] = field.unitsOf.map((units) => units.filter((unit) => isOnMap(state, unit)));
  return own.some((one) =>
    others.some((other) => {
      const away = distance(field.board, state.units[one].hex, state.units[other].hex);
      const mp = Math.max(mpOfUnit(field, state, one), mpOfUnit(field, state, other));
      return away <= mp + RANGE_LIMITS[MEDIUM];
    }),
  );
}
