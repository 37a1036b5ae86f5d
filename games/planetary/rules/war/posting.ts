import type { Seat } from '@ironfield/kernel/state.ts';
import { distance } from '@ironfield/spaces/spaces.ts';
import { UNPLACED } from '../../state.ts';
import { isAerospace, isSettlement } from '../kinds.ts';
import { GLOBE, placeOf, SYSTEM_PLACES, ZONE_PLACES } from '../places.ts';
import { mayBeIn, worldIn } from '../world.ts';
import { capacityOf, loadOf, mayCarry } from './carrying.ts';
import { isFallOfTerra, placesInArea } from './fall.ts';
import { kindOfMission } from './mission.ts';
import { type InWar, sheetOn } from './stacks.ts';

const HEXES: readonly number[] = Array.from({ length: GLOBE.size }, (_, hex) => hex);

/** Counters of a side that have yet to be placed: settlements, or all others. */
export const unplaced = (state: InWar, side: Seat, which: 'settlements' | 'units'): number[] =>
  state.counters.flatMap(({ id, side: own, place }) =>
    own === side && place === UNPLACED && isSettlement(sheetOn(state, id).kind) === (which === 'settlements')
      ? [id]
      : [],
  );

/** PA-SCN-02: hexes with land for a settlement, far enough from all others, or as far as can be. */
export function hexesToFound(state: InWar): number[] {
  const world = worldIn(state.setup);
  const taken = state.war.settlements.flatMap(({ counter }) => {
    const { place } = state.counters[counter];
    return place >= 0 ? [place] : [];
  });
  const free = HEXES.filter((hex) => world[hex].land !== null && !taken.includes(hex));
  const gaps = free.map((hex) => Math.min(GLOBE.size, ...taken.map((each) => distance(GLOBE, each, hex))));
  const apart = Math.min(state.setup.war!.purchase!.apart, Math.max(...gaps));
  return free.filter((_, index) => gaps[index] >= apart);
}

/** PA-SCN-02: where a unit of the defender may begin. */
export function placesToPost(state: InWar, id: number): number[] {
  if (isFallOfTerra(state.setup)) return placesInArea(state, id);
  const { kind } = sheetOn(state, id);
  const { system } = state.setup.war!;
  const world = worldIn(state.setup);
  if (kind === 'jumpship')
    return system!.points.flatMap((point) => (point.kind === 'pirate' ? [] : [placeOf(point.hex)]));
  // PA-SCN-10: in a raid nobody waits above the planet.
  if (kindOfMission(state.setup) === 'raid' && isAerospace(kind))
    return HEXES.filter((hex) => mayBeIn(kind, world, hex));
  const sky = kind === 'warship' ? [...ZONE_PLACES, ...SYSTEM_PLACES] : ZONE_PLACES;
  return [...HEXES, ...sky].filter((place) => mayBeIn(kind, world, place));
}

/** PA-SCN-02: friendly transports in which a unit may begin. */
export function carriersToPost(state: InWar, id: number): number[] {
  if (isFallOfTerra(state.setup)) return [];
  const sheet = sheetOn(state, id);
  return state.counters.flatMap(({ id: carrier, side, place }) =>
    side === state.counters[id].side &&
    place >= 0 &&
    mayCarry(sheetOn(state, carrier), sheet) &&
    loadOf(state, carrier) + sheet.carrySize <= capacityOf(sheetOn(state, carrier))
      ? [carrier]
      : [],
  );
}
