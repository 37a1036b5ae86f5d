// MT-PRE-29: a VTOL that turns at Flank and goes on may slip on the way that it went.

import { neighbour } from '@ironfield/hex/board.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { AttackSide } from '../../events.ts';
import type { Classic } from '../../game-types.ts';
import { altitudeOf } from '../../rules/ground/altitude.ts';
import { clearanceOf } from '../../rules/ground/clearance.ts';
import { wallBetween } from '../../rules/ground/hexside-walls.ts';
import { pilotingRoll } from '../../rules/piloting/piloting.ts';
import { mayEnter } from '../../rules/unit/stacking.ts';
import { REASONS } from '../../text/movement.ts';
import { stepInto } from '../landing/step-into.ts';

/** By hexsides from the way that it faces to the way that it slips. */
const SIDES: readonly AttackSide[] = ['front', 'right', 'right', 'rear', 'left', 'left'];

/** Does it ask for a roll to go this way, having come the other? */
export const slips = (field: Battlefield, play: Play<Classic>, unit: number): boolean =>
  field.kinds[unit].flight !== undefined &&
  play.state.units[unit].thisTurn.mode === 'run' &&
  altitudeOf(play.state.units[unit]) !== null;

/** The roll, unless it is put off, and where it goes if that fails: its move is over. Says whether it goes on. */
export function keepsItsWay(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  direction: Facing,
): boolean {
  const { putOffSideslip } = field.plugged;
  if (putOffSideslip) {
    putOffSideslip(play, unit, { slips: direction });
    return true;
  }
  if (rollForSideslip(play, field, unit)) return true;
  slipAside(play, field, unit, direction);
  return false;
}

export const rollForSideslip = (play: Play<Classic>, field: Battlefield, unit: number): boolean =>
  pilotingRoll(play, field, unit, { reason: 'sideslip', modifier: 0, rule: 'MT-PRE-29' }).success;

export function slipAside(play: Play<Classic>, field: Battlefield, unit: number, direction: Facing): void {
  const vtol = play.state.units[unit];
  vtol.thisTurn.mpLeft = 0;
  const to = neighbour(field.board, vtol.hex, direction);
  if (to < 0) return;
  // MT-STRUCT-05: a wall is a hill of its height, and keeps it in its hex.
  const wall = wallBetween(field, vtol.hex, to);
  const isWalled = wall !== null && wall >= altitudeOf(vtol)!;
  if (isWalled || clearanceOf(field, to) >= altitudeOf(vtol)!) {
    const side = SIDES[(direction - vtol.facing + 6) % 6];
    const hexes = vtol.thisTurn.hexesMoved;
    field.kinds[unit].flight!.crashInto(play, field, unit, { hex: isWalled ? vtol.hex : to, side, hexes });
  } else if (mayEnter(field, play.state, unit, to)) {
    stepInto(play, field, unit, { to, cost: (tally) => tally.set(0, REASONS.sideslip, 'MT-PRE-29') });
  }
}
