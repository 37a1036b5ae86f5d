// Looking through thousands of entries while somebody types.

import type { Unit } from '../units/unit.ts';
import type { UnitEntry } from './entry.ts';

export interface Range {
  readonly min?: number;
  readonly max?: number;
}

export interface UnitSearch {
  /** Words that all have to be found: in name, model, kind, role, motion or weapons. */
  readonly text?: string;
  readonly kind?: Unit['kind'];
  readonly tech?: 'IS' | 'Clan' | 'mixed';
  readonly tons?: Range;
  readonly year?: Range;
  readonly value?: Range;
}

export const UNIT_KINDS: Readonly<Record<Unit['kind'], string>> = {
  mech: "'Mech",
  vehicle: 'Vehicle',
  infantry: 'Infantry',
  battleArmor: 'Battle armour',
  fighter: 'Fighter',
  conventionalFighter: 'Conventional fighter',
  dropShip: 'DropShip',
};

/** Case, accents and hyphens do not matter: "er-ppc" finds an ER PPC. */
const folded = (text: string): string =>
  text.normalize('NFD').toLowerCase().replace(/\p{M}/gu, '').replace(/['’]/g, '').replace(/[-/]/g, ' ');

/** Shorter words are looked for at the beginning of words: "er" is no part of "inner". */
const SHORT = 3;

const texts = new WeakMap<UnitEntry, string>();

function textOf(entry: UnitEntry): string {
  const known = texts.get(entry);
  if (known !== undefined) return known;
  const { name, model, kind, role, motion, weapons, tech, isMixed } = entry;
  const base = isMixed ? 'mixed' : tech === 'IS' ? 'inner sphere' : 'clan';
  const text = folded(['', name, model, UNIT_KINDS[kind], role, motion, base, weapons].join(' '));
  texts.set(entry, text);
  return text;
}

const isWithin = (value: number | null, range: Range | undefined): boolean =>
  range === undefined ||
  (range.min === undefined && range.max === undefined) ||
  (value !== null && value >= (range.min ?? 0) && value <= (range.max ?? Number.POSITIVE_INFINITY));

/** All entries that fit, in the order of their names. */
export function foundUnits(entries: readonly UnitEntry[], search: UnitSearch): UnitEntry[] {
  const words = folded(search.text ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => (word.length < SHORT ? ` ${word}` : word));
  return entries.filter(
    (entry) =>
      (search.kind === undefined || entry.kind === search.kind) &&
      (search.tech === undefined || (entry.isMixed ? 'mixed' : entry.tech) === search.tech) &&
      isWithin(entry.tons, search.tons) &&
      isWithin(entry.year, search.year) &&
      isWithin(entry.bv, search.value) &&
      words.every((word) => textOf(entry).includes(word)),
  );
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

export const byName = (a: UnitEntry, b: UnitEntry): number =>
  collator.compare(`${a.name} ${a.model}`, `${b.name} ${b.model}`) || collator.compare(a.file, b.file);
