// Ends marks on units. A mark declares what ends it, and only this file ends it.

import type { OnTable } from '@ironfield/kernel/state.ts';
import type { Emitter } from '../../cards/unit.ts';
import { isChapterByChapter, outlivesReason, plugged } from '../../register.ts';
import { NOTHING_SPENT } from '../../state/command.ts';
import type { Body, State, UnitState } from '../../state.ts';

/** Everything that can end a mark. */
export const MARK_ENDS = [
  'activated',
  'sets out',
  'moves',
  'comes out',
  'climbs',
  'flies',
  'slides',
  'falls',
  'is buried',
  'is used',
  'is done',
  'goes aboard',
  'shuts down',
  'loses its Master',
  'is lost',
  'round',
] as const;

export type MarkEnd = (typeof MARK_ENDS)[number];

/** A mark that does not outlast everything. */
interface PassingMark {
  readonly ends: readonly MarkEnd[];
  /** Those that did not end it in games that began before correction 7. */
  readonly added?: readonly MarkEnd[];
}

/** On one unit. */
interface UnitMark extends PassingMark {
  /** The unit without the mark; null if it has none. */
  off(unit: UnitState): Partial<UnitState> | null;
}

/** On the table: of one unit, or of everybody when the round is over. */
interface TableMark extends PassingMark {
  off(table: OnTable<State>, unit: number | null): Partial<OnTable<State>> | null;
}

/** Absent values are unchanged. */
function differs<T extends object>(thing: T, reset: Partial<T>): boolean {
  for (const key in reset) if ((thing[key] ?? reset[key]) !== reset[key]) return true;
  return false;
}

const ofUnit =
  (reset: Partial<UnitState>): UnitMark['off'] =>
  (unit) =>
    differs(unit, reset) ? reset : null;

const ofBody =
  (reset: Partial<Body>): UnitMark['off'] =>
  ({ body }) =>
    differs(body, reset) ? { body: { ...body, ...reset } } : null;

const unrolled = ({ isOn }: Emitter): Emitter => ({ isOn });

/** Their names are in `mark-ends.test.ts`, which checks `docs/gearblitz.md`. */
export const UNIT_MARKS = {
  /** HGB-ROUND-04 */
  activation: { ends: ['is done', 'goes aboard', 'is lost'], off: ofUnit({ activation: null }) },
  /** HGB-ACT-01 */
  actions: { ends: ['is done', 'goes aboard', 'shuts down', 'is lost'], off: ofUnit({ actions: 0 }) },
  /** HGB-ACT-09 */
  standBy: {
    ends: ['activated', 'is used', 'goes aboard', 'shuts down', 'is lost', 'round'],
    off: ofUnit({ standBy: 0 }),
  },
  /** HGB-STANCE-02 */
  readied: {
    ends: ['activated', 'goes aboard', 'shuts down', 'is lost'],
    added: ['goes aboard', 'shuts down', 'is lost'],
    off: ofUnit({ readied: null }),
  },
  /** HGB-ACT-08 */
  hullDown: {
    ends: ['sets out', 'comes out', 'climbs', 'flies', 'falls', 'is buried', 'goes aboard'],
    added: ['falls'],
    off: ({ body }) => (body.hullDown === null ? null : { shelter: null, body: { ...body, hullDown: null } }),
  },
  /** HGB-PERK-14 */
  bracedAt: {
    ends: ['moves', 'climbs', 'slides', 'falls', 'is lost'],
    added: ['climbs', 'slides', 'falls', 'is lost'],
    off: ofUnit({ bracedAt: null }),
  },
  /** HGB-TERR-07 */
  climb: { ends: ['falls', 'goes aboard'], added: ['goes aboard'], off: ofBody({ climb: null }) },
  /** HGB-MOVE-10 */
  altitude: { ends: ['falls'], off: ofBody({ altitude: 0 }) },
  /** HGB-DET-04 */
  emissions: { ends: ['activated'], off: ofBody({ weaponsUsed: 0, emissions: 0 }) },
  /** HGB-MOVE-06 */
  isReversing: { ends: ['shuts down'], off: ofUnit({ isReversing: false }) },
  /** HGB-FLAW-09 */
  shutDown: { ends: ['is lost'], added: ['is lost'], off: ofUnit({ shutDown: 0 }) },
  /** HGB-WSR-16 */
  fire: { ends: ['is lost'], added: ['is lost'], off: ofUnit({ fire: null }) },
  /** HGB-ROUND-04 */
  isLocked: { ends: ['round'], off: ofUnit({ isLocked: false }) },
  /** HGB-INF-05 */
  isDismounted: { ends: ['round'], off: ofUnit({ isDismounted: false }) },
  /** HGB-RAM-03 */
  isHalted: { ends: ['round'], off: ofUnit({ isHalted: false }) },
  /** HGB-DET-05 */
  locks: {
    ends: ['is lost', 'round'],
    added: ['is lost'],
    off: ({ locks }) => (locks.length > 0 ? { locks: [] } : null),
  },
  /** HGB-ACT-05 */
  evasions: { ends: ['round'], off: ofBody({ evasions: 0 }) },
  /** HGB-DRONE-02 */
  borrowed: { ends: ['loses its Master', 'round'], off: ofBody({ borrowed: null }) },
  /** HGB-AUX-03 */
  isOnAutopilot: { ends: ['round'], off: ofBody({ isOnAutopilot: false }) },
  /** HGB-AUX-08 */
  isLit: { ends: ['round'], off: ofBody({ isLit: false }) },
  /** HGB-FLAW-05 */
  hasFired: { ends: ['round'], off: ofBody({ hasFired: false }) },
  /** HGB-INF-04 */
  hasEntered: { ends: ['round'], off: ofBody({ hasEntered: false }) },
  /** HGB-ECM-02 */
  emitters: {
    ends: ['round'],
    off: ({ body: { ecm, eccm, ...body } }) =>
      ecm.rolled === undefined && eccm.rolled === undefined
        ? null
        : { body: { ...body, ecm: unrolled(ecm), eccm: unrolled(eccm) } },
  },
} as const satisfies Readonly<Record<string, UnitMark>>;

export const TABLE_MARKS = {
  /** HGB-TD-02 */
  tags: {
    ends: ['moves', 'climbs', 'slides', 'falls', 'round'],
    added: ['climbs', 'slides', 'falls'],
    off: ({ setup, tags }, unit) => {
      if (unit === null) return { tags: [] };
      const isOn = tags.some(({ target }) => target === unit) && !isChapterByChapter({ setup });
      return isOn ? { tags: tags.filter(({ target }) => target !== unit) } : null;
    },
  },
  /** HGB-ATT-05 */
  attacks: { ends: ['round'], off: () => ({ attacks: [] }) },
  /** HGB-ACT-12 */
  letPass: {
    ends: ['activated'],
    off: ({ letPass }, unit) => ({ letPass: letPass.map((each) => (each?.unit === unit ? null : each)) }),
  },
  /** HGB-CP-02 */
  spent: { ends: ['round'], off: ({ spent }) => ({ spent: spent.map(() => NOTHING_SPENT) }) },
  /** HGB-OPT-03 */
  noted: {
    ends: ['is lost'],
    added: ['is lost'],
    off: ({ setup, marks }, unit) => {
      const { forgotten } = plugged(setup);
      return forgotten ? { marks: forgotten(marks, unit!) } : null;
    },
  },
} as const satisfies Readonly<Record<string, TableMark>>;

/** The marks that something ends, now and before correction 7. */
function byEnd<M extends PassingMark>(marks: Readonly<Record<string, M>>) {
  const listed = (isEnded: (mark: M, end: MarkEnd) => boolean) =>
    Object.fromEntries(
      MARK_ENDS.map((end) => [end, Object.values(marks).filter((mark) => isEnded(mark, end))]),
    ) as Record<MarkEnd, M[]>;
  return {
    now: listed(({ ends }, end) => ends.includes(end)),
    before: listed(({ ends, added = [] }, end) => ends.includes(end) && !added.includes(end)),
  };
}

const ON_UNITS = byEnd<UnitMark>(UNIT_MARKS);
const ON_TABLE = byEnd<TableMark>(TABLE_MARKS);

const since = (table: Pick<State, 'setup'>): 'now' | 'before' => (outlivesReason(table) ? 'before' : 'now');

/** The marks a unit loses when something happens to it. */
export function unmarked(table: Pick<State, 'setup'>, unit: UnitState, end: MarkEnd): Partial<UnitState> {
  let now: Partial<UnitState> = {};
  for (const mark of ON_UNITS[since(table)][end]) {
    const change = mark.off({ ...unit, ...now });
    if (change) now = { ...now, ...change };
  }
  return now;
}

function tableUnmarked(table: OnTable<State>, unit: number | null, end: MarkEnd): Partial<OnTable<State>> {
  let now: Partial<OnTable<State>> = {};
  for (const mark of ON_TABLE[since(table)][end]) now = { ...now, ...mark.off({ ...table, ...now }, unit) };
  return now;
}

/** Ends marks when something happens to a unit: changes the state and returns the unit's changes. */
export function endMarks(state: State, id: number, end: MarkEnd): Partial<UnitState> {
  const now = unmarked(state, state.units[id], end);
  Object.assign(state.units[id], now);
  Object.assign(state, tableUnmarked(state, id, end));
  return now;
}

/** The same for notes on the table; the unit's changes are in its event. */
export const withoutMarks = <T extends OnTable<State>>(table: T, unit: number | null, end: MarkEnd): T => ({
  ...table,
  ...tableUnmarked(table, unit, end),
});
