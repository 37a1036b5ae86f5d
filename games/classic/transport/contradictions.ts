// The contradictions in what is recorded of those aboard (MT-PRE-25).

import type { Battlefield } from '../battlefield.ts';
import { carrierOf, passengersOf, ridesOutside, swarmedBy } from '../rules/unit/riding.ts';
import { GONE, OFF_MAP, type State } from '../state.ts';
import { canRideOn, spaceLeft } from './room.ts';

/** Of one unit, as a carrier and as a passenger. Wrecks of a phase still hold whom they carry. */
export function contradictionsAboard(field: Battlefield, state: State, unit: number): string[] {
  const wrong: string[] = [];
  const { units } = state;
  const outside = passengersOf(state, unit).filter((each) => ridesOutside(units[each]));
  if (spaceLeft(field, state, unit) < 0) wrong.push('carries more than it has room for');
  if (outside.length > 1) wrong.push('carries two squads on its outside');
  const carrier = carrierOf(units[unit]);
  if (carrier < 0 || units[unit].loss) return wrong;
  const { hex, thisTurn, marks } = units[unit];
  if (ridesOutside(units[unit]) && !canRideOn(field, carrier, unit))
    wrong.push('rides on what it cannot hold on to');
  if (hex !== OFF_MAP) wrong.push('is aboard and in a hex');
  if (units[carrier].hex === GONE) wrong.push('is aboard of what is gone');
  if (field.seatOf[carrier] !== field.seatOf[unit]) wrong.push('is aboard of what others command');
  if (!field.kinds[unit].troopers || passengersOf(state, unit).length > 0)
    wrong.push('is aboard and no passenger');
  if (swarmedBy(units[unit]) >= 0 || marks?.aloft !== undefined)
    wrong.push('is aboard and elsewhere as well');
  if (thisTurn.fired !== 0) wrong.push('has fired from aboard');
  return wrong;
}
