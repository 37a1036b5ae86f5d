import { quietTally } from '@ironfield/kernel/explanation.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/odds.ts';
import type { Battlefield } from '../battlefield.ts';
import { HEAT_SCALE, heatEffect } from '../data/tables.ts';
import type { State } from '../state.ts';

/** What it costs, in points of damage, to end the turn with so much heat (CBT-AI-18). */
const COSTS = Array.from({ length: 60 }, (_, heat) => {
  let cost = heat < 5 ? 0 : heat < 8 ? 1.5 : heat < 10 ? 4 : heat < 13 ? 6 : heat < 15 ? 9 : 12;
  const shutdown = heat >= 30 ? 13 : heatEffect(HEAT_SCALE.shutdown, heat);
  if (shutdown > 0) cost += 25 * (1 - chanceOfTwoDice(shutdown));
  const explosion = heatEffect(HEAT_SCALE.explosion, heat);
  if (explosion > 0) cost += 40 * (1 - chanceOfTwoDice(explosion));
  return cost;
});

export const costOfHeat = (heat: number): number => COSTS[Math.max(0, Math.min(COSTS.length - 1, heat))];

const sum = quietTally();
/** More than any heat sinks take away, so that nothing is lost below zero. */
const PLENTY = 1000;

/** Heat at the end of the turn as things are, below zero where sinks are left over; in another hex if one is given. */
export function heatAhead(
  field: Battlefield,
  state: State,
  unit: number,
  hex = state.units[unit].hex,
): number {
  const mech = state.units[unit];
  const before = mech.hex;
  mech.hex = hex;
  sum.total = PLENTY;
  field.kinds[unit].heatAfter(sum, field, state, unit);
  mech.hex = before;
  return sum.total - PLENTY;
}
