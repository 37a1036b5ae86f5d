import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { RuleId } from '../../rule-index.ts';
import type { State } from '../../state.ts';

/** Heat after the Heat Phase; none of a unit that does not heat up. */
export function heatAfter(tally: Tally<RuleId>, field: Battlefield, state: State, unit: number): void {
  field.kinds[unit].heat?.heatAfter(tally, field, state, unit);
}

/** Heat sinks that are not destroyed, be they switched on or off. */
export const workingSinks = (field: Battlefield, state: State, unit: number): number =>
  field.kinds[unit].heat?.workingSinks(field, state, unit) ?? 0;

/** Heat sinks that are neither destroyed nor switched off. */
export const sinks = (field: Battlefield, state: State, unit: number): number =>
  Math.max(0, workingSinks(field, state, unit) - state.units[unit].sinksOff);

/** MT-MCON-09: heat that they take away. */
export const cooling = (field: Battlefield, state: State, unit: number): number =>
  sinks(field, state, unit) * (field.designs[unit].coolingEach ?? 1);
