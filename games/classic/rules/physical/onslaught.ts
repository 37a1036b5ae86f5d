// Charges and deaths from above are declared in the Movement Phase (CBT-PHY-20, CBT-PHY-25).

import { neighbour } from '@ironfield/hex/board.ts';
import { nodeOf } from '@ironfield/hex/search.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { OnFoot } from '../../state.ts';
import { WHY_NOT } from '../../text/movement.ts';
import { FORBIDDEN, levelsBetween } from '../ground/steps.ts';
import { hexesBefore } from '../movement/jump.ts';
import type { Mover } from '../movement/mover.ts';
import { isSubmerged, isUnderWater } from '../sight/line-of-sight.ts';
import { footOf, whyNoBlow } from './physical-to-hit.ts';

/** The highest difference of levels that a charge crosses. */
const CHARGE_LEVELS = 1;

/** CBT-PHY-20 */
export function whyNoCharge(mover: Mover, mode: OnFoot, target: number): Reason | null {
  const { field, state, unit, mech } = mover;
  const general = whyNoBlow(field, state, { kind: 'charge', attacker: unit, target, limb: -1 });
  if (general) return general;
  if (mover.isCrowded) return WHY_NOT.crowded;
  const victim = state.units[target];
  if (neighbour(field.board, mech.hex, mech.facing) !== victim.hex) return WHY_NOT.notAhead;
  if (Math.abs(footOf(field, state, unit) - footOf(field, state, target)) > CHARGE_LEVELS)
    return WHY_NOT.chargeLevels;
  if (isUnderWater(field, unit, mech) !== isUnderWater(field, target, victim)) return WHY_NOT.surface;
  if (field.kinds[unit].isShip !== field.kinds[target].isShip) return WHY_NOT.ship;
  const cost = chargeCost(mover, mode);
  if (cost === FORBIDDEN) return WHY_NOT.runIntoWater;
  return cost > mover.mp(mode) ? WHY_NOT.noMpToCharge(cost, mover.mp(mode)) : null;
}

const isLevelEnough = (field: Battlefield, from: number, to: number): boolean =>
  levelsBetween(field, from, to) <= CHARGE_LEVELS;
const crossesSurface = (field: Battlefield, from: number, to: number): boolean =>
  isSubmerged(field, from, false) !== isSubmerged(field, to, false);

/** Does the ground let one who stands there charge somebody in the next hex? */
export const canCharge = (field: Battlefield, from: number, to: number): boolean =>
  isLevelEnough(field, from, to) && !crossesSurface(field, from, to);

/** MP into the hex ahead, spent whether the charge hits or not. */
export function chargeCost({ mech, steps }: Mover, mode: OnFoot): number {
  return (mode === 'walk' ? steps.walk : steps.run)[nodeOf(mech.hex, mech.facing)];
}

/** A unit that goes in a way that options add attacks nobody. */
const isGait = (mode: OnFoot): boolean => mode !== 'walk' && mode !== 'run';

/** The one that a 'Mech may charge; -1 for nobody. */
export function chargeTarget(mover: Mover, mode: OnFoot): number {
  const { field, state, mech } = mover;
  if (!mover.isUp || isGait(mode) || mover.mp(mode) < 1) return -1;
  const ahead = neighbour(field.board, mech.hex, mech.facing);
  for (const enemy of field.enemiesOf[mover.unit]) {
    if (state.units[enemy].hex === ahead && !whyNoCharge(mover, mode, enemy)) return enemy;
  }
  return -1;
}

/** CBT-PHY-25 */
export function whyNoDfa(mover: Mover, target: number): Reason | null {
  const { field, state, unit } = mover;
  if (!mover.canJump) return WHY_NOT.cannotJump;
  const general = whyNoBlow(field, state, { kind: 'dfa', attacker: unit, target, limb: -1 });
  if (general) return general;
  const hexes = mover.jump.hexes[state.units[target].hex];
  if (hexes <= 0) return WHY_NOT.outOfJump;
  return field.plugged.jumpsOnBoosters?.(field, state, unit, hexes) ? WHY_NOT.byBoosters : null;
}

/** Those whom a 'Mech may come down on. */
export function dfaTargets(mover: Mover): number[] {
  const { field, unit } = mover;
  return field.enemiesOf[unit].filter((enemy) => !whyNoDfa(mover, enemy));
}

/** CBT-PHY-27: the hexes from which it may come upon its target. */
export const approaches = ({ field, state, jump }: Mover, target: number): number[] =>
  hexesBefore(field, jump, state.units[target].hex);
