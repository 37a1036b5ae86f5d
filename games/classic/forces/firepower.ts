import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import { meanDamage, shareAt } from '../bot/temper/odds.ts';
import { attackerMovement } from '../data/movement-modifiers.ts';
import type { WeaponMount } from '../design.ts';
import type { Mode } from '../state.ts';

/** An exchange of shots: a pilot of average skill standing still, at somebody standing in the open. */
export interface Shooting {
  readonly gunnery: number;
  readonly mode: Mode;
  /** All that makes the target harder to hit: its movement, woods, cover. */
  readonly target: number;
}

export const STANDARD: Shooting = { gunnery: 4, mode: 'still', target: 0 };

/** CBT-THM-03 */
function chanceAt({ type }: WeaponMount, range: number, { gunnery, mode, target }: Shooting): number {
  if (range > type.long) return 0;
  const bracket = range <= type.short ? 0 : range <= type.medium ? 2 : 4;
  const minimum = Math.max(0, type.min - range + 1);
  return chanceOfTwoDice(gunnery + bracket + minimum + attackerMovement(mode) + target + type.toHit);
}

/** Damage on average of one salvo of these weapons. */
export const damageAt = (weapons: readonly WeaponMount[], range: number, shooting: Shooting): number =>
  weapons.reduce((sum, weapon) => {
    const points = meanDamage(weapon.type) * shareAt(weapon.type, range);
    return sum + chanceAt(weapon, range, shooting) * points;
  }, 0);
