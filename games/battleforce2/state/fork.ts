import type { ElementState, State, UnitState } from '../state.ts';

/** A copy written out by hand: bots make very many of them, and it gives all states one shape. */
export function fork(state: State): State {
  return {
    setup: state.setup,
    dice: { ...state.dice },
    agenda: state.agenda.slice(),
    sealed: null,
    suspended: state.suspended,
    outcome: state.outcome,
    turn: state.turn,
    phase: state.phase,
    active: state.active,
    homes: state.homes.slice(),
    units: state.units.map(forkUnit),
    elements: state.elements.map(forkElement),
    objectives: state.objectives.map(({ kind, owner, hex, faceUpSince, claimed }) => ({
      kind,
      owner,
      hex,
      faceUpSince,
      claimed,
    })),
    ground: state.ground,
    volley: state.volley,
    commands: state.commands && {
      cups: state.commands.cups.slice(),
      counters: state.commands.counters.slice(),
    },
    marks: state.marks,
  };
}

export const forkUnit = ({
  hex,
  facing,
  moved,
  entered,
  fired,
  onBridge,
  mayNotMove,
  mayNotAttack,
  flyingHigh,
  submerged,
  carrier,
  transfer,
  coolant,
  marks,
  thisTurn,
}: UnitState): UnitState => ({
  hex,
  facing,
  moved,
  entered,
  fired,
  onBridge,
  mayNotMove,
  mayNotAttack,
  flyingHigh,
  submerged,
  carrier,
  transfer,
  coolant,
  marks,
  thisTurn,
});

export function forkElement({
  condition,
  destroyed,
  attacked,
  scanned,
  spots,
  jams,
  cools,
  mount,
  base,
  jumps,
  known,
  marks,
}: ElementState): ElementState {
  return {
    condition,
    destroyed,
    attacked,
    scanned,
    spots,
    jams,
    cools,
    mount,
    base,
    jumps,
    known,
    marks,
  };
}
