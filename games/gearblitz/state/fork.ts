import type { State, UnitState } from '../state.ts';

/** A copy written out by hand: bots make millions of them. */
export function fork(state: State): State {
  return {
    setup: state.setup,
    dice: { ...state.dice },
    agenda: state.agenda.slice(),
    sealed: state.sealed && { ...state.sealed },
    suspended: state.suspended,
    outcome: state.outcome,
    round: state.round,
    winner: state.winner,
    commandPoints: state.commandPoints.slice(),
    spent: state.spent,
    wishes: state.wishes,
    letPass: state.letPass,
    commanders: state.commanders.slice(),
    scene: state.scene,
    attacks: state.attacks,
    battle: state.battle,
    effects: state.effects,
    marks: state.marks,
    tags: state.tags,
    units: state.units.map(forkUnit),
  };
}

/** Objects with parts are replaced, never changed. */
function forkUnit(unit: UnitState): UnitState {
  return {
    at: unit.at,
    others: unit.others,
    aboard: unit.aboard,
    isDismounted: unit.isDismounted,
    heading: unit.heading,
    shelter: unit.shelter,
    isHalted: unit.isHalted,
    isReversing: unit.isReversing,
    shutDown: unit.shutDown,
    heat: unit.heat,
    isLocked: unit.isLocked,
    actions: unit.actions,
    standBy: unit.standBy,
    activation: unit.activation,
    body: unit.body,
    ammunition: unit.ammunition,
    locks: unit.locks,
    stores: unit.stores,
    fire: unit.fire,
    readied: unit.readied,
    bracedAt: unit.bracedAt,
  };
}
