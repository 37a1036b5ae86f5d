// The approach of a charge or death from above: straight ahead, for as many hexes as the question says.

import type { Battlefield } from '@ironfield/classic/battlefield.ts';
import { FORBIDDEN } from '@ironfield/classic/rules/ground/steps.ts';
import { Mover } from '@ironfield/classic/rules/movement/mover.ts';
import { chargeCost, whyNoCharge, whyNoDfa } from '@ironfield/classic/rules/physical/onslaught.ts';
import type { OnFoot, State, UnitState } from '@ironfield/classic/state.ts';
import { neighbour } from '@ironfield/hex/board.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { ATTACKER, TARGET } from './tabletop.ts';

interface Approach {
  readonly path: { readonly mpUsed: number; readonly type: OnFoot | 'jump' | 'none' };
  readonly obstacle: Reason | null;
}

const TOO_FAR: Reason = { message: "The 'Mech cannot go that far straight ahead", rule: 'CBT-MOV-02' };
const NOT_AHEAD: Reason = {
  message: 'The target is not straight ahead at that distance',
  rule: 'CBT-PHY-20',
};

/** Walking if that is enough, else running. Leaves the attacker as it is when it declares its charge. */
export function runUp(field: Battlefield, state: State, forward: number): Approach {
  const walked = runUpIn('walk', field, state, forward);
  if (!walked.obstacle) return walked;
  const ran = runUpIn('run', field, state, forward);
  return !ran.obstacle || ran.path.mpUsed > walked.path.mpUsed ? ran : walked;
}

function runUpIn(mode: OnFoot, field: Battlefield, state: State, forward: number): Approach {
  const unit = state.units[ATTACKER];
  const from = unit.hex;
  const mp = new Mover(field, state, ATTACKER, false).mp(mode);
  const moving = new Mover(field, state, ATTACKER, true);
  let obstacle: Reason | null = null;
  let used = 0;
  for (let hexes = 0; hexes <= forward && !obstacle; hexes++) {
    Object.assign(unit.thisTurn, {
      mode,
      hexesMoved: hexes,
      heading: Math.sign(hexes),
      mpLeft: mp - used,
    });
    const cost = chargeCost(moving, mode);
    const isPayable = cost !== FORBIDDEN && cost <= mp - used;
    if (hexes === forward) obstacle = whyNoCharge(new Mover(field, state, ATTACKER, true), mode, TARGET);
    else if (isPayable) unit.hex = neighbour(field.board, unit.hex, unit.facing);
    else obstacle = TOO_FAR;
    if (isPayable) used += cost;
  }
  if (obstacle) {
    unit.hex = from;
    Object.assign(unit.thisTurn, { mode: 'still', hexesMoved: 0, heading: 0, mpLeft: 0 });
  } else unit.thisTurn.onslaught = { kind: 'charge', target: TARGET, from, hexes: forward, order: 0 };
  return { path: { mpUsed: used, type: used > 0 ? mode : 'none' }, obstacle };
}

/** Leaves the attacker in the air beside its target. */
export function jumpUp(field: Battlefield, state: State, forward: number): Approach {
  const unit = state.units[ATTACKER];
  const from = unit.hex;
  const mover = new Mover(field, state, ATTACKER, false);
  const row = rowAhead(field, unit, forward + 1);
  const isAhead = row.length === forward + 1 && row.at(-1) === state.units[TARGET].hex;
  const obstacle = whyNoDfa(mover, TARGET) ?? (isAhead ? null : NOT_AHEAD);
  const { canJump } = mover;
  const beyond = canJump ? row.findIndex((cell) => mover.jump.hexes[cell] < 0) : 0;
  const mpUsed = beyond < 0 ? row.length : beyond;
  if (!obstacle) {
    unit.hex = row[forward - 1] ?? from;
    unit.thisTurn.mode = 'jump';
    unit.thisTurn.hexesMoved = forward;
    unit.thisTurn.onslaught = { kind: 'dfa', target: TARGET, from, hexes: forward, order: 0 };
  }
  return { path: { mpUsed, type: canJump ? 'jump' : 'none' }, obstacle };
}

/** The hexes straight ahead, nearest first. */
function rowAhead({ board }: Battlefield, { hex, facing }: UnitState, count: number): number[] {
  const row: number[] = [];
  for (let cell = hex; row.length < count; row.push(cell)) {
    cell = neighbour(board, cell, facing);
    if (cell < 0) break;
  }
  return row;
}
