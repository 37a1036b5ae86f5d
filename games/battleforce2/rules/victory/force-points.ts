import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import { SKILL_MULTIPLES } from '../../data/tables.ts';
import type { ElementRecord } from '../../state.ts';

const LEAST = 0.5;

/** BF2-SETUP-04, BF2-GEN-21: the cost of an element with its crew. */
export function pointsOf({ sheet, skill }: ElementRecord): number {
  const multiple = SKILL_MULTIPLES[skill];
  if (multiple === 1) return sheet.points;
  // Tenths of quarters: whole numbers, so that a half is a half.
  const points = (sheet.points * 4 * Math.round(multiple * 10)) / 40;
  const rounded = points >= 1 ? Math.floor(points + 0.5) : Math.floor(points * 4 + 0.5) / 4;
  return Math.max(LEAST, rounded);
}

/** The cost of a side's force. */
export function forcePoints({ unitsOf, elementsOf, records }: Battlefield, seat: Seat): number {
  return unitsOf[seat]
    .flatMap((unit) => elementsOf[unit])
    .reduce((sum, element) => sum + pointsOf(records[element]), 0);
}
