import type { Tally } from '@ironfield/kernel/explanation.ts';
import { type Mission, MORE_ROUNDS, STANCES, type Stance } from '../../data/missions.ts';
import type { RuleId } from '../../rule-index.ts';
import { REASONS } from '../../text.ts';
import { exceeds, rounded } from '../core/dice.ts';

/** HGB-MIS-04: where more than half of a group's models are. */
export type Zone = 'own' | 'enemy' | 'neutral' | 'none';

/** HGB-MIS-08: a group at the end of the game. */
export interface GroupResult {
  readonly name: string;
  /** HGB-MIS-01: its TV. */
  readonly value: number;
  /** Models it began with, and those it has left; only whole groups are destroyed. */
  readonly models: number;
  readonly left: number;
  readonly isDemoralized: boolean;
  /** Models of the largest Unit that it has left, where Units have several. */
  readonly largestUnit?: number;
  readonly isBroken: boolean;
  /** An air strike, which gives its owner nothing. */
  readonly isStrike?: boolean;
  /** Its zone, as its owner sees the table. */
  readonly zone: Zone;
}

/** HGB-MIS-08: Broken counts as destroyed, Demoralized as a Unit weaker. */
export function strengthOf({ left, isDemoralized, largestUnit = 1, isBroken }: GroupResult): number {
  return isBroken ? 0 : Math.max(0, isDemoralized ? left - largestUnit : left);
}

/** HGB-MIS-08: an air strike counts only against its owner: shot down as destroyed, driven off as at half strength. */
export function airStrikeResult(name: string, value: number, fate: 'driven off' | 'destroyed'): GroupResult {
  const left = fate === 'destroyed' ? 0 : 1;
  return {
    name,
    value,
    models: 2,
    left,
    isDemoralized: false,
    isBroken: false,
    zone: 'none',
    isStrike: true,
  };
}

const isGone = (group: GroupResult): boolean => strengthOf(group) === 0;
const isAboveHalf = (group: GroupResult): boolean => 2 * strengthOf(group) > group.models;
const isBelowHalf = (group: GroupResult): boolean => 2 * strengthOf(group) < group.models;

/** The value of each own group and each enemy group in a mission, in parts of its TV. */
interface Scoring {
  readonly rule: RuleId;
  readonly own: (group: GroupResult) => number;
  readonly enemy: (group: GroupResult) => number;
}

const nothing = (): number => 0;
const broken = (group: GroupResult): number => (isGone(group) ? 2 : isBelowHalf(group) ? 1 : 0);

/** HGB-MIS-02 to HGB-MIS-07. The zone of an enemy group is as its own side sees it. */
const SCORING: Readonly<Record<Mission, Scoring>> = {
  patrol: {
    rule: 'HGB-MIS-02',
    own: (group) => (isGone(group) ? -2 : isAboveHalf(group) ? 2 : 1),
    enemy: nothing,
  },
  assault: { rule: 'HGB-MIS-03', own: nothing, enemy: (group) => broken(group) || -1 },
  breakthrough: {
    rule: 'HGB-MIS-04',
    own: (group) => {
      if (isGone(group)) return 0;
      if (group.zone === 'enemy') return isBelowHalf(group) ? 0 : 1;
      return group.zone === 'own' ? -1 : group.zone === 'neutral' ? -1 / 4 : 0;
    },
    enemy: (group) => (isBelowHalf(group) ? 1 : 0),
  },
  rearguard: {
    rule: 'HGB-MIS-05',
    own: (group) => (group.zone === 'own' && !isGone(group) ? -1 : 0),
    enemy: broken,
  },
  defend: {
    rule: 'HGB-MIS-06',
    own: (group) => (isAboveHalf(group) ? 1 : 0),
    enemy: (group) => (isGone(group) ? 1 : group.zone === 'enemy' ? -1 : 0),
  },
  'last stand': {
    rule: 'HGB-MIS-07',
    own: (group) => (isGone(group) ? -1 : isAboveHalf(group) ? 2 : 1),
    enemy: nothing,
  },
};

/** HGB-SETUP-04, HGB-MIS-01: the Victory Points of a side, group by group. */
export function victoryPoints(
  tally: Tally<RuleId>,
  mission: Mission,
  own: readonly GroupResult[],
  enemy: readonly GroupResult[],
): void {
  const { rule, ...scoring } = SCORING[mission];
  for (const group of own) score(group, scoring.own(group), REASONS.ownGroup(group.name));
  for (const group of enemy) score(group, enemyTimes(group), REASONS.enemyGroup(group.name));
  // HGB-MIS-08: a strike that was driven off costs nothing.
  function enemyTimes(group: GroupResult): number {
    const times = scoring.enemy(group);
    return group.isStrike ? Math.max(0, times) : times;
  }
  function score({ value }: GroupResult, times: number, reason: string): void {
    if (times !== 0) tally.add(rounded(times * value), reason, rule);
  }
}

/** HGB-MIS-09 */
const LEAST_ROUNDS = 5;

export const defaultRounds = (limit: number): number => LEAST_ROUNDS + Math.floor(limit / 500);

/** HGB-MIS-09: by die; nothing where each round decides. */
export function roundsOf(limit: number, die: number): number | null {
  const more = MORE_ROUNDS[die - 1];
  return more === null ? null : defaultRounds(limit) + more;
}

/** HGB-MIS-09: after a round of a game of unpredictable length, by a plain die. */
export function goesOn(limit: number, round: number, die: number): boolean {
  const over = round - defaultRounds(limit);
  return over < 0 || exceeds(die, 1 + over);
}

/** HGB-STANCE-01 to HGB-STANCE-03: how many groups may be held back, or prepared; halves go up. */
export const reserveGroups = (stance: Stance, groups: number): number =>
  rounded(STANCES[stance].reserve * groups);
export const preparedGroups = (stance: Stance, groups: number): number =>
  rounded(STANCES[stance].prepared * groups);
