import type { Seat } from '@ironfield/kernel/state.ts';
import { opponentOf, type Settlement } from '../../state.ts';
import { isGround } from '../kinds.ts';
import { GLOBE, isOnSurface, MARS } from '../places.ts';
import { worldIn } from '../world.ts';
import {
  enemiesAt,
  groundUnitsAt,
  type InWar,
  kindOf,
  ownerOf,
  settlementAt,
  sheetOn,
  unitsAt,
} from './stacks.ts';
import { isSurrounded } from './supply-lines.ts';

const isConvoy = (state: InWar, id: number): boolean => sheetOn(state, id).kind === 'convoy';

/** PA-SUP-06: convoys that are left alone with enemy ground units, other than convoys. */
export function convoysToCapture(state: InWar): number[] {
  return state.counters.flatMap(({ id, side, place }) => {
    if (place < 0 || !isConvoy(state, id)) return [];
    const enemy = opponentOf(side);
    const captors = groundUnitsAt(state, place, enemy).filter((each) => !isConvoy(state, each));
    const friends = unitsAt(state, place, side).filter((each) => !isConvoy(state, each));
    const settlement = settlementAt(state, place);
    const isGuarded =
      settlement !== null &&
      ownerOf(state, settlement) === side &&
      sheetOn(state, settlement.counter).kind !== 'city';
    return captors.length > 0 && friends.length === 0 && !isGuarded ? [id] : [];
  });
}

/** PA-SUP-05: hexes where two convoys can become a base. Counters that lie face-down may be ground units. */
export function basesToBuild(state: InWar, side: Seat): number[] {
  // PA-FOT-01: nobody builds bases on Terra.
  if (state.war.fall) return [];
  const world = worldIn(state.setup);
  return Array.from({ length: GLOBE.size }, (_, hex) => hex).filter((hex) => {
    if (convoysAt(state, hex, side).length < 2) return false;
    if (world[hex].land === null || settlementAt(state, hex)) return false;
    return enemiesAt(state, hex, side).every((id) => {
      const kind = kindOf(state, id);
      return state.counters[id].faceUp && kind !== null && !isGround(kind);
    });
  });
}

export const convoysAt = (state: InWar, hex: number, side: Seat): number[] =>
  unitsAt(state, hex, side).filter((id) => isConvoy(state, id));

/** The fate of a settlement in an End Phase; `null` if it stays as it is. */
export type Change = Pick<Settlement, 'rubble'> & { readonly side: Seat };

/** PA-CTRL-04, PA-CTRL-05 */
export function changeOf(state: InWar, settlement: Settlement): Change | null {
  const { counter } = settlement;
  const { place } = state.counters[counter];
  if (place < 0) return null;
  const isHere = [0, 1].map((side) => groundUnitsAt(state, place, side).length > 0) as [boolean, boolean];
  if (isAbandoned(state, settlement)) return { side: settlement.native, rubble: false };
  return kindOf(state, counter) === 'city'
    ? cityChange(state, settlement, isHere)
    : baseChange(state, settlement, isHere);
}

/** PA-FOT-12: on Mars a fortress that was taken falls back to ComStar as soon as nobody holds it. */
function isAbandoned(state: InWar, { counter, native, rubble }: Settlement): boolean {
  const { place, side } = state.counters[counter];
  return place === MARS && side !== native && !rubble && groundUnitsAt(state, place, side).length === 0;
}

function cityChange(
  state: InWar,
  { counter, native, rubble }: Settlement,
  isHere: readonly [boolean, boolean],
): Change | null {
  const invader = opponentOf(native);
  const isTaken = isHere[invader as 0 | 1] && !isHere[native as 0 | 1];
  if (rubble) return { side: isTaken ? invader : native, rubble: false };
  if (state.counters[counter].side === native) return isTaken ? { side: native, rubble: true } : null;
  return isHere[invader as 0 | 1] ? null : { side: native, rubble: false };
}

/** Not in the End Phase of the turn in which it was defeated. */
function baseChange(
  state: InWar,
  { rubble, since }: Settlement,
  isHere: readonly [boolean, boolean],
): Change | null {
  if (!rubble || since >= state.war.turn || isHere[0] === isHere[1]) return null;
  return { side: isHere[0] ? 0 : 1, rubble: false };
}

/** PA-SUP-02: settlements that are besieged now, by their counters. */
export function besiegedNow(state: InWar): number[] {
  return state.war.settlements.flatMap((settlement) => {
    const owner = ownerOf(state, settlement);
    const { place } = state.counters[settlement.counter];
    return owner !== null && place >= 0 && isSurrounded(state, place, opponentOf(owner))
      ? [settlement.counter]
      : [];
  });
}

/** Settlements that give a side supplies now, by their counters. */
const openSettlements = (state: InWar, side: Seat): Settlement[] =>
  state.war.settlements.filter(
    (each) => ownerOf(state, each) === side && !each.besieged && state.counters[each.counter].place >= 0,
  );

/** PA-SUP-04: hexes for a new convoy after those placed in this End Phase. Of two, one has to be in a city. */
export function hexesForConvoy(state: InWar, side: Seat, placed: readonly number[]): number[] {
  const open = openSettlements(state, side);
  const settled = open.map(({ counter }) => state.counters[counter].place);
  const hexes = [...new Set([...settled, ...hexesOfDropShips(state, side)])].sort((a, b) => a - b);
  const cities = open
    .filter(({ counter }) => kindOf(state, counter) === 'city')
    .map(({ counter }) => state.counters[counter].place);
  if (placed.length === 0) return hexes;
  const ownsCity = state.war.settlements.some(
    (each) => ownerOf(state, each) === side && kindOf(state, each.counter) === 'city',
  );
  if (placed.length > 1 || !ownsCity) return [];
  const isInCity = cities.includes(placed[0]);
  return isInCity ? hexes : cities;
}

/** PA-SUP-04: DropShips on land bring supplies. */
function hexesOfDropShips(state: InWar, side: Seat): number[] {
  const world = worldIn(state.setup);
  return state.counters.flatMap(({ id, side: own, place }) =>
    own === side &&
    isOnSurface(place) &&
    world[place].land !== null &&
    sheetOn(state, id).kind === 'dropship' &&
    !settlementAt(state, place)?.besieged
      ? [place]
      : [],
  );
}

/** Could it have one? Whether a side is asked for its convoys must not tell. */
export const couldHaveDropShip = (state: InWar, side: Seat): boolean =>
  state.war.sky !== null &&
  state.counters.some(({ side: own, place, faceUp }) => own === side && isOnSurface(place) && !faceUp);

/** PA-CTRL-05: bases and fortresses that a side may remove, with its ground units in them. */
export const razeable = (state: InWar, side: Seat): number[] =>
  state.war.settlements
    // PA-FOT-06: in the Fall of Terra all nine are there to be held.
    .filter((each) => !state.war.fall && each.captured && ownerOf(state, each) === side)
    .map(({ counter }) => counter)
    .filter((counter) => {
      const { place } = state.counters[counter];
      return place >= 0 && groundUnitsAt(state, place, side).length > 0;
    });
