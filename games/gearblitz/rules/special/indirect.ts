import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Weapon } from '../../cards/weapon.ts';
import { INCH } from '../../data/tables.ts';
import type { RuleId } from '../../rule-index.ts';
import { REASONS } from '../../text.ts';
import type { SkillRoll } from '../core/dice.ts';

/** HGB-IF-04 */
const PLACEMENT = 4;
/** HGB-IF-04: of a tie, in thousandths of an inch. */
const LEAST_SCATTER = INCH / 2;

/** HGB-IF-01, HGB-IF-09, HGB-IF-10: tags guide Guided weapons only; throwers see for themselves. */
export function mayFireIndirectly(
  { traits }: Weapon,
  known: { readonly hasCoordinates: boolean; readonly isTagged: boolean; readonly isInSight: boolean },
): boolean {
  if (traits.thrown) return known.isInSight || known.hasCoordinates;
  if (!traits.indirect) return false;
  return known.hasCoordinates || (known.isTagged && traits.guided === true);
}

/** HGB-IF-04, HGB-DET-05: a lock of the observer subtracts its margin. */
export function placementThreshold(
  tally: Tally<RuleId>,
  { obscured, lockMargin }: { readonly obscured: number; readonly lockMargin: number },
): void {
  tally.add(PLACEMENT, REASONS.threshold, 'HGB-IF-04');
  if (obscured > 0) tally.add(obscured, REASONS.observer, 'HGB-IF-04');
  const less = Math.min(obscured, lockMargin);
  if (less > 0) tally.add(-less, REASONS.observersLock, 'HGB-DET-05');
}

/** HGB-IF-04, HGB-ARTY-02, HGB-OPT-04: in thousandths of an inch; 0 is on the spot. */
export function scatterDistance(
  margin: number,
  { isOffBoard = false, cap }: { readonly isOffBoard?: boolean; readonly cap?: number | undefined } = {},
): number {
  if (margin > 0) return 0;
  const failure = Math.min(-margin, cap ?? Number.POSITIVE_INFINITY);
  const distance = failure === 0 ? LEAST_SCATTER : failure * INCH;
  return isOffBoard ? 2 * distance : distance;
}

/** HGB-IF-06, HGB-IF-08: the bare dice; in or touching Cover 1 less, unless a blast counts Cover from its centre. */
export function indirectValue(
  { kept }: Pick<SkillRoll, 'kept'>,
  { isInCover, isBlast }: { readonly isInCover: boolean; readonly isBlast: boolean },
): number {
  return isInCover && !isBlast ? Math.max(0, kept - 1) : kept;
}
