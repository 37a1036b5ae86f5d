import type { Seat } from '@ironfield/kernel/state.ts';
import { GLOBE } from '../places.ts';
import { type Control, controlOf } from './control.ts';
import { type OnMap, ownerOf, settlementAt, unitsAt } from './stacks.ts';

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
    if (place < 0 || settlement.besieged || ownerOf(state, settlement) !== side) continue;
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
  if (settlementAt(state, hex)?.besieged && ownerOf(state, settlementAt(state, hex)!) === side) return false;
  return lines.reached[hex] || GLOBE.neighbours[hex].some((beside) => lines.reached[beside]);
}

/** PA-SUP-02: is there an enemy unit of any kind in every hex around it? */
export function isSurrounded(state: OnMap, hex: number, by: Seat): boolean {
  return GLOBE.neighbours[hex].every((beside) => unitsAt(state, beside, by).length > 0);
}
