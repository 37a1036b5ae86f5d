import { sheetOf } from './roster.ts';
import { refreshed } from './rules/round.ts';
import type { Setup, UnitState } from './state.ts';

/** HGB-ROUND-05: a unit when a round has ended; damage, speed, counters and switches stay. */
export function rested(
  table: { readonly setup: Setup; readonly units: UnitState[] },
  unit: UnitState,
  id: number,
): UnitState {
  const shutDown = Math.max(0, unit.shutDown - 1);
  return {
    ...unit,
    isLocked: false,
    standBy: 0,
    shutDown,
    actions: unit.at === null || shutDown > 0 ? 0 : sheetOf(table, id).card.actions,
    locks: [],
    isHalted: false,
    isDismounted: false,
    body: refreshed(unit.isHalted ? { ...unit.body, speed: 'stationary' } : unit.body),
  };
}
