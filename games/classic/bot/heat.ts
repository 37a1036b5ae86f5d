import { quietTally } from '@ironfield/kernel/explanation.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/odds.ts';
import type { Battlefield } from '../battlefield.ts';
import { HEAT_EXPLOSION, HEAT_SHUTDOWN, heatEffect } from '../data/tables.ts';
import { sinks } from '../rules/heat.ts';
import type { State } from '../state.ts';

/** What it costs, in points of damage, to end the turn with so much heat. */
const COSTS = Array.from({ length: 60 }, (_, heat) => {
  let cost = heat < 5 ? 0 : heat < 8 ? 1.5 : heat < 10 ? 4 : heat < 13 ? 6 : heat < 15 ? 9 : 12;
  const shutdown = heat >= 30 ? 13 : heatEffect(HEAT_SHUTDOWN, heat);
  if (shutdown > 0) cost += 25 * (1 - chanceOfTwoDice(shutdown));
  const explosion = heatEffect(HEAT_EXPLOSION, heat);
  if (explosion > 0) cost += 40 * (1 - chanceOfTwoDice(explosion));
  return cost;
});

const sum = quietTally();

/** Heat at the end of the turn if so much more is built up. */
function heatAhead(field: Battlefield, state: State, unit: number, more: number): number {
  const mech = state.units[unit];
  const engine = field.kinds[unit].engineHeat(field, state, unit);
  sum.total = mech.heat + mech.thisTurn.heatBuilt + engine + more - sinks(field, state, unit);
  field.plugged.heat?.(sum, field, state, unit);
  return Math.max(0, sum.total);
}

export const heatCost = (field: Battlefield, state: State, unit: number, more: number): number =>
  COSTS[Math.min(COSTS.length - 1, heatAhead(field, state, unit, more))];
