// Units from outside: they may be anything, so everything about them is checked before the first is believed.

import { readMtf } from '@ironfield/classic/units/mtf/mtf.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { accepted, type Result, refused } from '@ironfield/kernel/refusal.ts';
import { nameProblems } from '../names.ts';
import { atLine, notJson } from '../text.ts';
import { unitFromValue } from '../unit-text.ts';
import { NOT_IMPORTED } from './text.ts';

/** More than any unit, or collection of units, needs. */
export const MOST = { characters: 5_000_000, depth: 8, units: 1000, problems: 20 } as const;

/** The units of a file: one of either format, or a JSON array of many; or everything that is wrong, and no unit. */
export function importUnits(text: string, fileName: string): Result<MechFile[], readonly string[]> {
  if (text.length > MOST.characters) {
    return refused([NOT_IMPORTED.tooLong(text.length, MOST.characters)]);
  }
  if (/\.mtf$/i.test(fileName)) return fromMtf(text);
  if (/\.json$/i.test(fileName)) return fromJson(text);
  return refused([NOT_IMPORTED.ending(fileName)]);
}

function fromMtf(text: string): Result<MechFile[], readonly string[]> {
  const read = readMtf(text);
  if (!read.ok) {
    return refused(read.error.map(({ line, message }) => atLine(line, message)));
  }
  const problems = nameProblems(read.value.unit).map(({ message }) => message);
  return problems.length > 0 ? refused(problems) : accepted([read.value.unit]);
}

function fromJson(text: string): Result<MechFile[], readonly string[]> {
  if (isDeeperThan(text, MOST.depth)) {
    return refused([NOT_IMPORTED.tooDeep(MOST.depth)]);
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return refused([notJson(error)]);
  }
  const values = Array.isArray(json) ? json : [json];
  if (values.length === 0) return refused([NOT_IMPORTED.empty]);
  if (values.length > MOST.units) {
    return refused([NOT_IMPORTED.tooMany(values.length, MOST.units)]);
  }
  const results = values.map(unitFromValue);
  const problems = results.flatMap((result, index) => {
    const prefix = values.length === 1 ? '' : `Unit ${index + 1}: `;
    return result.ok ? [] : result.error.map((message) => prefix + message);
  });
  if (problems.length === 0) return accepted(results.flatMap((result) => (result.ok ? [result.value] : [])));
  const rest = problems.length - MOST.problems;
  return refused(rest > 0 ? [...problems.slice(0, MOST.problems), NOT_IMPORTED.more(rest)] : problems);
}

/** Looks at the brackets alone, so that a hostile file is not even parsed. */
function isDeeperThan(text: string, most: number): boolean {
  let depth = 0;
  let isInText = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (isInText) {
      if (char === '\\') i++;
      else if (char === '"') isInText = false;
    } else if (char === '"') isInText = true;
    else if (char === '[' || char === '{') {
      if (++depth > most) return true;
    } else if (char === ']' || char === '}') depth--;
  }
  return false;
}
