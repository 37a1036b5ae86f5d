import { sheetOf } from '../../state/roster.ts';
import type { Setup, UnitState } from '../../state.ts';
import { unmarked } from './mark-ends.ts';

/** HGB-ROUND-05: a unit when a round has ended; damage, speed, counters and switches stay. */
export function rested(
  table: { readonly setup: Setup; readonly units: UnitState[] },
  unit: UnitState,
  id: number,
): UnitState {
  const shutDown = Math.max(0, unit.shutDown - 1);
  const stopped: UnitState = unit.isHalted ? { ...unit, body: { ...unit.body, speed: 'stationary' } } : unit;
  return {
    ...stopped,
    ...unmarked(table, stopped, 'round'),
    shutDown,
    actions: unit.at === null || shutDown > 0 ? 0 : sheetOf(table, id).card.actions,
  };
}
