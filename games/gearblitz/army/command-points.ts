import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { ArmyList } from '../cards/army-list.ts';
import type { RuleId } from '../rule-index.ts';
import { REASONS } from '../text.ts';
import type { ArmyGroup } from './group.ts';

/** HGB-CP-01: for each full 500 TV of the game. */
const CAP = 6;
const CAP_PER_500 = 2;
/** HGB-STANCE-03 */
const NEUTRAL = 2;

export const commandPointCap = (limit: number): number => CAP + CAP_PER_500 * Math.floor(limit / 500);

/** HGB-CP-01: the groups that earn something. */
export function countedGroups(
  { commandPoints }: ArmyList,
  groups: readonly Pick<ArmyGroup, 'kind'>[],
): number {
  return groups.filter(({ kind }) => kind !== 'snipers' && !commandPoints.without.includes(kind)).length;
}

/** HGB-CP-01, HGB-STANCE-03: Neutral armies have 2 on top of the cap. */
export function startingCommandPoints(
  tally: Tally<RuleId>,
  { commandPoints }: ArmyList,
  facts: {
    readonly leadership: number;
    readonly counted: number;
    readonly limit: number;
    readonly isNeutral: boolean;
  },
): void {
  const { perLeadership, perGroups, afterFirst } = commandPoints;
  tally.add(perLeadership * facts.leadership, REASONS.leadership, 'HGB-CP-01');
  const groups = afterFirst ? Math.max(0, facts.counted - 1) : facts.counted;
  tally.add(Math.floor(groups / perGroups.groups) * perGroups.points, REASONS.groups(groups), 'HGB-CP-01');
  const cap = commandPointCap(facts.limit);
  if (tally.total > cap) tally.set(cap, REASONS.commandCap, 'HGB-CP-01');
  if (facts.isNeutral) tally.add(NEUTRAL, REASONS.neutral, 'HGB-STANCE-03');
}
