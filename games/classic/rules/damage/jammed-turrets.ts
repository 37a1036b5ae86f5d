// Turrets that a crew can free (MT-VCOM-08).

import type { UnitState } from '../../state.ts';
import { isLost } from '../unit/condition.ts';
import { isTurretJammed, turretJamOf } from './crew-damage.ts';
import { frontJamOf, isFrontJammed, isFrontLocked } from './front-turret.ts';
import { isTurretLocked } from './motive.ts';

/** Turrets that jammed in an earlier turn and are still of use. */
export function jammedTurrets(
  vehicle: UnitState,
  codes: readonly string[],
  turn: number,
): readonly ('turret' | 'front-turret')[] {
  const found: ('turret' | 'front-turret')[] = [];
  const isThere = (code: string): boolean => !isLost(vehicle.body, codes.indexOf(code));
  const jam = turretJamOf(vehicle);
  if (jam && isTurretJammed(vehicle) && jam.turn < turn && !isTurretLocked(vehicle) && isThere('TU'))
    found.push('turret');
  const front = frontJamOf(vehicle);
  if (front && isFrontJammed(vehicle) && front.turn < turn && !isFrontLocked(vehicle) && isThere('FT'))
    found.push('front-turret');
  return found;
}
