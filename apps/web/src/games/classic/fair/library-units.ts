// Units of the public files that this browser keeps, as far as they can be fielded under the agreed options.

import { type Random, shuffle } from '@ironfield/kernel/random.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { battleFileOf } from '@ironfield/mechbay/fielding/fielding.ts';
import { readUnit } from '@ironfield/mechbay/unit-files/read.ts';
import type { UnitEntry } from '@ironfield/mechbay/unit-library/entry.ts';
import { foundUnits, type UnitSearch } from '@ironfield/mechbay/unit-library/search.ts';
import { keptText } from '../../../bay/units/unit-store.ts';
import type { Muster } from '../../../muster/plan.ts';

/** So many files are opened, and so many units are enough to draw from. */
const MOST_FILES = 150;
const ENOUGH = 48;

export interface LibraryWish extends Pick<UnitSearch, 'tech' | 'year'> {
  readonly options: OptionValues;
  /** Most that a unit may be worth. */
  readonly most: number | null;
}

export interface LibraryUnits {
  readonly units: readonly object[];
  /** Files that fit but for the options of the game. */
  readonly lacking: number;
}

/** Those that may be drawn: legal or a little light, and with a Battle Value. */
const eligible = (entries: readonly UnitEntry[], { tech, year, most }: LibraryWish): UnitEntry[] =>
  foundUnits(entries, {
    ...(tech !== undefined && { tech }),
    ...(year !== undefined && { year }),
    value: { min: 1, ...(most !== null && { max: most }) },
  }).filter(({ verdict }) => verdict !== null && verdict !== 'illegal');

/** Some of them, drawn at random. */
export async function libraryUnits(
  muster: Muster,
  entries: readonly UnitEntry[],
  wish: LibraryWish,
  random: Random,
  textOf: typeof keptText = keptText,
): Promise<LibraryUnits> {
  const units: object[] = [];
  let lacking = 0;
  for (const { file } of shuffle(random, eligible(entries, wish)).slice(0, MOST_FILES)) {
    if (units.length >= ENOUGH) break;
    const kept = await textOf(file);
    const unit = kept && readUnit(kept.text, kept.kind).unit;
    if (!kept || !unit) continue;
    const fielded = battleFileOf(unit, kept.kind === 'mtf' ? kept.text : undefined);
    if (!fielded.ok || !muster.facts(fielded.value).ok) continue;
    const needed = muster.needs?.(fielded.value) ?? null;
    if (needed === null) continue;
    if (needed.every((id) => (wish.options[id] ?? false) !== false)) units.push(fielded.value);
    else lacking++;
  }
  return { units, lacking };
}
