import type { Damage } from '../unit.ts';
import type { Traits } from '../weapon.ts';
import { countedMargin, damageLevel } from './damage.ts';

/** What turns a margin into damage on a Unit that is no infantry. */
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
