import type { State } from '../state.ts';

/** Values on the table are replaced, never changed, so copies share them. */
export function fork(state: State): State {
  return {
    setup: state.setup,
    dice: { ...state.dice },
    agenda: state.agenda.slice(),
    sealed: state.sealed && { ...state.sealed },
    suspended: state.suspended,
    outcome: state.outcome,
    counters: state.counters,
    battle: state.battle,
    war: state.war,
    elsewhere: state.elsewhere,
  };
}
