import { hexsidesAt, inArc, relativeBearing } from '@ironfield/hex/bearing.ts';
import { lineOn } from '@ironfield/hex/board-line.ts';
import { oppositeOf } from '@ironfield/hex/coordinates.ts';
import type { OpenField } from '../battlefield.ts';
import type { State } from '../state.ts';
import { placeOf } from './range.ts';

/** Half of the firing arc in steps of 30 degrees, by letter of the counter (BF2-ARC-01, BF2-ARC-02, BF2-ARC-03). */
const HALF_WIDTHS: Readonly<Record<string, number>> = { M: 5, G: 3, A: 3, V: 3, N: 3, I: 6 };

/** The boundary belongs to the arc; whoever is in the same hex is in it, too. */
export const isInArc = (
  field: OpenField,
  state: Pick<State, 'units'>,
  attacker: number,
  target: number,
): boolean => isHexInArc(field, state, attacker, state.units[target].hex);

export function isHexInArc(
  { board, letters }: OpenField,
  { units }: Pick<State, 'units'>,
  attacker: number,
  to: number,
): boolean {
  const hex = placeOf({ units }, attacker);
  if (hex === to) return true;
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
