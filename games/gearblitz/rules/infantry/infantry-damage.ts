/** The effect of an attack on a squad, after its multiplier was halved or not. */
export interface InfantryHit {
  readonly multiplier: number;
  readonly margin: number;
  /** HGB-INF-08: bases in the area; nothing for an attack without an area. */
  readonly touched: number | null;
  /** HGB-INF-07: any Rate of Fire, also where it went into damage. */
  readonly usesRof: boolean;
}

/** HGB-INF-07, HGB-INF-08: bases that are lost, before counters. */
export function basesHit({ multiplier, margin, touched, usesRof }: InfantryHit, armor: number): number {
  const bases = Math.floor((multiplier * margin * (touched ?? 1)) / armor);
  return touched === null && !usesRof ? Math.min(bases, 1) : bases;
}

/** HGB-ACT-07, HGB-INF-07: each counter cancels one; no more are lost than there are. */
export function basesLost(hit: number, left: number, countersSpent: number): number {
  return Math.min(left, Math.max(0, hit - countersSpent));
}

/** HGB-INF-12, HGB-TERR-09: automatic damage takes a base for Light, two for Heavy. */
export const basesForLevel = (level: number): number => level;

/** HGB-INF-10 */
export const infantrySize = (bases: number): number => bases + 1;
