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
import { FRONT_TURRET, TURRET } from './parts.ts';

const ALL_AROUND: readonly Twist[] = [0, -1, 1, -2, 2, 3];
const STRAIGHT: readonly Twist[] = [0];
/** MT-VCOM-02: the rear turret is in the way behind. */
const BUT_BEHIND: readonly Twist[] = [0, -1, 1, -2, 2];
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

export const ownTwists = ({ location }: WeaponMount): readonly Twist[] | null =>
  location === FRONT_TURRET ? BUT_BEHIND : null;

/** MT-VCON-04: over the rear hexside, which no front turret fires at. */
const isBehind = (bearing: number): boolean => bearing > 10 && bearing < 14;

export function canBear({ location }: WeaponMount, twist: Twist, bearing: number): boolean {
  if (location === FRONT_TURRET && isBehind(bearing)) return false;
  return location === TURRET || location === FRONT_TURRET
    ? arcAt(torsoBearing(bearing, twist)) === 'forward'
    : arcAt(bearing) === ARCS[location];
}
