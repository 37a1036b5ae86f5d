import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Unit } from '../../cards/unit.ts';
import { WHY_NOT } from '../../text.ts';

/** HGB-CP-02: how a side stands with its Command Points this round. */
export interface Transfers {
  readonly points: number;
  /** Tries so far, successful or not; the Commander's own use is none. */
  readonly tried: number;
  /** The Commander's Leadership. */
  readonly leadership: number;
}

/** HGB-CP-02: why a Unit gets no Command Point; `null` if it may be tried. */
export function whyNoPoint(
  unit: Unit,
  { points, tried, leadership }: Transfers,
  { hasHadOne, isCommander }: { readonly hasHadOne: boolean; readonly isCommander: boolean },
): Reason | null {
  if (unit.sheet.card.kind === 'drone') return WHY_NOT.drone;
  if (points === 0) return WHY_NOT.hasNoMorePoints;
  if (hasHadOne) return WHY_NOT.hasHadOne;
  return !isCommander && tried >= leadership ? WHY_NOT.noMoreTransfers : null;
}

/** HGB-CP-08: never less than 1, and no more than there are. */
export function pointsLost(points: number, oldLeadership: number, newLeadership: number): number {
  return Math.min(points, Math.max(1, oldLeadership - newLeadership));
}

/** HGB-SETUP-02: the units among which the owner picks the next Commander. */
export function successors(units: readonly Unit[]): number[] {
  const living = units.flatMap(({ damage, sheet }, i) =>
    damage < 4 && sheet.card.kind !== 'drone' ? i : [],
  );
  const highest = Math.max(...living.map((i) => units[i].sheet.skills.ld));
  return living.filter((i) => units[i].sheet.skills.ld === highest);
}

/** HGB-CP-07: at least two, at most all. */
export const tokensSteadied = (tokens: number): number =>
  Math.min(tokens, Math.max(2, Math.ceil(tokens / 2)));

/** HGB-CP-09: however many uplinks there are. */
export const satellitePoints = (units: readonly Unit[]): number =>
  units.some(({ damage, auxHits, sheet }) => damage < 4 && auxHits === 0 && sheet.card.aux.satelliteUplink)
    ? 1
    : 0;
