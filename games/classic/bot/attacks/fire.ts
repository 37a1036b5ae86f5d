// The choice of twist and target that promises most.

import type { Battlefield } from '../../battlefield.ts';
import type { Order, OrderOf } from '../../orders.ts';
import { twistsOf } from '../../rules/fire/twists.ts';
import { canAct } from '../../rules/unit/condition.ts';
import type { State, UnitState } from '../../state.ts';
import { Worths } from '../temper/worth.ts';
import { Gunner, type Marksman } from './gunner.ts';

export interface Declaration {
  readonly order: Order;
  /** The primary target; -1 for none. */
  readonly target: number;
  /** Damage to expect, weighted by what it is worth, less what the heat costs. */
  readonly gain: number;
}

/** A 'Mech's declaration; units that concentrate their fire pick their targets together (CBT-AI-20). */
export function declareFire(field: Battlefield, state: State, unit: number, marksman: Marksman): Declaration {
  const worths = new Worths(field, state);
  const upcoming = marksman.concentrates ? sharesToCome(field, state, unit, worths) : NOTHING_TO_COME;
  return bestSalvo(field, state, unit, { marksman, worths, upcoming });
}

/** By enemy: the share of it that friends who have yet to declare could take. */
function sharesToCome(field: Battlefield, state: State, unit: number, worths: Worths): Float64Array {
  const shares = new Float64Array(state.units.length);
  for (const friend of field.unitsOf[field.sideOf[unit]]) {
    const { thisPhase } = state.units[friend];
    if (friend === unit || thisPhase.acted || !mayFire(state.units[friend])) continue;
    const gunner = new Gunner(field, state, friend, { marksman: PLAIN, worths, upcoming: NOTHING_TO_COME });
    const most = gunner.foes.map(() => 0);
    gunner.look((_stance, target, { gain }) => {
      const index = gunner.foes.indexOf(target);
      most[index] = Math.max(most[index], gain);
    });
    for (const [index, foe] of gunner.foes.entries()) shares[foe] += most[index] / worths.whole(foe);
  }
  return shares;
}

export const PLAIN: Marksman = { patience: 0.1, cool: true, concentrates: false, punches: false };
const NOTHING_TO_COME: ArrayLike<number> = [];

const mayFire = (mech: UnitState): boolean => canAct(mech) && mech.hex >= 0 && !mech.thisTurn.onslaught;

export function bestSalvo(
  field: Battlefield,
  state: State,
  unit: number,
  {
    marksman,
    worths,
    upcoming = NOTHING_TO_COME,
  }: { readonly marksman: Marksman; readonly worths: Worths; readonly upcoming?: ArrayLike<number> },
): Declaration {
  const mech = state.units[unit];
  const [twist] = twistsOf(field, state, unit);
  let best: Declaration = { order: { type: 'hold', unit, twist }, target: -1, gain: 0 };
  if (!mayFire(mech)) return best;
  const gunner = new Gunner(field, state, unit, { marksman, worths, upcoming });
  if (gunner.foes.length === 0) return best;
  const { codes } = field.kinds[unit];
  gunner.look(({ twist: turned, prop }, target, { gain, attacks }) => {
    if (gain <= best.gain) return;
    const arm = prop === null ? {} : { prop: codes[prop] as OrderOf<'fire'>['prop'] };
    best = { gain, target, order: { type: 'fire', unit, twist: turned, ...arm, target, attacks } };
  });
  return best;
}
