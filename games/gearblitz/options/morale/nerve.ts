import { type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import type { OnTable } from '@ironfield/kernel/state.ts';
import { isChapterByChapter } from '../../register.ts';
import type { RuleId } from '../../rule-index.ts';
import { isLeft } from '../../rules/battle/result.ts';
import {
  breakpoint,
  isBroken as isBrokenAt,
  isDemoralized as isDemoralizedAt,
  type MoraleEvent,
  priorityOfDuty,
  type RallyingCry,
  SENSE_OF_DUTY,
} from '../../rules/optional/morale.ts';
import { rosterOf, unitOf } from '../../state/roster.ts';
import type { Setup, State } from '../../state.ts';

/** The consequences of one act for the groups. */
export interface Pending {
  /** The attacker; `null` if there is none. */
  readonly by: number | null;
  readonly events: readonly (readonly [group: number, event: MoraleEvent])[];
  readonly hurt: readonly number[];
}

/** Replaced, never changed. Lists are by group, or by seat where it is said. */
export interface MoraleMarks {
  readonly tokens: readonly number[];
  /** HGB-SM-01 */
  readonly variable: readonly number[];
  /** HGB-NG-01: by seat. */
  readonly cries: readonly RallyingCry[];
  /** HGB-MOR-01: the groups with the token for fire from nowhere, and HGB-MOR-05: those hurt this round. */
  readonly sniped: readonly number[];
  readonly hurt: readonly number[];
  /** Nothing between two steps. */
  readonly pending: Pending | null;
}

declare module '../../extensions.ts' {
  interface Marks {
    readonly morale?: MoraleMarks;
  }
}

const PEACE_RIVER = 'prdf';
export const NORTHERN_GUARD = 'northern-guard';
export const MILICIA = 'southern-milicia';

type Table = OnTable<State>;

/** Before the first round. */
export function steady(setup: Setup): MoraleMarks {
  const none = rosterOf(setup).groups.map(() => 0);
  return { tokens: none, variable: none, cries: [null, null], sniped: [], hurt: [], pending: null };
}

export const moraleOf = ({ marks }: Pick<Table, 'marks'>): MoraleMarks => marks.morale!;

export const listOf = ({ setup }: Pick<Table, 'setup'>, seat: number): string | undefined =>
  setup.armies[seat].list;

export const hasBurdenOfDuty = (table: Table, seat: number): boolean => listOf(table, seat) === PEACE_RIVER;

/** HGB-DRONE-03: drones neither suffer from morale nor mean anything to that of others. */
export const hasNerves = (table: Pick<Table, 'setup'>, id: number): boolean =>
  rosterOf(table.setup).units[id].sheet.card.kind !== 'drone' || isChapterByChapter(table);

/** HGB-MOR-07: the first of the group, or of those that are left the one of the highest Leadership. */
export function leaderOf(table: Table, group: number): { readonly unit: number; readonly isFirst: boolean } {
  const { units } = rosterOf(table.setup).groups[group];
  const left = units.filter((id) => isLeft(table, id) && unitOf(table, id).sheet.card.kind !== 'drone');
  const ldOf = (id: number): number => unitOf(table, id).sheet.skills.ld;
  if (left[0] === units[0]) return { unit: units[0], isFirst: true };
  return {
    unit: left.reduce((best, id) => (ldOf(id) > ldOf(best) ? id : best), left[0] ?? units[0]),
    isFirst: false,
  };
}

/** HGB-MOR-04, HGB-MOR-07, HGB-MOR-08, HGB-PR-01, HGB-SM-01 */
function limit(tally: Tally<RuleId>, table: Table, group: number): void {
  const { seat } = rosterOf(table.setup).groups[group];
  const { unit, isFirst } = leaderOf(table, group);
  const { missions, priorities } = table.battle;
  const isRiver = listOf(table, seat) === PEACE_RIVER;
  const luck = moraleOf(table).variable[group];
  breakpoint(tally, {
    leadership: unitOf(table, unit).sheet.skills.ld,
    hasLostLeader: !isFirst,
    priority: isRiver ? priorityOfDuty(missions[seat], priorities[seat]) : priorities[seat],
    army: isRiver
      ? { value: SENSE_OF_DUTY, rule: 'HGB-PR-01' }
      : luck === 0
        ? null
        : { value: luck, rule: 'HGB-SM-01' },
  });
}

const limitOf = (table: Table, group: number): number =>
  totalOf<RuleId>((tally) => limit(tally, table, group));

export const isBroken = (table: Table, group: number): boolean =>
  isBrokenAt(moraleOf(table).tokens[group], limitOf(table, group));

export const isDemoralized = (table: Table, group: number): boolean =>
  isDemoralizedAt(moraleOf(table).tokens[group], limitOf(table, group));
