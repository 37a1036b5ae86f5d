import type { State } from '../state.ts';

/** A copy written out by hand: bots make millions of them. */
export function fork(state: State): State {
  const dice = { ...state.dice };
  const agenda = state.agenda.slice();
  return {
    setup: state.setup,
    dice,
    agenda,
    sealed: null,
    suspended: state.suspended,
    outcome: state.outcome,
    turn: state.turn,
    phase: state.phase,
    initiativeWinner: state.initiativeWinner,
    units: state.units.map(({ hex, facing, moved }) => ({ hex, facing, moved })),
    elements: state.elements.map((element) => ({
      armor: element.armor,
      structure: element.structure,
      heat: element.heat,
      effects: { ...element.effects },
      marked: { ...element.marked },
      attacked: element.attacked,
      heatGain: element.heatGain,
    })),
    counters: state.counters.map((counter) => ({ ...counter })),
    attacks: state.attacks.slice(),
    lines: { ...state.lines },
    directions: { ...state.directions },
  };
}
