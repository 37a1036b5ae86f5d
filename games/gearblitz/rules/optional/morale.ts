import type { Tally } from '@ironfield/kernel/explanation.ts';
import { isInfantry, type Unit } from '../../cards/unit.ts';
import { type Mission, PRIORITIES, type Priority } from '../../data/missions.ts';
import type { RuleId } from '../../rule-index.ts';
import { REASONS } from '../../text.ts';

/** HGB-MOR-01: what shakes or heartens a Combat Group. */
export const MORALE_EVENTS = {
  friendDestroyedNear: 1,
  ownDestroyed: 2,
  infantryUnderAntiInfantry: 1,
  infantryBaseLost: 1,
  indirectOrSniper: 1,
  infantryBurnt: 1,
  enemyDestroyedNear: -1,
  enemyDestroyedByUs: -1,
} as const;
export type MoraleEvent = keyof typeof MORALE_EVENTS;

/** HGB-NG-01: how the cry of this round went, if there was one. */
export type RallyingCry = 'heard' | 'failed' | null;

/** HGB-MOR-01, HGB-PR-02, HGB-NG-01: tokens of one act for one group; the largest event counts. */
export function tokensFor(
  events: readonly MoraleEvent[],
  army: { readonly hasBurdenOfDuty: boolean; readonly cry: RallyingCry },
): number {
  const values = events.map((event) => {
    const isLoss = event === 'ownDestroyed' || event === 'friendDestroyedNear';
    const burden = event === 'ownDestroyed' && army.hasBurdenOfDuty ? 1 : 0;
    const tokens = MORALE_EVENTS[event] + burden;
    if (!isLoss || army.cry === null) return tokens;
    return army.cry === 'heard' ? 0 : 2 * tokens;
  });
  const largest = Math.max(...values);
  return values.length === 0 ? 0 : largest > 0 ? largest : Math.min(...values);
}

/** HGB-MOR-01: never below 0. */
export const afterTokens = (tokens: number, change: number): number => Math.max(0, tokens + change);

/** HGB-MOR-04, HGB-MOR-07 */
const BREAKPOINT = 4;
const LEADERLESS_BREAKPOINT = 3;

/** HGB-MOR-04, HGB-MOR-07, HGB-MOR-08, HGB-PR-01, HGB-SM-01 */
export function breakpoint(
  tally: Tally<RuleId>,
  group: {
    readonly leadership: number;
    /** Another leads than at the beginning. */
    readonly hasLostLeader: boolean;
    readonly priority: Priority;
    /** HGB-PR-01, HGB-SM-01: the army's modifier. */
    readonly army: { readonly value: number; readonly rule: RuleId } | null;
  },
): void {
  if (group.hasLostLeader && group.leadership === 0)
    tally.add(LEADERLESS_BREAKPOINT, REASONS.breakpoint, 'HGB-MOR-07');
  else {
    tally.add(BREAKPOINT, REASONS.breakpoint, 'HGB-MOR-04');
    if (group.leadership > 0) tally.add(group.leadership, REASONS.leader, 'HGB-MOR-04');
  }
  const priority = PRIORITIES[group.priority];
  if (priority !== 0) tally.add(priority, REASONS.priority, 'HGB-MOR-08');
  if (group.army && group.army.value !== 0) tally.add(group.army.value, REASONS.army, group.army.rule);
}

/** HGB-MOR-03 */
export const isDemoralized = (tokens: number, limit: number): boolean => tokens >= Math.ceil(limit / 2);

/** HGB-MOR-04 */
export const isBroken = (tokens: number, limit: number): boolean => tokens >= limit;

/** HGB-SM-01: a plain die for each Cadre but the Commander's. */
export const variableMorale = (die: number): number => (die === 1 ? -1 : die === 6 ? 1 : 0);

/** HGB-PR-01: of every Breakpoint of Peace River. */
export const SENSE_OF_DUTY = 1;

/** HGB-PR-01: those who defend hold out as if it mattered much. */
export function priorityOfDuty(mission: Mission, priority: Priority): Priority {
  const defends = mission === 'rearguard' || mission === 'defend';
  return defends && PRIORITIES[priority] < PRIORITIES.high ? 'high' : priority;
}

/** HGB-NG-01: the number the Commander's Leadership must exceed. */
export const rallyingThreshold = (hasLostCommander: boolean): number => (hasLostCommander ? 6 : 4);

/** HGB-MOR-02: no unit of the group detects the attacker. */
export const isSniperAttack = (detectedBy: readonly boolean[]): boolean => !detectedBy.includes(true);

/** HGB-MOR-05: the number the leader's Leadership must exceed; a success removes one token. */
export const regroupThreshold = (tokens: number): number => tokens;

/** HGB-MOR-06: the tokens a Stationary squad sheds at the end of a round. */
export const dugIn = (unit: Unit): number => (isInfantry(unit) && unit.speed === 'stationary' ? 1 : 0);
