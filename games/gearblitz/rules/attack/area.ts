/**
 * HGB-AE-02, HGB-ROF-03: the value a Unit defends against: reduced by its Cover from the centre, or its own
 * Obscurement.
 */
export const valueAgainst = (attack: number, obscured: number): number => Math.max(0, attack - obscured);

/** The hit of an area on one of its Units. */
export interface AreaHit {
  readonly margin: number;
  /** It is the base multiplier alone that hurts. */
  readonly isConcussion: boolean;
}

/** HGB-AE-03, HGB-ROF-04: a blast does its multiplier once to a unit without Cover from its centre. */
export function areaHit(
  margin: number,
  { isBlast, isInCover }: { readonly isBlast: boolean; readonly isInCover: boolean },
): AreaHit {
  if (margin >= 1) return { margin, isConcussion: false };
  return isBlast && !isInCover ? { margin: 1, isConcussion: true } : { margin: 0, isConcussion: false };
}
