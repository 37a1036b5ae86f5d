import type { Damage } from '../../cards/unit.ts';
import type { Traits } from '../../cards/weapon.ts';
import { countedMargin, damageLevel } from '../damage/damage.ts';
import { basesHit } from '../infantry/infantry-damage.ts';

/** Turns a margin into damage. */
export interface Impact {
  readonly multiplier: number;
  readonly armor: number;
  readonly traits: Traits;
  /** HGB-AE-03: done at least once. */
  readonly concussion: number;
  /** HGB-OPT-04 */
  readonly cap?: number | undefined;
}

/** HGB-DMG-01, HGB-DMG-02: the chance of each result before counters and boxes, from the chances of the margins. */
export function levelChances(
  margins: readonly number[],
  { multiplier, armor, traits, concussion, cap }: Impact,
): Record<Damage, number> {
  const chances: Record<Damage, number> = { 0: 0, 1: 0, 2: 0, 3: 0, 4: 0 };
  for (const [margin, chance] of margins.entries()) {
    const counted = countedMargin(margin, { traits, atInfantry: false, cap });
    chances[damageLevel(margin > 0 ? counted * multiplier : concussion, armor, traits)] += chance;
  }
  return chances;
}

/** A squad under attack. */
export interface Thinning {
  readonly left: number;
  /** HGB-INF-08: bases in the area; nothing without one. */
  readonly touched: number | null;
  readonly usesRof: boolean;
}

/** HGB-INF-07, HGB-INF-08: the bases that are to be expected, before counters, from the chances of the margins. */
export function basesExpected(
  margins: readonly number[],
  { multiplier, armor, traits, concussion, cap }: Impact,
  { left, touched, usesRof }: Thinning,
): number {
  const halved = (damage: number): number => (traits.antiInfantry ? damage : Math.floor(damage / 2));
  let bases = 0;
  for (const [margin, chance] of margins.entries()) {
    const hit =
      margin > 0
        ? { multiplier: halved(multiplier), margin: countedMargin(margin, { traits, atInfantry: true, cap }) }
        : { multiplier: halved(concussion), margin: 1 };
    bases += chance * Math.min(left, basesHit({ ...hit, touched, usesRof }, armor));
  }
  return bases;
}
