import { distance } from '@ironfield/hex/board.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { State } from '../../state.ts';
import { WHY_NOT } from '../../text.ts';
import { isOnMap } from './condition.ts';
import { bearersOf, hasWorking } from './specials.ts';

/** BF2-EQ-07: the coolant trucks of a side that can hook up now: their units have not moved. */
export const trucksOf = (field: Battlefield, state: State, seat: Seat): number[] =>
  bearersOf(field, seat, 'cool').filter(
    (element) =>
      isOnMap(state, field.unitOf[element]) &&
      !hasActed(state, field.unitOf[element]) &&
      hasWorking(field, state, element, 'cool') &&
      state.elements[element].cools === null &&
      servableBy(field, state, element).length > 0,
  );

/** A truck that serves does not move, although its move is used up. */
const hasActed = ({ units }: State, unit: number): boolean =>
  units[unit].moved && units[unit].coolant !== 'serves';

export function whyNotServed(field: Battlefield, state: State, truck: number, unit: number): Reason | null {
  const from = field.unitOf[truck];
  if (field.seatOf[unit] !== field.seatOf[from] || !isOnMap(state, unit)) return WHY_NOT.notYours;
  if (state.units[unit].moved) return WHY_NOT.unitMoved;
  return distance(field.board, state.units[from].hex, state.units[unit].hex) === 1 ? null : WHY_NOT.notBeside;
}

export const servableBy = (field: Battlefield, state: State, truck: number): number[] =>
  field.unitsOf[field.seatOf[field.unitOf[truck]]].filter((unit) => !whyNotServed(field, state, truck, unit));
