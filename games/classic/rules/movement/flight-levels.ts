// The altitudes that a VTOL can change to in its hex (MT-PRE-12, MT-PRE-29).

import type { OnFoot, UnitState } from '../../state.ts';
import { altitudeOf, flyAt, isGrounded, touchDown } from '../ground/altitude.ts';
import { clearanceOf, isLandingGround, landingLevel } from '../ground/clearance.ts';
import { totalPiloting } from '../piloting/piloting.ts';
import { canAct, isPlaced } from '../unit/condition.ts';
import { mayEnter } from '../unit/stacking.ts';
import { orderedMode } from './gaits.ts';
import { pointsOnFoot } from './movement-points.ts';
import type { Mover } from './mover.ts';

/** MT-PRE-12: levels over the ground of its hex. */
const HIGHEST = 50;

/** MP for it, whatever holds a VTOL on the ground. */
export function pointsToFly({ field, state, unit, mech, isUnderWay }: Mover, mode: OnFoot): number {
  if (!canAct(mech) || !isPlaced(mech)) return 0;
  if (isUnderWay) return orderedMode(mech.thisTurn) === mode ? mech.thisTurn.mpLeft : 0;
  const points = totalPiloting((tally) => pointsOnFoot(mode)(tally, field, state, unit));
  return Math.max(0, points - mech.thisTurn.mpOwed);
}

export const levelNow = ({ field, mech }: Mover): number => altitudeOf(mech) ?? landingLevel(field, mech.hex);

/** Is there room for it at this level of its hex? */
function hasRoom({ field, state, unit, mech }: Mover, level: number): boolean {
  const units = state.units.slice();
  const moved: UnitState = { ...mech };
  if (level === landingLevel(field, mech.hex)) touchDown(moved);
  else flyAt(moved, level);
  units[unit] = moved;
  return mayEnter(field, { units }, unit, mech.hex);
}

function isOpen(mover: Mover, level: number): boolean {
  const { field, mech } = mover;
  const ground = field.level[mech.hex];
  if (level === landingLevel(field, mech.hex))
    return isLandingGround(field, mech.hex) && hasRoom(mover, level);
  return level > clearanceOf(field, mech.hex) && level <= ground + HIGHEST && hasRoom(mover, level);
}

/** MT-PRE-29: what has come down in this move does not lift off again. */
const hasLanded = ({ isUnderWay, field, unit, mech }: Mover): boolean =>
  isUnderWay && isGrounded(field, unit, mech) && mech.thisTurn.marks?.flew === true;

/** From the lowest up. */
export function levelsFor(mover: Mover, mode: OnFoot): number[] {
  const { field, unit, mech } = mover;
  if (field.kinds[unit].flight === undefined || hasLanded(mover)) return [];
  const points = pointsToFly(mover, mode);
  if (points === 0) return [];
  const now = levelNow(mover);
  const lowest = Math.max(now - points, field.level[mech.hex]);
  const levels: number[] = [];
  for (let level = lowest; level <= now + points; level++)
    if (level !== now && isOpen(mover, level)) levels.push(level);
  return levels;
}
