// A slide over the ground, hex by hex (MT-PRE-02).

import { neighbour } from '@ironfield/hex/board.ts';
import type { Procedure } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { Classic } from '../../game-types.ts';
import { strikeInGroups } from '../../rules/damage/damage.ts';
import { wallBetween } from '../../rules/ground/hexside-walls.ts';
import { rollToStayUp } from '../../rules/piloting/falls.ts';
import { type PilotingResult, pilotingRoll } from '../../rules/piloting/piloting.ts';
import { markSkid, slideInto } from '../../rules/piloting/skid.ts';
import { isOnMap } from '../../rules/unit/condition.ts';
import type { Flips, Frames, SkidCheck, SkidFrame } from '../../state.ts';
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
  {
    facing,
    direction,
    length,
    flips,
  }: Pick<SkidCheck, 'facing' | 'direction' | 'length'> & { readonly flips?: Flips | undefined },
  number: number,
): SkidFrame {
  const mech = play.state.units[unit];
  const moved = mech.thisTurn.hexesMoved + (mech.thisTurn.marks?.hexesBefore ?? 0);
  mech.facing = facing;
  markSkid(mech);
  play.emit({ type: 'skidded', unit, facing, length });
  fallDown(play, field, unit, 0, number);
  mech.thisTurn.mpLeft = 0;
  if (!field.kinds[unit].driving) return { step: 'skid', unit, direction, left: length };
  // MT-SKID-10: a flip is a hex shorter.
  if (flips) return { step: 'skid', unit, direction, left: length - 1, moved, flips };
  if (length === 0) field.plugged.strainsInSkid?.(play, field, unit, NOWHERE);
  return { step: 'skid', unit, direction, left: length, moved };
}

const NOWHERE = -1;

/** One hex more, if there is length left; whoever is in the way is shoved on as ever (CBT-DSP-05). */
export const skid: Procedure<Classic, Frames['skid']> = (play, frame) => {
  const field = battlefieldOf(play.state);
  const { unit, direction, slid = 0 } = frame;
  const mech = play.state.units[unit];
  const to = isOnMap(mech) ? neighbour(field.board, mech.hex, direction) : -1;
  const left = leftBefore(play, field, frame, to);
  if (left <= 0 || !isOnMap(mech)) {
    comeToRest(play, field, frame);
    return;
  }
  play.next(
    { step: 'displace', unit, to, direction, cause: 'skid' },
    { ...frame, step: 'skid/slid', left, slid: slid + 1, from: mech.hex },
  );
};

/** The distance it slides on into this hex, and beyond. */
function leftBefore(play: Play<Classic>, field: Battlefield, frame: Frames['skid'], to: number): number {
  const { unit, direction, left, slid = 0 } = frame;
  if (left <= 0 || to < 0) return left;
  const { hex } = play.state.units[unit];
  if (
    wallBetween(field, hex, to) !== null &&
    !field.plugged.breaksWall?.(play, field, unit, direction, slid + 1)
  )
    return 0;
  if (slideInto(field, unit, hex, to).isStopped) return 0;
  const collision = { to, direction, slid: slid + 1, left };
  const goesOn = field.plugged.slidesAgainst?.(play, field, unit, collision) ?? left;
  const rams = field.kinds[unit].driving && field.plugged.ramsInSkid;
  return goesOn > 0 && rams && !rams(play, field, frame, to) ? 0 : goesOn;
}

/** MT-SKID-11 */
function comeToRest(play: Play<Classic>, field: Battlefield, { unit, flips }: Frames['skid']): void {
  if (flips) field.kinds[unit].driving?.comeToRest(play, field, unit, flips);
}

/** The effect of the hex on a unit that has come there. */
export const slid: Procedure<Classic, Frames['skid/slid']> = (play, { from, ...frame }) => {
  const field = battlefieldOf(play.state);
  const { unit, left, flips } = frame;
  const mech = play.state.units[unit];
  if (!isOnMap(mech) || mech.hex === from) {
    comeToRest(play, field, frame);
    return;
  }
  const { damage, uses } = slideInto(field, unit, from, mech.hex);
  mech.thisTurn.hexesMoved++;
  play.emit({ type: 'slid', unit, hexesMoved: mech.thisTurn.hexesMoved });
  const { driving } = field.kinds[unit];
  if (driving) {
    // MT-PRE-02: a vehicle takes no damage from sliding.
    const next = flips && driving.rollOver(play, field, unit, flips);
    const goesOn = flips ? true : (field.plugged.strainsInSkid?.(play, field, unit, from) ?? true);
    play.next({ ...frame, step: 'skid', left: goesOn ? left - uses : 0, flips: next });
    return;
  }
  const suffered = mech.thisPhase.damage;
  strikeInGroups(play, field, unit, damage, { table: 'mech', side: 'front', covered: 0 });
  mech.thisPhase.damage = suffered;
  rollToStayUp(play, field, unit);
  play.next({ ...frame, step: 'skid', left: left - uses });
};
