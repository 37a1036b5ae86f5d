import { FORCE_FACTIONS, type ForceFaction, fieldedBy } from '@ironfield/battleforce2/data/assignment.ts';
import {
  FACTIONS,
  type Faction,
  type RosterEntry,
  roster,
  rosterCalled,
  rosterMatching,
} from '@ironfield/battleforce2/data/roster.ts';
import type { ElementSheet, ElementType } from '@ironfield/battleforce2/element.ts';

/** The source of a line: a part of the roster, the tables of a House or a Clan, or your own device. */
export type Origin = '' | Faction | ForceFaction | 'own';

export const SORTS = {
  roster: 'As in the roster',
  name: 'By name',
  faction: 'By faction',
  cheapest: 'Cheapest first',
  dearest: 'Dearest first',
} as const;
export type Sort = keyof typeof SORTS;

/** A search of the roster. */
export interface RosterWish {
  readonly words: string;
  readonly type: ElementType | '';
  readonly origin: Origin;
  /** The maximum points, as typed. */
  readonly most: string;
  readonly sort: Sort;
}

export const ANYTHING: RosterWish = { words: '', type: '', origin: '', most: '', sort: 'roster' };

export interface Found {
  readonly sheet: ElementSheet;
  readonly faction: Faction | 'own';
  /** Faction and provenance in a few words. */
  readonly note: string;
  readonly remarks: readonly string[];
}

const ownLine = (sheet: ElementSheet): Found => ({ sheet, faction: 'own', note: 'own', remarks: [] });

const printedLine = ({ sheet, faction, provenance }: RosterEntry): Found => ({
  sheet,
  faction,
  // BF2-TRO-12
  note: [...new Set([faction, ...provenance.flatMap(({ kind }) => (kind === 'note' ? [] : [kind]))])].join(
    ' · ',
  ),
  remarks: [...new Set(provenance.map(({ text }) => text))],
});

/** Lines of the roster and of one's own that fit, each once. */
export function found(
  { words, type, origin, most, sort }: RosterWish,
  own: readonly ElementSheet[],
): Found[] {
  const price = Number.parseFloat(most);
  const wanted = words.trim();
  const isFrom = originTest(origin);
  // Own lines that the roster now has are left out.
  const mine = own.filter(
    (sheet) =>
      (origin === '' || origin === 'own') &&
      sheet.name.toLowerCase().includes(wanted.toLowerCase()) &&
      rosterCalled(sheet).length === 0,
  );
  const printed = (wanted === '' ? roster() : rosterMatching(wanted)).filter(isFrom);
  const fitting = [...mine.map(ownLine), ...printed.map(printedLine)].filter(
    ({ sheet }) => (type === '' || sheet.type === type) && (Number.isNaN(price) || sheet.points <= price),
  );
  return sort === 'roster' ? fitting : fitting.toSorted(ORDERS[sort]);
}

const FORCES: readonly string[] = FORCE_FACTIONS;

function originTest(origin: Origin): (entry: RosterEntry) => boolean {
  if (origin === '') return () => true;
  if (!FORCES.includes(origin)) return ({ faction }) => faction === origin;
  const ids = fieldedBy(origin as ForceFaction);
  return ({ id }) => ids.has(id);
}

const byName = (one: Found, other: Found): number => one.sheet.name.localeCompare(other.sheet.name);
const place = ({ faction }: Found): number => (faction === 'own' ? -1 : FACTIONS.indexOf(faction));

const ORDERS: Readonly<Record<Exclude<Sort, 'roster'>, (one: Found, other: Found) => number>> = {
  name: byName,
  faction: (one, other) => place(one) - place(other) || byName(one, other),
  cheapest: (one, other) => one.sheet.points - other.sheet.points || byName(one, other),
  dearest: (one, other) => other.sheet.points - one.sheet.points || byName(one, other),
};
