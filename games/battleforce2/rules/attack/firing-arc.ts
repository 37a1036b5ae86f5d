import { hexsidesAt, inArc, relativeBearing } from '@ironfield/hex/bearing.ts';
import { lineOn } from '@ironfield/hex/board-line.ts';
import { oppositeOf } from '@ironfield/hex/coordinates.ts';
import type { OpenField } from '../../battlefield.ts';
import type { State } from '../../state.ts';
import { isOffBoard } from '../elements/places.ts';
import { placeOf } from './range.ts';

/** Half of the firing arc in steps of 30 degrees, by letter of the counter (BF2-ARC-01, BF2-ARC-02, BF2-ARC-03, BF2-AERO-10). */
const HALF_WIDTHS: Readonly<Record<string, number>> = { M: 5, G: 3, A: 3, V: 3, N: 3, I: 6, F: 1, D: 1 };

/** The boundary belongs to the arc; so does the attacker's own hex, or box (BF2-OFF-06). */
export const isInArc = (
  field: OpenField,
  state: Pick<State, 'units'>,
  attacker: number,
  target: number,
): boolean => isOffBoard(state, attacker) || isHexInArc(field, state, attacker, state.units[target].hex);

export function isHexInArc(
  { board, letters }: OpenField,
  { units }: Pick<State, 'units'>,
  attacker: number,
  to: number,
): boolean {
  const hex = placeOf({ units }, attacker);
  // BF2-AERO-10: a spheroid DropShip fires to both sides.
  if (hex === to || units[attacker].marks?.flight?.spheroid) return true;
  const { bearing } = lineOn(board, hex, to);
  const { facing } = units[attacker];
  return inArc(relativeBearing(facing, bearing), HALF_WIDTHS[letters[attacker]]) !== 'outside';
}

/** BF2-DMG-02: through the hexside opposite its facing, and not through one of its corners. */
export function strikesRear(
  { board }: OpenField,
  { units }: Pick<State, 'units'>,
  attacker: number,
  target: number,
): boolean {
  const { hex, facing } = units[target];
  const from = placeOf({ units }, attacker);
  if (hex === from) return false;
  const sides = hexsidesAt(lineOn(board, hex, from).bearing);
  return sides.length === 1 && sides[0] === oppositeOf(facing);
}
