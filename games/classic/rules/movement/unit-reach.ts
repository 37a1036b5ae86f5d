// The reach of a unit on foot, with all that options make of its search.

import type { Battlefield } from '../../battlefield.ts';
import type { State } from '../../state.ts';
import {
  bestOf,
  borrowReach,
  entryReach,
  type GroundReach,
  groundReach,
  type SearchFromEdge,
  type SearchFromHex,
} from './reach.ts';

/** From a hex, or onto the map. */
export function unitReach(
  field: Battlefield,
  state: State,
  unit: number,
  from: SearchFromHex | SearchFromEdge,
): GroundReach {
  const searches = field.plugged.searches?.([from], field, state, unit) ?? [from];
  const into = borrowReach(field);
  if (searches.length === 1) return one(field, { ...from, ...searches[0] }, into);
  return bestOf(
    searches.map((search) => one(field, { ...from, ...search }, borrowReach(field))),
    into,
  );
}

const one = (field: Battlefield, search: SearchFromHex | SearchFromEdge, into: GroundReach): GroundReach =>
  'edge' in search ? entryReach(field, search, into) : groundReach(field, search, into);
