import type { Fighter } from '../state.ts';
import type { InBattle } from './fighters.ts';
import { sheetOf, sideOf } from './fighters.ts';
import { isSuppliedAt, isSuppliedInSpace, TENDERS } from './war/supply-lines.ts';

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
