// What ends a mark on a unit. A mark says so where it is declared, and it is ended here alone.

import type { OnTable } from '@ironfield/kernel/state.ts';
import { NOTHING_SPENT } from '../command.ts';
import { isChapterByChapter, outlivesReason, plugged } from '../points.ts';
import type { RuleId } from '../rule-index.ts';
import type { Body, State, UnitState } from '../state.ts';
import type { Emitter } from '../unit.ts';

/** What can end a mark, and how it is called in `docs/gearblitz.md`. */
export const MARK_ENDS = {
  activated: 'it is activated',
  'sets out': 'it does not stay Stationary',
  moves: 'it moves',
  'comes out': 'it moves out of cover',
  climbs: 'it climbs',
  flies: 'it rises or sinks',
  slides: 'it slides',
  falls: 'it jumps or falls down',
  'is buried': 'a building falls on it',
  'is used': 'it is used',
  'is done': 'its activation is over',
  'goes aboard': 'it gets into a transport',
  'shuts down': 'it shuts down',
  'loses its Master': 'its Master is lost',
  'is lost': 'it is lost',
  round: 'the round is over',
} as const;

export type MarkEnd = keyof typeof MARK_ENDS;

/** A mark that does not outlast everything. */
interface PassingMark {
  readonly name: string;
  readonly rule: RuleId;
  readonly ends: readonly MarkEnd[];
  /** Those of them that did not end it in games that began before correction 7. */
  readonly added?: readonly MarkEnd[];
}

/** On one unit. */
interface UnitMark extends PassingMark {
  /** What becomes of a unit that is rid of it; null where it has none. */
  off(unit: UnitState): Partial<UnitState> | null;
}

/** On the table: of one unit, or of everybody when the round is over. */
interface TableMark extends PassingMark {
  off(table: OnTable<State>, unit: number | null): Partial<OnTable<State>> | null;
}

const bodyMark =
  (isOn: (body: Body) => boolean, change: (body: Body) => Partial<Body>): UnitMark['off'] =>
  ({ body }) =>
    isOn(body) ? { body: { ...body, ...change(body) } } : null;

const unrolled = ({ isOn }: Emitter): Emitter => ({ isOn });

export const UNIT_MARKS: readonly UnitMark[] = [
  {
    name: 'being activated',
    rule: 'HGB-ROUND-04',
    ends: ['is done', 'goes aboard', 'is lost'],
    off: ({ activation }) => activation && { activation: null },
  },
  {
    name: 'actions left',
    rule: 'HGB-ACT-01',
    ends: ['is done', 'goes aboard', 'shuts down', 'is lost'],
    off: () => ({ actions: 0 }),
  },
  {
    name: 'Stand-By',
    rule: 'HGB-ACT-09',
    ends: ['activated', 'is used', 'goes aboard', 'shuts down', 'is lost', 'round'],
    off: () => ({ standBy: 0 }),
  },
  {
    name: 'on Stand-By from the start',
    rule: 'HGB-STANCE-02',
    ends: ['activated', 'goes aboard', 'shuts down', 'is lost'],
    added: ['goes aboard', 'shuts down', 'is lost'],
    off: ({ readied }) => readied && { readied: null },
  },
  {
    name: 'Hull-Down',
    rule: 'HGB-ACT-08',
    ends: ['sets out', 'comes out', 'climbs', 'flies', 'falls', 'is buried', 'goes aboard'],
    added: ['falls'],
    off: ({ body }) => (body.hullDown === null ? null : { shelter: null, body: { ...body, hullDown: null } }),
  },
  {
    name: 'a prepared position',
    rule: 'HGB-PERK-14',
    ends: ['moves', 'climbs', 'slides', 'falls', 'is lost'],
    added: ['climbs', 'slides', 'falls', 'is lost'],
    off: ({ bracedAt }) => bracedAt && { bracedAt: null },
  },
  {
    name: 'hanging on a cliff',
    rule: 'HGB-TERR-07',
    ends: ['falls', 'goes aboard'],
    added: ['goes aboard'],
    off: bodyMark(
      ({ climb }) => climb !== null,
      () => ({ climb: null }),
    ),
  },
  {
    name: 'in the air',
    rule: 'HGB-MOVE-10',
    ends: ['falls'],
    off: bodyMark(
      ({ altitude }) => altitude !== 0,
      () => ({ altitude: 0 }),
    ),
  },
  {
    name: 'weapons used and emissions',
    rule: 'HGB-DET-04',
    ends: ['activated'],
    off: bodyMark(
      ({ weaponsUsed, emissions }) => weaponsUsed > 0 || emissions > 0,
      () => ({ weaponsUsed: 0, emissions: 0 }),
    ),
  },
  {
    name: 'going backward',
    rule: 'HGB-MOVE-06',
    ends: ['shuts down'],
    off: ({ isReversing }) => (isReversing ? { isReversing: false } : null),
  },
  {
    name: 'shut down',
    rule: 'HGB-FLAW-09',
    ends: ['is lost'],
    added: ['is lost'],
    off: ({ shutDown }) => (shutDown > 0 ? { shutDown: 0 } : null),
  },
  {
    name: 'alight',
    rule: 'HGB-WSR-16',
    ends: ['is lost'],
    added: ['is lost'],
    off: ({ fire }) => fire && { fire: null },
  },
  {
    name: 'Locked',
    rule: 'HGB-ROUND-04',
    ends: ['round'],
    off: ({ isLocked }) => (isLocked ? { isLocked: false } : null),
  },
  {
    name: 'has got out',
    rule: 'HGB-INF-05',
    ends: ['round'],
    off: ({ isDismounted }) => (isDismounted ? { isDismounted: false } : null),
  },
  {
    name: 'has rammed',
    rule: 'HGB-RAM-03',
    ends: ['round'],
    off: ({ isHalted }) => (isHalted ? { isHalted: false } : null),
  },
  {
    name: 'locks of Active Detection',
    rule: 'HGB-DET-05',
    ends: ['is lost', 'round'],
    added: ['is lost'],
    off: ({ locks }) => (locks.length > 0 ? { locks: [] } : null),
  },
  {
    name: 'Evasive Maneuvers',
    rule: 'HGB-ACT-05',
    ends: ['round'],
    off: bodyMark(
      ({ evasions }) => evasions > 0,
      () => ({ evasions: 0 }),
    ),
  },
  {
    name: 'under control',
    rule: 'HGB-DRONE-02',
    ends: ['loses its Master', 'round'],
    off: bodyMark(
      ({ borrowed }) => borrowed !== null,
      () => ({ borrowed: null }),
    ),
  },
  {
    name: 'on autopilot',
    rule: 'HGB-AUX-03',
    ends: ['round'],
    off: bodyMark(
      ({ isOnAutopilot }) => isOnAutopilot === true,
      () => ({ isOnAutopilot: false }),
    ),
  },
  {
    name: 'a searchlight in use',
    rule: 'HGB-AUX-08',
    ends: ['round'],
    off: bodyMark(
      ({ isLit }) => isLit === true,
      () => ({ isLit: false }),
    ),
  },
  {
    name: 'has fired',
    rule: 'HGB-FLAW-05',
    ends: ['round'],
    off: bodyMark(
      ({ hasFired }) => hasFired === true,
      () => ({ hasFired: false }),
    ),
  },
  {
    name: 'has come into a building',
    rule: 'HGB-INF-04',
    ends: ['round'],
    off: bodyMark(
      ({ hasEntered }) => hasEntered === true,
      () => ({ hasEntered: false }),
    ),
  },
  {
    name: 'the best roll of ECM and ECCM',
    rule: 'HGB-ECM-02',
    ends: ['round'],
    off: bodyMark(
      ({ ecm, eccm }) => ecm.rolled !== undefined || eccm.rolled !== undefined,
      ({ ecm, eccm }) => ({ ecm: unrolled(ecm), eccm: unrolled(eccm) }),
    ),
  },
];

export const TABLE_MARKS: readonly TableMark[] = [
  {
    name: 'a tag on it',
    rule: 'HGB-TD-02',
    ends: ['moves', 'climbs', 'slides', 'falls', 'round'],
    added: ['climbs', 'slides', 'falls'],
    off: ({ setup, tags }, unit) => {
      if (unit === null) return { tags: [] };
      const isOn = tags.some(({ target }) => target === unit) && !isChapterByChapter({ setup });
      return isOn ? { tags: tags.filter(({ target }) => target !== unit) } : null;
    },
  },
  {
    name: 'attacks on it',
    rule: 'HGB-ATT-05',
    ends: ['round'],
    off: () => ({ attacks: [] }),
  },
  {
    name: 'Snap Fire at it let pass',
    rule: 'HGB-ACT-12',
    ends: ['activated'],
    off: ({ letPass }, unit) => ({ letPass: letPass.map((each) => (each?.unit === unit ? null : each)) }),
  },
  {
    name: 'Command Points spent on it',
    rule: 'HGB-CP-02',
    ends: ['round'],
    off: ({ spent }) => ({ spent: spent.map(() => NOTHING_SPENT) }),
  },
  {
    name: 'what options note of it',
    rule: 'HGB-OPT-03',
    ends: ['is lost'],
    added: ['is lost'],
    off: ({ setup, marks }, unit) => {
      const { forgotten } = plugged(setup);
      return forgotten ? { marks: forgotten(marks, unit!) } : null;
    },
  },
];

const ENDS = Object.keys(MARK_ENDS) as MarkEnd[];

/** The marks that something ends, now and before correction 7. */
function byEnd<M extends PassingMark>(marks: readonly M[]): Record<'now' | 'before', Record<MarkEnd, M[]>> {
  const listed = (isEnded: (mark: M, end: MarkEnd) => boolean) =>
    Object.fromEntries(ENDS.map((end) => [end, marks.filter((mark) => isEnded(mark, end))])) as Record<
      MarkEnd,
      M[]
    >;
  return {
    now: listed(({ ends }, end) => ends.includes(end)),
    before: listed(({ ends, added = [] }, end) => ends.includes(end) && !added.includes(end)),
  };
}

const ON_UNITS = byEnd(UNIT_MARKS);
const ON_TABLE = byEnd(TABLE_MARKS);

const since = (table: Pick<State, 'setup'>): 'now' | 'before' => (outlivesReason(table) ? 'before' : 'now');

/** What a unit is rid of when something has happened to it. */
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

/** Something has happened to a unit that ends marks: changes the state, and says what has become of the unit. */
export function endMarks(state: State, id: number, end: MarkEnd): Partial<UnitState> {
  const now = unmarked(state, state.units[id], end);
  Object.assign(state.units[id], now);
  Object.assign(state, tableUnmarked(state, id, end));
  return now;
}

/** The same for what is noted on a table; what has become of a unit says its event. */
export const withoutMarks = <T extends OnTable<State>>(table: T, unit: number | null, end: MarkEnd): T => ({
  ...table,
  ...tableUnmarked(table, unit, end),
});
