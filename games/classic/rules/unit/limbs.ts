// The questions about limbs, with the answer of a unit that has none.

import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Blow } from '../../attacks.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Part } from '../../design.ts';
import type { State } from '../../state.ts';
import { WHY_NO_BLOW } from '../../text/to-hit.ts';

const NONE: readonly Part[] = [];

/** CBT-WPN-05: what one that is prone may prop itself up on to fire. */
export const propsOf = ({ kinds }: Battlefield, unit: number): readonly Part[] =>
  kinds[unit].limbs?.props ?? NONE;

export const legsOf = ({ kinds }: Battlefield, unit: number): readonly Part[] =>
  kinds[unit].limbs?.legs ?? NONE;

/** MT-MOV-06: arms whose hands work and hold nothing. */
export const freeHands = (field: Battlefield, state: State, unit: number): readonly Part[] =>
  field.kinds[unit].limbs?.freeHands(field, state, unit) ?? NONE;

export const canStandUp = (field: Battlefield, state: State, unit: number): boolean =>
  field.kinds[unit].limbs?.canStandUp(field, state, unit) ?? false;

/** CBT-PHY-11 */
export const canHoldClub = (field: Battlefield, state: State, unit: number): boolean =>
  field.kinds[unit].limbs?.canHoldClub(field, state, unit) ?? false;

export function whyNotWith(field: Battlefield, state: State, blow: Blow): Reason | null {
  const { limbs } = field.kinds[blow.attacker];
  return limbs ? limbs.whyNotWith(field, state, blow) : WHY_NO_BLOW.noLimbs;
}
