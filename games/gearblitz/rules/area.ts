/** HGB-AE-02, HGB-ROF-03: what a Unit defends against: less by its Cover from the centre, or its own Obscurement. */
export const valueAgainst = (attack: number, obscured: number): number => Math.max(0, attack - obscured);

/** How an area hits one Unit in it. */
export interface AreaHit {
  readonly margin: number;
  /** It is the base multiplier alone that hurts. */
  readonly isConcussion: boolean;
}

/** HGB-AE-03, HGB-ROF-04: a blast of the weapon does its multiplier once to whoever has no Cover from its centre. */
export function areaHit(
  margin: number,
  { isBlast, isInCover }: { readonly isBlast: boolean; readonly isInCover: boolean },
): AreaHit {
  if (margin >= 1) return { margin, isConcussion: false };
  return isBlast && !isInCover ? { margin: 1, isConcussion: true } : { margin: 0, isConcussion: false };
}
