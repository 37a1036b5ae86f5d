// The effects of a hex on those who come into it, besides the roll for water.

import type { Play } from '@ironfield/kernel/play/play.ts';
import { type Battlefield, hasCondition } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { Classic } from '../../game-types.ts';
import type { Arrival } from '../../points/movement.ts';
import { isAloft } from '../../rules/ground/altitude.ts';
import { braveFlames, isInFlames } from '../../rules/heat/flames.ts';
import { leaveHotGround } from '../../rules/heat/hot-ground.ts';
import { wade } from '../../rules/piloting/bog.ts';
import { pilotingRoll } from '../../rules/piloting/piloting.ts';
import { isOnMap } from '../../rules/unit/condition.ts';
import { endMark } from '../../rules/unit/mark-ends.ts';
import { isStuck, STUCK } from '../../rules/unit/stuck.ts';
import { isGround, testGround } from './brittle.ts';
import { fallDown } from './fall-down.ts';

declare module '../../extensions.ts' {
  interface TurnMarks {
    /** The hex ends its move, though it is on its feet. */
    readonly halted?: true;
  }
}

/** Can anything happen to somebody who comes into a hex? */
export const mayMatter = ({ special, plugged }: Battlefield): boolean =>
  special !== null || plugged.arrived !== undefined || plugged.poorVisibility !== undefined;

/** The unit is in the hex already. Says whether it can go on. */
export function arriveIn(play: Play<Classic>, unit: number, coming: Arrival): boolean {
  const mech = play.state.units[unit];
  const { hex, prone } = mech;
  const isUp = () => isOnMap(mech) && mech.prone === prone && mech.hex === hex;
  const field = battlefieldOf(play.state);
  const { how, from, byRoad } = coming;
  if (how !== 'jump' && isInFlames(field, unit, mech)) braveFlames(play, field, unit, 'comes');
  if (isAloft(mech)) return isUp();
  const arrival = field.past.chaptersApart ? { how, from, byRoad } : coming;
  leave(play, field, unit, arrival);
  if (mech.loss !== null) return false;
  // From an earlier visit.
  endMark(play, field, unit, STUCK, { end: 'arrives' });
  if (isGround('ice', field, mech.hex)) testGround(play, field, unit, { ground: 'ice', arrival });
  if (isUp()) field.plugged.arrived?.(play, battlefieldOf(play.state), unit, arrival);
  if (isUp() && arrival.how === 'jump') landInWoods(play, battlefieldOf(play.state), unit);
  if (isUp() && !arrival.byRoad) wade(play, battlefieldOf(play.state), unit, arrival.how);
  const isBorne = !bears(field, hex) || bears(battlefieldOf(play.state), hex);
  return isUp() && isBorne && !isStuck(mech) && !mech.thisTurn.marks?.halted;
}

/** MT-BASE-19: a collapse ends the move of whoever has come upon what comes down. */
const bears = (field: Battlefield, hex: number): boolean =>
  (field.special?.roof[hex] ?? 0) > 0 || hasCondition(field, hex, 'bridge');

/** MT-HEAT-01: out of a hot hex, by its own move; who climbs down to the ground of its hex has not left it. */
function leave(play: Play<Classic>, field: Battlefield, unit: number, { how, from }: Arrival): void {
  if (from < 0 || how === 'moved') return;
  if (from === play.state.units[unit].hex && !field.past.chaptersApart) return;
  leaveHotGround(play, field, unit, from);
}

/**
 * Falls into a hex that it is in already, and what that does to it; ice that breaks, or what else brings it down there,
 * is that fall.
 */
export function fallIn(
  play: Play<Classic>,
  unit: number,
  arrival: Arrival & { readonly drop: number },
  number: number,
): void {
  const mech = play.state.units[unit];
  if (mayMatter(battlefieldOf(play.state))) arriveIn(play, unit, { ...arrival, falls: true });
  if (isOnMap(mech) && !mech.prone) fallDown(play, battlefieldOf(play.state), unit, arrival.drop, number);
}

/** Note J of MT-TER-01 */
const LANDING_LEVELS = 1;

/** A unit that does not see the trees rolls, or falls among them. */
function landInWoods(play: Play<Classic>, field: Battlefield, unit: number): void {
  const { hex } = play.state.units[unit];
  const rule = field.plugged.poorVisibility?.(null, field, hex);
  const woods = field.woods[hex];
  if (!rule || woods === 0) return;
  const roll = { reason: 'ground', modifier: woods > 1 ? 1 : 0, rule } as const;
  const { success, number } = pilotingRoll(play, field, unit, roll);
  if (!success) fallDown(play, field, unit, LANDING_LEVELS, number);
}
