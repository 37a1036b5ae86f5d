import { THROWS_OF_TWO_DICE } from '@ironfield/kernel/players/odds.ts';
import type { Battlefield } from '../../battlefield.ts';
import { bitOf } from '../../design.ts';
import type { AttackSide } from '../../events.ts';
import { isImmobilized, slowedBy } from '../../rules/damage/motive.ts';
import { altitudeOf } from '../../rules/ground/altitude.ts';
import { clearanceOf } from '../../rules/ground/clearance.ts';
import { isLost, weaponWorks } from '../../rules/unit/condition.ts';
import type { State } from '../../state.ts';
import { vehicleDesign } from './design.ts';
import { columnFor, partIn } from './hit-location.ts';
import { hasTwoTurrets, isTurret, ROTOR, TURRET } from './parts.ts';

export function engineRating(field: Battlefield, unit: number): number {
  const { cruise, tons } = vehicleDesign(field, unit);
  return cruise * tons;
}

/** CBT-SCN-04: it cannot move any more, or has nothing to fire. */
export function isCrippled(field: Battlefield, state: State, unit: number): boolean {
  const vehicle = state.units[unit];
  const { cruise, weapons } = vehicleDesign(field, unit);
  if (isImmobilized(vehicle) || slowedBy(vehicle) >= cruise) return true;
  return weapons.length > 0 && weapons.every((weapon) => !weaponWorks(weapon, vehicle.body));
}

/**
 * MT-PRE-23: any part is lost that it had; without its rotor a VTOL comes down, and that is all (MT-PRE-29). The turret may
 * be such a part as well (MT-VCOM-13).
 */
export function isWrecked(field: Battlefield, state: State, unit: number): boolean {
  const { lost } = state.units[unit].body;
  const needsTurret = !outlivesTurret(field);
  return vehicleDesign(field, unit).structure.some(
    (points, part) =>
      points > 0 && part !== ROTOR && (lost & bitOf(part)) !== 0 && (needsTurret || !isTurret(part)),
  );
}

const outlivesTurret = ({ plugged }: Battlefield): boolean =>
  plugged.outlivesTurret?.(false, 'blown-off') ?? false;

export function contradictions(field: Battlefield, state: State, unit: number): string[] {
  const { hasTurret } = vehicleDesign(field, unit);
  const { prone, heat, twist, body, marks } = state.units[unit];
  const wrong: string[] = [];
  if (prone) wrong.push('lies prone, which no vehicle does');
  if (heat > 0) wrong.push('has heat, which no vehicle keeps');
  if (!hasTurret && (twist !== 0 || marks?.turretLocked)) wrong.push('turns a turret that it does not have');
  if (hasTurret && isLost(body, TURRET) && state.units[unit].loss === null && !outlivesTurret(field))
    wrong.push('goes on without its turret');
  const altitude = altitudeOf(state.units[unit]);
  const { hex, loss } = state.units[unit];
  if (altitude !== null && field.kinds[unit].flight === undefined) wrong.push('flies, which it cannot');
  else if (altitude !== null && hex >= 0 && loss === null) {
    if (altitude <= clearanceOf(field, hex)) wrong.push('flies through what stands in its hex');
    if (isImmobilized(state.units[unit])) wrong.push('flies though it cannot move any more');
  }
  return wrong;
}

/** A point inside counts for less than one of armour: what holds may be useless already. */
const INSIDE = 0.6;
/** No hit does less: whatever is left below that is as good as gone. */
const HIT = 8;
const SIDES: readonly AttackSide[] = ['front', 'right', 'rear', 'left'];

/** Any part that gives way is the end, so each is worth the whole. */
export function stakes(field: Battlefield, state: State, unit: number): number[] {
  const { armor, structure, lost } = state.units[unit].body;
  const { motion } = vehicleDesign(field, unit);
  const hasTwo = hasTwoTurrets(vehicleDesign(field, unit));
  return SIDES.map((side) => {
    let stake = 0;
    for (const [index, row] of columnFor(motion, side).entries()) {
      const part = partIn(row, lost, side, hasTwo);
      stake += THROWS_OF_TWO_DICE[index] / Math.max(HIT, armor[part] + INSIDE * structure[part]);
    }
    return stake / 36;
  });
}
