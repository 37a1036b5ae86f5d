import type { State, UnitState } from '../state.ts';

/** A copy written out by hand: bots make very many of them, and it gives all states one shape. */
export function fork(state: State): State {
  const dice = { ...state.dice };
  return {
    setup: state.setup,
    ground: state.ground,
    dice,
    agenda: state.agenda.slice(),
    sealed: state.sealed ? { ...state.sealed } : null,
    suspended: state.suspended,
    outcome: state.outcome,
    turn: state.turn,
    phase: state.phase,
    initiativeWinner: state.initiativeWinner,
    units: state.units.map(forkUnit),
    pair: [state.pair[0], state.pair[1]],
    spokesman: [state.spokesman[0], state.spokesman[1]],
    zones: [state.zones[0], state.zones[1]],
    weaponAttacks: state.weaponAttacks.slice(),
    physicalAttacks: state.physicalAttacks.slice(),
    limbs: state.limbs.slice(),
    marks: state.marks ?? null,
  };
}

export function forkUnit(unit: UnitState): UnitState {
  const { body, thisTurn, thisPhase } = unit;
  return {
    hex: unit.hex,
    facing: unit.facing,
    twist: unit.twist,
    prone: unit.prone,
    loss: unit.loss,
    heat: unit.heat,
    sinksOff: unit.sinksOff,
    mindsSinks: unit.mindsSinks,
    shutDown: unit.shutDown,
    club: unit.club,
    body: {
      armor: body.armor.slice(),
      structure: body.structure.slice(),
      hits: body.hits.slice(),
      lost: body.lost,
      shots: body.shots.slice(),
    },
    crew: unit.crew,
    thisTurn: {
      mode: thisTurn.mode,
      hexesMoved: thisTurn.hexesMoved,
      heading: thisTurn.heading,
      mpLeft: thisTurn.mpLeft,
      mpSpent: thisTurn.mpSpent,
      mpOwed: thisTurn.mpOwed,
      turned: thisTurn.turned,
      heatBuilt: thisTurn.heatBuilt,
      fired: thisTurn.fired,
      busy: thisTurn.busy,
      onslaught: thisTurn.onslaught,
      marks: thisTurn.marks,
    },
    thisPhase: {
      acted: thisPhase.acted,
      damage: thisPhase.damage,
      pilotDamage: thisPhase.pilotDamage,
      rolls: thisPhase.rolls,
      fellFrom: thisPhase.fellFrom,
      before: thisPhase.before,
    },
    marks: unit.marks,
  };
}
