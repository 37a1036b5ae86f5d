// The rolls that a leap, a drop or a climb will ask for, told before it is made.

import type { OnFoot } from '../../state.ts';
import { ROLLS_AHEAD } from '../../text/piloting.ts';
import { breaksOn, isBrittle } from '../ground/steps.ts';
import { bogOf } from '../piloting/bog.ts';
import { type PilotingRoll, pilotingNumber, rollToEnter, totalPiloting } from '../piloting/piloting.ts';
import { forgetClimb } from './climbing.ts';
import { goBy } from './gaits.ts';
import type { Mover } from './mover.ts';

/** Its number in the hex where it will roll, when it goes like this. */
export function numberAhead(
  { field, state, unit }: Mover,
  hex: number,
  mode: OnFoot,
  roll: PilotingRoll,
): number {
  const mech = { ...state.units[unit], hex, thisTurn: { ...state.units[unit].thisTurn } };
  goBy(mech.thisTurn, mode);
  forgetClimb(mech);
  const there = { ...state, units: state.units.with(unit, mech) };
  return totalPiloting((tally) => pilotingNumber(tally, field, there, unit, roll));
}

/** And what the ground does to whoever comes down on it, or up. */
export function groundAhead(mover: Mover, hex: number, mode: OnFoot): string[] {
  const { field } = mover;
  const told: string[] = [];
  if (isBrittle(field, hex)) told.push(ROLLS_AHEAD.ice(breaksOn(field, false)));
  if (bogOf(field, hex, 'foot')) {
    const modifier = field.special!.bog[hex];
    told.push(ROLLS_AHEAD.bog(numberAhead(mover, hex, mode, { reason: 'bog', modifier })));
  }
  const roll = rollToEnter(field, mover.unit, -1, hex);
  if (roll) told.push(ROLLS_AHEAD[roll.reason](numberAhead(mover, hex, mode, roll)));
  return told;
}
