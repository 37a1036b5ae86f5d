import type { Seat } from '@ironfield/kernel/state.ts';
import type { Kind } from '../../state.ts';
import { GLOBE, isInSpace, isOnSurface } from '../places.ts';
import { type Control, controlOf } from './control.ts';
import { type InWar, type OnMap, ownerOf, settlementAt, sheetOn, unitsAt } from './stacks.ts';

export interface SupplyLines {
  /** By hex: can supplies be brought there? */
  readonly reached: readonly boolean[];
  /** By hex the one before it on a shortest way from a settlement; -1 where there is none. */
  readonly previous: readonly number[];
}

/** PA-SUP-01: chains of controlled hexes, from every settlement of a side that is not besieged. */
export function supplyLines(state: OnMap, side: Seat, control: Control = controlOf(state)): SupplyLines {
  const reached = new Array<boolean>(GLOBE.size).fill(false);
  const previous = new Array<number>(GLOBE.size).fill(-1);
  const queue: number[] = [];
  for (const settlement of state.war.settlements) {
    const { place } = state.counters[settlement.counter];
    if (!isOnSurface(place) || settlement.besieged || ownerOf(state, settlement) !== side) continue;
    reached[place] = true;
    queue.push(place);
  }
  for (const hex of queue) {
    for (const next of GLOBE.neighbours[hex]) {
      if (reached[next] || control[next] !== side) continue;
      reached[next] = true;
      previous[next] = hex;
      queue.push(next);
    }
  }
  return { reached, previous };
}

/** PA-SUP-01, PA-SUP-02: are units of a side in supply in this hex? */
export function isSuppliedAt(
  state: OnMap,
  side: Seat,
  hex: number,
  lines = supplyLines(state, side),
): boolean {
  // PA-FOT-12: supplies reach Mars and Venus from a settlement there alone.
  if (!isOnSurface(hex)) {
    const there = settlementAt(state, hex);
    return there !== null && ownerOf(state, there) === side;
  }
  if (settlementAt(state, hex)?.besieged && ownerOf(state, settlementAt(state, hex)!) === side) return false;
  return lines.reached[hex] || GLOBE.neighbours[hex].some((beside) => lines.reached[beside]);
}

/** PA-SUP-02: is there an enemy unit of any kind in every hex around it? */
export function isSurrounded(state: OnMap, hex: number, by: Seat): boolean {
  return isOnSurface(hex) && GLOBE.neighbours[hex].every((beside) => unitsAt(state, beside, by).length > 0);
}

/** PA-SUP-07: ships that keep fighters in supply. */
export const TENDERS: readonly Kind[] = ['jumpship', 'warship', 'dropship', 'space-station'];

/** PA-SUP-07: fighters need a ship or station of their side at the same place. */
export function isSuppliedInSpace(state: InWar, id: number): boolean {
  if (sheetOn(state, id).kind !== 'fighter') return true;
  const { side, place } = state.counters[id];
  return unitsAt(state, place, side).some((each) => TENDERS.includes(sheetOn(state, each).kind));
}

/** PA-SUP-01, PA-SUP-07: is a counter in supply where it is on the map? */
export const isSuppliedOnMap = (state: InWar, id: number): boolean => {
  const { side, place } = state.counters[id];
  return isInSpace(place) ? isSuppliedInSpace(state, id) : isSuppliedAt(state, side, place);
};
