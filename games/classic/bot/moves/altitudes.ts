// The altitude of a VTOL (MT-PRE-12): it compares the best place at each altitude that it might change to first.

import type { Order } from '../../orders.ts';
import { altitudeOf, flyAt } from '../../rules/ground/altitude.ts';
import { landingLevel } from '../../rules/ground/clearance.ts';
import { levelNow, levelsFor, pointsToFly } from '../../rules/movement/flight-levels.ts';
import type { Mover } from '../../rules/movement/mover.ts';
import type { Outlook } from '../outlook/outlook.ts';
import type { Candidate, Search } from './search.ts';

/** Levels up or down that it thinks of: beyond that it sees no better, and is seen no less. */
const FAR = 5;
/** It keeps its altitude unless another one is better by so much. */
const STEADY = 0.5;
/** Of altitudes that are as good, the lower one: what is behind a hill may be needed next. */
const EFFORT = 0.1;

/** The order to change it; null where it is best as it is. */
export function altitudeOrder(
  mover: Mover,
  searchIn: (outlook: Outlook) => Search,
  look: () => Outlook,
): Order | null {
  const { unit, mech } = mover;
  const now = levelNow(mover);
  const [walk, run] = [pointsToFly(mover, 'walk'), pointsToFly(mover, 'run')];
  const ground = landingLevel(mover.field, mech.hex);
  const levels = levelsFor(mover, 'run').filter((level) => level > ground && Math.abs(level - now) <= FAR);
  if (levels.length === 0) return null;
  const outlook = look();
  const { marks } = mech;
  const isFlying = altitudeOf(mech) !== null;
  const asItIs = isFlying ? bestOf(searchIn(outlook).stay('still').go('walk', walk).go('run', run)) : null;
  const effort = (level: number): number => EFFORT * (level - ground);
  let most = asItIs ? asItIs.value + STEADY - effort(now) : -Infinity;
  let order: Order | null = null;
  for (const level of levels) {
    const mp = Math.abs(level - now);
    flyAt(mech, level);
    const search = searchIn(outlook);
    if (mp <= walk) search.stay('walk').go('walk', walk - mp);
    const best = bestOf(search.go('run', run - mp));
    mech.marks = marks;
    if (!best || best.value - effort(level) <= most) continue;
    most = best.value - effort(level);
    const mode = best.mode === 'run' ? 'run' : 'walk';
    const more = best.cell !== mech.hex || best.facing !== mech.facing;
    order = { type: 'altitude', unit, mode, level, more };
  }
  return order;
}

const bestOf = ({ found }: Search): Candidate | undefined => found[0];
