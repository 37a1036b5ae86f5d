import type { Reason } from '@ironfield/kernel/refusal.ts';
import { isInfantry, type Unit } from '../../cards/unit.ts';
import type { Band, Weapon } from '../../cards/weapon.ts';
import { WHY_NOT } from '../../text.ts';

/** The facts about a target of direct fire. */
export interface TargetFacts {
  /** HGB-CARD-02: `null` is out of reach. */
  readonly band: Band | null;
  readonly isInArc: boolean;
  /** HGB-LOS-04: wholly behind Solid cover. */
  readonly isHiddenBySolid: boolean;
  /** HGB-DET-01, HGB-DET-02, HGB-DET-05 */
  readonly isDetected: boolean;
  readonly isInContact: boolean;
}

/** HGB-ATT-01: why a weapon that can be fired may not attack directly; `null` if it may. */
export function whyNotAttack(unit: Unit, weapon: Weapon, target: TargetFacts): Reason | null {
  const outOfReach = whyNotBear(unit, weapon, target);
  if (outOfReach) return outOfReach;
  if (target.isHiddenBySolid) return WHY_NOT.hidden;
  return target.isDetected ? null : WHY_NOT.undetected;
}

/** HGB-CARD-02, HGB-ARC-01, HGB-PHYS-01: what keeps the weapon from the target, seen or not. */
export function whyNotBear(
  unit: Unit,
  { traits }: Weapon,
  target: Pick<TargetFacts, 'band' | 'isInArc' | 'isInContact'>,
): Reason | null {
  if (traits.melee && !target.isInContact) return WHY_NOT.noContact;
  if (!traits.melee && target.band === null) return WHY_NOT.outOfReach;
  if (traits.minimumRange && target.band === 'PB') return WHY_NOT.tooNear;
  return target.isInArc || isInfantry(unit) ? null : WHY_NOT.outOfArc;
}

/** HGB-INF-02, HGB-INF-03, HGB-AMMO-01, HGB-PERK-14: what keeps the weapon from firing at anything. */
export function whyNotFire(unit: Unit, weapon: Weapon, mayFire: boolean, isPrepared = false): Reason | null {
  if (!mayFire) return WHY_NOT.outOfAmmo;
  if (isInfantry(unit) && unit.speed === 'top') return WHY_NOT.running;
  if (weapon.class === 'infantry heavy' && unit.speed !== 'stationary') return WHY_NOT.heavyOnTheMove;
  if (unit.sheet.card.perks.stabilizer === weapon.code && !isPrepared) return WHY_NOT.notPrepared;
  return null;
}
