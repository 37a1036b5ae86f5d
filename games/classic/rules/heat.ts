import type { Battlefield } from '../battlefield.ts';
import type { State } from '../state.ts';

/** Heat sinks that are neither destroyed nor switched off. */
export const sinks = (field: Battlefield, state: State, unit: number): number =>
  Math.max(0, field.kinds[unit].workingSinks(field, state, unit) - state.units[unit].sinksOff);
