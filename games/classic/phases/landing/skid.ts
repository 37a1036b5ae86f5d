// A slide over the ground, hex by hex (MT-PRE-02).

import { neighbour } from '@ironfield/hex/board.ts';
import type { Procedure } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { Classic } from '../../game-types.ts';
import { strikeInGroups } from '../../rules/damage/damage.ts';
import { rollToStayUp } from '../../rules/piloting/falls.ts';
import { type PilotingResult, pilotingRoll } from '../../rules/piloting/piloting.ts';
import { markSkid, slideInto } from '../../rules/piloting/skid.ts';
import { isOnMap } from '../../rules/unit/condition.ts';
import type { Frames, SkidCheck, SkidFrame } from '../../state.ts';
import { fallDown } from './fall-down.ts';

/** The hex of a turn. Null if it keeps its feet, or if nobody knows yet; else it has fallen, and this is how it slides on. */
export function meetSkid(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  check: SkidCheck,
): SkidFrame | null {
  const { putOffSkid } = field.plugged;
  if (putOffSkid && !field.past.skidsAtOnce) {
    putOffSkid(play, field, unit, check);
    return null;
  }
  const { success, number } = rollForSkid(play, field, unit, check);
  return success ? null : startSkid(play, field, unit, check, number);
}

export const rollForSkid = (
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  { modifier }: SkidCheck,
): PilotingResult => pilotingRoll(play, field, unit, { reason: 'skid', modifier, rule: 'MT-PRE-02' });

/** It falls in the hex where it has turned. */
export function startSkid(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  { facing, direction, length }: SkidCheck,
  number: number,
): SkidFrame {
  const mech = play.state.units[unit];
  mech.facing = facing;
  markSkid(mech);
  play.emit({ type: 'skidded', unit, facing, length });
  fallDown(play, field, unit, 0, number);
  mech.thisTurn.mpLeft = 0;
  return { step: 'skid', unit, direction, left: length };
}

/** One hex more, if there is length left; whoever is in the way is shoved on as ever (CBT-DSP-05). */
export const skid: Procedure<Classic, Frames['skid']> = (play, { unit, direction, left, slid = 0 }) => {
  const field = battlefieldOf(play.state);
  const mech = play.state.units[unit];
  if (left <= 0 || !isOnMap(mech)) return;
  const to = neighbour(field.board, mech.hex, direction);
  if (to >= 0 && slideInto(field, unit, mech.hex, to).isStopped) return;
  const stillLeft =
    to < 0
      ? left
      : (field.plugged.slidesAgainst?.(play, field, unit, { to, direction, slid: slid + 1, left }) ?? left);
  if (stillLeft <= 0 || !isOnMap(mech)) return;
  play.next(
    { step: 'displace', unit, to, direction, cause: 'skid' },
    { step: 'skid/slid', unit, direction, left: stillLeft, slid: slid + 1, from: mech.hex },
  );
};

/** What the hex has done to it, if it has come there. */
export const slid: Procedure<Classic, Frames['skid/slid']> = (
  play,
  { unit, direction, left, slid: far, from },
) => {
  const field = battlefieldOf(play.state);
  const mech = play.state.units[unit];
  if (!isOnMap(mech) || mech.hex === from) return;
  const { damage, uses } = slideInto(field, unit, from, mech.hex);
  mech.thisTurn.hexesMoved++;
  play.emit({ type: 'slid', unit, hexesMoved: mech.thisTurn.hexesMoved });
  const suffered = mech.thisPhase.damage;
  // MT-PRE-02: a vehicle takes no damage from sliding.
  const points = field.kinds[unit].motive ? 0 : damage;
  strikeInGroups(play, field, unit, points, { table: 'mech', side: 'front', covered: 0 });
  mech.thisPhase.damage = suffered;
  rollToStayUp(play, field, unit);
  play.next({ step: 'skid', unit, direction, left: left - uses, ...(far !== undefined && { slid: far }) });
};
