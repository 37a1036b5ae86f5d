import { distance } from '@ironfield/hex/board.ts';
import type { OpenField } from '../battlefield.ts';
import { type Band, type OUT_OF_RANGE, RANGE_LIMITS } from '../data/tables.ts';
import type { State } from '../state.ts';

/** BF2-REC-04, BF2-HIT-03 */
export function bandOf(hexes: number): Band | typeof OUT_OF_RANGE {
  let band = 0;
  while (hexes > RANGE_LIMITS[band]) band++;
  return band as Band;
}

/** Where a unit attacks from; BF2-EQ-16: whoever is carried, from the hex of its carrier. */
export function placeOf({ units }: Pick<State, 'units'>, unit: number): number {
  const { hex, carrier } = units[unit];
  return carrier === null ? hex : units[carrier].hex;
}

export const bandBetween = (
  { board }: OpenField,
  state: Pick<State, 'units'>,
  unit: number,
  enemy: number,
): Band | typeof OUT_OF_RANGE => bandOf(distance(board, placeOf(state, unit), state.units[enemy].hex));
