// Ground that units get stuck in (MT-PRE-03, MT-COND-08).

import type { Play } from '@ironfield/kernel/play.ts';
import { type Battlefield, NO_BOG } from '../battlefield.ts';
import type { Classic } from '../game-types.ts';
import type { UnitState } from '../state.ts';
import { canAct } from './condition.ts';
import { kept } from './marks.ts';
import { pilotingRoll } from './piloting.ts';

declare module '../extensions.ts' {
  interface UnitMarks {
    /** The hex that it is stuck in; once it is elsewhere it is not stuck any more. */
    readonly stuckIn?: number;
  }
}

/** MT-PRE-03 */
const SWAMP = 0;

export const isStuck = ({ marks, hex }: UnitState): boolean => marks !== null && marks.stuckIn === hex;

export function markStuck(mech: UnitState, hex: number | null): void {
  const { stuckIn: _, ...rest } = mech.marks ?? {};
  if (hex !== null) mech.marks = { ...rest, stuckIn: hex };
  else mech.marks = kept(rest);
}

/** MT-COND-08: it may jump out of what it walked into, but not out of a swamp. */
export const mayJumpOut = ({ special }: Battlefield, mech: UnitState): boolean =>
  !isStuck(mech) || special?.bog[mech.hex] !== SWAMP;

/** Does a unit that comes into the hex like this have to roll not to get stuck, or is it stuck without a roll? */
export function bogOf(
  field: Battlefield,
  cell: number,
  how: 'foot' | 'jump' | 'moved',
): 'roll' | 'stuck' | null {
  const bog = field.special?.bog[cell] ?? NO_BOG;
  if (bog === NO_BOG) return null;
  if (bog === SWAMP) return how === 'jump' ? 'stuck' : 'roll';
  return how === 'foot' && field.plugged.bogsDown?.() ? 'roll' : null;
}

/** MT-PRE-03: comes into soft ground. */
export function wade(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  how: 'foot' | 'jump' | 'moved',
): void {
  const bog = bogOf(field, play.state.units[unit].hex, how);
  if (bog === 'roll') testBog(play, field, unit);
  else if (bog === 'stuck') setStuck(play, unit, true);
}

/** The roll not to get stuck where it is now. */
export function testBog(play: Play<Classic>, field: Battlefield, unit: number): void {
  if (!staysFree(play, field, unit)) setStuck(play, unit, true);
}

/** MT-PRE-03, MT-COND-08: the same roll not to get stuck and to get free. */
function staysFree(play: Play<Classic>, field: Battlefield, unit: number): boolean {
  const modifier = field.special!.bog[play.state.units[unit].hex];
  return pilotingRoll(play, field, unit, { reason: 'bog', modifier, rule: 'MT-COND-08' }).success;
}

export function setStuck(play: Play<Classic>, unit: number, stuck: boolean): void {
  const mech = play.state.units[unit];
  if (isStuck(mech) === stuck) return;
  const hex = stuck ? mech.hex : null;
  markStuck(mech, hex);
  if (stuck) mech.thisTurn.mpLeft = 0;
  play.emit({ type: 'stuck', unit, hex });
}

/** MT-PRE-03: at the start of the Movement Phase everybody tries who is stuck. */
export function tryToGetFree(play: Play<Classic>, field: Battlefield): void {
  for (const [unit, mech] of play.state.units.entries()) {
    if (isStuck(mech) && canAct(mech) && staysFree(play, field, unit)) setStuck(play, unit, false);
  }
}
