// Weapons where a vehicle carries them: on a side, or in a turret that turns all around (MT-PRE-10).

import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Stance } from '../../attacks.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { WeaponMount } from '../../design.ts';
import { isStuckWeapon } from '../../rules/damage/crew-damage.ts';
import { isJammed, isTurretFixed } from '../../rules/damage/motive.ts';
import { type Arc, arcAt, torsoBearing } from '../../rules/sight/arcs.ts';
import { canAct, isLost } from '../../rules/unit/condition.ts';
import type { State, Twist, UnitState } from '../../state.ts';
import { WHY_NO_SHOT } from '../../text/to-hit.ts';
import { TURRET } from './parts.ts';

const ALL_AROUND: readonly Twist[] = [0, -1, 1, -2, 2, 3];
const STRAIGHT: readonly Twist[] = [0];
/** By part, but for the turret. */
const ARCS: readonly Arc[] = ['forward', 'right', 'left', 'rear'];

export function twists(unit: UnitState): readonly Twist[] {
  if (isLost(unit.body, TURRET)) return STRAIGHT;
  return isTurretFixed(unit) || !canAct(unit) ? [unit.twist] : ALL_AROUND;
}

export function whyNotReady(
  { designs }: Battlefield,
  { units, turn }: State,
  { unit }: Stance,
  mount: WeaponMount,
): Reason | null {
  const weapon = designs[unit].weapons.indexOf(mount);
  const isOut = isJammed(units[unit], weapon, turn) || isStuckWeapon(units[unit], weapon);
  return isOut ? WHY_NO_SHOT.jammed : null;
}

export const canBear = ({ location }: WeaponMount, twist: Twist, bearing: number): boolean =>
  location === TURRET ? arcAt(torsoBearing(bearing, twist)) === 'forward' : arcAt(bearing) === ARCS[location];
