import { distance } from '@ironfield/hex/board.ts';
import type { OpenField } from '../../battlefield.ts';
import { type Band, MEDIUM, OUT_OF_RANGE, POINTBLANK, RANGE_LIMITS } from '../../data/tables.ts';
import type { State } from '../../state.ts';
import { isAirborne, isOnGround, sharesBox } from '../elements/places.ts';

/** BF2-REC-04, BF2-HIT-03 */
export function bandOf(hexes: number): Band | typeof OUT_OF_RANGE {
  let band = 0;
  while (hexes > RANGE_LIMITS[band]) band++;
  return band as Band;
}

/** The hex a unit attacks from; BF2-EQ-16: a carried unit attacks from its carrier's hex. */
export function placeOf({ units }: Pick<State, 'units'>, unit: number): number {
  const { hex, carrier } = units[unit];
  return carrier === null ? hex : units[carrier].hex;
}

export function bandBetween(
  { board, letters }: OpenField,
  state: Pick<State, 'units'>,
  unit: number,
  enemy: number,
): Band | typeof OUT_OF_RANGE {
  const from = placeOf(state, unit);
  const to = state.units[enemy].hex;
  if (from < 0 || to < 0) return sharesBox(state, unit, enemy) ? MEDIUM : OUT_OF_RANGE;
  const hexes = distance(board, from, to);
  // BF2-AERO-18: an aircraft overhead is never near.
  if (hexes === 0 && isAirborne(state, enemy) && !isAirborne(state, unit)) return MEDIUM;
  // BF2-AERO-17: a DropShip on the ground is as wide as a hex.
  const isWide = letters[unit] === 'D' || letters[enemy] === 'D';
  if (hexes === 1 && isWide && isOnGround(state, unit) && isOnGround(state, enemy)) return POINTBLANK;
  return bandOf(hexes);
}
