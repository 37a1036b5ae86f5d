import type { Fighter } from '../state.ts';
import type { InBattle } from './fighters.ts';
import { sheetOf, sideOf } from './fighters.ts';
import { type InWar, sheetOn, unitsAt } from './war/stacks.ts';
import { isSuppliedAt } from './war/supply-lines.ts';

/** PA-SUP-07: ships that keep fighters in supply. */
const TENDERS = ['jumpship', 'warship', 'dropship', 'space-station'];

/**
 * PA-CBT-11: is a unit in supply for this battle? On the planet that goes by the place (PA-SUP-01); in space all are but
 * fighters without a ship of their side (PA-SUP-07).
 */
export function isSupplied(state: InBattle, fighter: Fighter): boolean {
  const side = sideOf(state, fighter);
  const { setup, battle } = state;
  if (state.war) {
    if (battle.kind === 'space') return isSuppliedInSpace({ ...state, war: state.war }, fighter.counter);
    // PA-SUP-03: a convoy that was spent on it keeps everybody else in supply for the whole battle.
    if (battle.relieved?.includes(side)) return true;
    return isSuppliedAt({ ...state, war: state.war }, side, battle.place);
  }
  if (battle.kind !== 'space') return setup.battle!.supplied[side];
  if (sheetOf(state, fighter.counter).kind !== 'fighter') return true;
  return battle.fighters.some(
    (other) => sideOf(state, other) === side && TENDERS.includes(sheetOf(state, other.counter).kind),
  );
}

/** PA-SUP-07: fighters need a ship or station of their side at the same place. */
function isSuppliedInSpace(state: InWar, id: number): boolean {
  if (sheetOn(state, id).kind !== 'fighter') return true;
  const { side, place } = state.counters[id];
  return unitsAt(state, place, side).some((each) => TENDERS.includes(sheetOn(state, each).kind));
}
