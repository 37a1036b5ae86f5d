// Units that neither move nor attack and aim at one enemy, phase after phase (MT-ADVF-03).

import type { Battlefield } from '../../battlefield.ts';
import { knowledgeOf } from '../../knowledge.ts';
import type { State, UnitState } from '../../state.ts';
import { isBlocked, unitSight } from '../sight/line-of-sight.ts';
import { canAct, isNear, isOnMap, isPlaced } from '../unit/condition.ts';
import type { Happening } from '../unit/mark-ends.ts';

/** At whom, from where, and for how many phases. */
export interface Aim {
  readonly target: number;
  readonly hex: number;
  readonly phases: number;
}

const MOST = 3;

const sees = (field: Battlefield, state: State, unit: number, target: number): boolean =>
  isOnMap(state.units[target]) && !isBlocked(unitSight(field, state, unit, target));

/** Those that a unit could aim at now. */
export function whomToAimAt(field: Battlefield, state: State, unit: number): number[] {
  const mech = state.units[unit];
  const { mode, onslaught } = mech.thisTurn;
  if (!canAct(mech) || !isPlaced(mech) || mode !== 'still' || onslaught) return [];
  return field.enemiesOf[unit].filter((enemy) => sees(field, state, unit, enemy));
}

/** Another phase, or the first one at somebody else or from elsewhere. */
export function aimFurther(before: Aim | undefined, { hex }: UnitState, target: number): Aim {
  const isSame = before?.target === target && before.hex === hex;
  return { target, hex, phases: isSame ? Math.min(MOST, before.phases + 1) : 1 };
}

/** Does it aim on when this has happened to it? */
export function isStillAiming(what: Happening, aim: Aim): boolean {
  if (what.end === 'has moved') return what.state.units[what.unit].thisTurn.mode === 'still';
  return what.end === 'phase' && hasInSight(what, aim);
}

/** When a phase is over: does it still aim from where it began to, at somebody whom it sees? */
function hasInSight({ field, state, unit, phase }: Happening, { target, hex: from }: Aim): boolean {
  const { hex } = state.units[unit];
  if (phase === 'weapon') return isSpotted(field, state, unit, target);
  if (phase !== 'movement' && phase !== 'action') return true;
  return hex < 0 || (hex === from && sees(field, state, unit, target));
}

/** MT-BLIND-09: its target has to be spotted in every turn. */
function isSpotted(field: Battlefield, state: State, unit: number, target: number): boolean {
  const { plugged, past, seatOf } = field;
  if (!plugged.hidesPlaces?.() || past.keepsAimUnseen?.()) return true;
  return knowledgeOf(field, state, target, seatOf[unit]).place;
}

/** For bots: somebody is near enough for blows, which are worth more than aiming. */
export function isPressed(field: Battlefield, state: State, unit: number): boolean {
  const { hex } = state.units[unit];
  return field.enemiesOf[unit].some((enemy) => isNear(field, hex, state.units[enemy], 1));
}
