import type { MechState, State } from './state.ts';

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
  };
}

function forkUnit(unit: MechState): MechState {
  return {
    hex: unit.hex,
    facing: unit.facing,
    twist: unit.twist,
    prone: unit.prone,
    loss: unit.loss,
    armor: unit.armor.slice(),
    structure: unit.structure.slice(),
    hits: unit.hits.slice(),
    lost: unit.lost,
    shots: unit.shots.slice(),
    heat: unit.heat,
    sinksOff: unit.sinksOff,
    shutDown: unit.shutDown,
    club: unit.club,
    gunnery: unit.gunnery,
    piloting: unit.piloting,
    pilotHits: unit.pilotHits,
    knockedOut: unit.knockedOut,
    marks: unit.marks,
    acted: unit.acted,
    mode: unit.mode,
    hexesMoved: unit.hexesMoved,
    heading: unit.heading,
    mpLeft: unit.mpLeft,
    mpOwed: unit.mpOwed,
    heatBuilt: unit.heatBuilt,
    fired: unit.fired,
    busy: unit.busy,
    onslaught: unit.onslaught,
    turnMarks: unit.turnMarks,
    damage: unit.damage,
    pilotDamage: unit.pilotDamage,
    rolls: unit.rolls.slice(),
    fellFrom: unit.fellFrom,
    hitsBefore: unit.hitsBefore.slice(),
    lostBefore: unit.lostBefore,
  };
}
