// Unit files that something happened to: a line lost, doubled or moved, a number or a letter changed, the end torn off.
// The result must be a unit or a refusal with a reason, and no crash.

import { type Random, randomBelow, randomItem } from '@ironfield/kernel/random.ts';
import { battleValue } from '../battle-value/value.ts';
import { elementOf } from '../conversion/element.ts';
import { priceOf } from '../costs/price.ts';
import { verdictOn } from '../legality/verdict.ts';
import { readUnit, type UnitFileKind } from './read.ts';

type Mishap = (lines: string[], random: Random) => void;

const STRANGE = [
  '',
  '-1',
  '0',
  '999999',
  '1e9',
  'NaN',
  '½',
  '<',
  '</armor>',
  'constructor',
  '__proto__',
  ':',
  '\u0000',
];
const LETTERS = 'aZ09 -:<>/()\t\r\u00e9\u4e2d';

const someLine = (lines: readonly string[], random: Random): number => randomBelow(random, lines.length);

/** Puts something else in place of what a pattern finds in a line. */
const changed =
  (pattern: RegExp, other: (random: Random) => string): Mishap =>
  (lines, random) => {
    const found = lines.flatMap((line, index) => (pattern.test(line) ? [index] : []));
    if (found.length === 0) return;
    const index = randomItem(random, found);
    lines[index] = lines[index]!.replace(pattern, other(random));
  };

const MISHAPS: readonly Mishap[] = [
  (lines, random) => lines.splice(someLine(lines, random), 1 + randomBelow(random, 4)),
  (lines, random) => lines.splice(someLine(lines, random), 0, lines[someLine(lines, random)]!),
  (lines, random) => lines.push(...lines.splice(someLine(lines, random), 1)),
  (lines, random) => lines.splice(someLine(lines, random)),
  (lines, random) => lines.splice(someLine(lines, random), 0, randomItem(random, STRANGE)),
  (lines, random) => {
    const index = someLine(lines, random);
    const at = randomBelow(random, lines[index]!.length + 1);
    lines[index] = lines[index]!.slice(0, at) + randomItem(random, LETTERS) + lines[index]!.slice(at + 1);
  },
  changed(/\d+/, (random) => String(randomBelow(random, 1000))),
  changed(/\d+/, (random) => randomItem(random, STRANGE)),
  changed(/[^:>]+$/, (random) => randomItem(random, STRANGE)),
];

/** The text after one to three mishaps. */
export function spoilt(text: string, random: Random): string {
  const lines = text.split('\n');
  const count = 1 + randomBelow(random, 3);
  for (let each = 0; each < count && lines.length > 0; each++) randomItem(random, MISHAPS)(lines, random);
  return lines.join('\n');
}

export type Fate = 'legal' | 'unit' | 'refused';

/** Reads, judges, values, prices and converts it. Throws where a refusal says nothing, or a number is none. */
export function fateOf(text: string, kind: UnitFileKind): Fate {
  const { unit, faults } = readUnit(text, kind);
  if (unit === null || faults.length > 0) {
    if (faults.length === 0) throw new Error('refused without a reason');
    if (faults.some(({ message }) => message.trim() === '')) throw new Error('a fault without words');
    return 'refused';
  }
  const value = battleValue(unit);
  const element = elementOf(unit, value?.value ?? null);
  const numbers = [
    value?.value ?? 0,
    priceOf(unit)?.total ?? 0,
    element.mp,
    element.pb,
    element.m,
    element.l,
  ];
  if (!numbers.every((number) => Number.isFinite(number) && number >= 0))
    throw new Error(`strange numbers: ${numbers.join(', ')}`);
  const isBuilt = unit.kind === 'mech' || unit.kind === 'vehicle';
  return isBuilt && verdictOn(unit).verdict === 'legal' ? 'legal' : 'unit';
}
