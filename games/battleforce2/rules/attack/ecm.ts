import { distance } from '@ironfield/hex/board.ts';
import { lineOn } from '@ironfield/hex/board-line.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield, OpenField } from '../../battlefield.ts';
import { opponentOf, type State } from '../../state.ts';
import { isOnMap } from '../elements/condition.ts';
import { bearersOf, hasWorking } from '../elements/specials.ts';
import { CROSSED } from './sight.ts';

/** BF2-EQ-08 */
const ECM_RADIUS = 1;

type Seen = {
  readonly units: State['units'];
  readonly elements: readonly Pick<State['elements'][number], 'jams' | 'destroyed'>[];
};

/** ECM against a side that everybody has noticed: all that menus may use. */
export function noticedJammers({ unitOf, seatOf }: OpenField, state: Seen, seat: Seat): number[] {
  const found: number[] = [];
  for (let element = 0; element < unitOf.length; element++) {
    const { jams, destroyed } = state.elements[element];
    const unit = unitOf[element];
    if (jams && !destroyed && seatOf[unit] !== seat && isOnMap(state, unit)) found.push(element);
  }
  return found;
}

/** All ECM that works against a side, noticed or not. */
export const jammersAgainst = (field: Battlefield, state: State, seat: Seat): number[] =>
  bearersOf(field, opponentOf(seat), 'ecm').filter(
    (element) => isOnMap(state, field.unitOf[element]) && hasWorking(field, state, element, 'ecm'),
  );

const hexOf = ({ unitOf }: OpenField, { units }: Pick<State, 'units'>, element: number): number =>
  units[unitOf[element]].hex;

/** BF2-EQ-08: is one of these within a hex of this one? */
export const isJammed = (
  field: OpenField,
  state: Pick<State, 'units'>,
  jammers: readonly number[],
  hex: number,
): boolean => jammers.some((jammer) => distance(field.board, hexOf(field, state, jammer), hex) <= ECM_RADIUS);

/** BF2-EQ-08: is one of these within a hex of the line between two hexes, or of its ends? */
export const isLineJammed = (
  field: OpenField,
  state: Pick<State, 'units'>,
  jammers: readonly number[],
  from: number,
  to: number,
): boolean => jammers.some((jammer) => isNearLine(field, from, to, hexOf(field, state, jammer)));

/** BF2-EQ-08 */
export function isNearLine({ board }: OpenField, from: number, to: number, hex: number): boolean {
  const isNear = (cell: number) => distance(board, cell, hex) <= ECM_RADIUS;
  if (isNear(from) || isNear(to)) return true;
  const line = lineOn(board, from, to);
  for (let i = 1; i < line.length - 1; i++) {
    const cell = from + line.step[i];
    if (cell < 0 || cell >= board.size || (line.touch[i] & CROSSED) === 0) continue;
    if (isNear(cell)) return true;
  }
  return false;
}
