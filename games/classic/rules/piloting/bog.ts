// Ground that units get stuck in (MT-PRE-03, MT-COND-08).

import type { Play } from '@ironfield/kernel/play/play.ts';
import { type Battlefield, hasCondition, NO_BOG } from '../../battlefield.ts';
import type { Classic } from '../../game-types.ts';
import type { UnitState } from '../../state.ts';
import { canAct } from '../unit/condition.ts';
import { endMark } from '../unit/mark-ends.ts';
import { isStuck, markStuck, STUCK } from '../unit/stuck.ts';
import { pilotingRoll } from './piloting.ts';

/** MT-PRE-03 */
const SWAMP = 0;
/** MT-PRE-03, MT-PRE-35: infantry that lands from a jump. */
const TROOPERS_LAND = 5;

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
  const { motive } = field.kinds[unit];
  if (motive?.bogsDown === false) return;
  if (motive?.runsOver && hasCondition(field, play.state.units[unit].hex, motive.runsOver)) return;
  const bog = bogOf(field, play.state.units[unit].hex, how);
  if (bog === 'stuck' && field.kinds[unit].troopers) testBog(play, field, unit, TROOPERS_LAND);
  else if (bog === 'roll') testBog(play, field, unit);
  else if (bog === 'stuck') getStuck(play, unit);
}

/** The roll not to get stuck where it is now. */
export function testBog(play: Play<Classic>, field: Battlefield, unit: number, more = 0): void {
  if (!staysFree(play, field, unit, more)) getStuck(play, unit);
}

/** MT-PRE-03, MT-COND-08: the same roll not to get stuck and to get free. */
function staysFree(play: Play<Classic>, field: Battlefield, unit: number, more = 0): boolean {
  const modifier = field.special!.bog[play.state.units[unit].hex] + more;
  return pilotingRoll(play, field, unit, { reason: 'bog', modifier, rule: 'MT-COND-08' }).success;
}

function getStuck(play: Play<Classic>, unit: number): void {
  const mech = play.state.units[unit];
  if (isStuck(mech)) return;
  markStuck(mech, mech.hex);
  mech.thisTurn.mpLeft = 0;
  play.emit({ type: 'stuck', unit, hex: mech.hex });
}

/** MT-PRE-03: at the start of the Movement Phase everybody tries who is stuck. */
export function tryToGetFree(play: Play<Classic>, field: Battlefield): void {
  for (const [unit, mech] of play.state.units.entries()) {
    if (isStuck(mech) && canAct(mech) && staysFree(play, field, unit))
      endMark(play, field, unit, STUCK, { end: 'gets free' });
  }
}
