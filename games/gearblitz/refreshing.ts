import { sheetOf } from './roster.ts';
import { refreshed } from './rules/round.ts';
import type { Setup, UnitState } from './state.ts';

/** HGB-ROUND-05: a unit when a round has ended; damage, speed, counters and switches stay. */
export function rested(
  table: { readonly setup: Setup; readonly units: UnitState[] },
  unit: UnitState,
  id: number,
): UnitState {
  return {
    ...unit,
    isLocked: false,
    standBy: 0,
    actions: unit.at === null ? 0 : sheetOf(table, id).card.actions,
    locks: [],
    isHalted: false,
    isDismounted: false,
    body: refreshed(unit.isHalted ? { ...unit.body, speed: 'stationary' } : unit.body),
  };
}
