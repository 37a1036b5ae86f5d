// Numbers in MTF files, and what is wrong with them in words.

import { quoted } from '../../data/text-file.ts';
import type { RuleId } from '../../rule-index.ts';
import type { MtfValue } from './mtf-lines.ts';

export type Fail = (line: number, message: string, rule?: RuleId) => void;

interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly rule: RuleId;
  readonly right: string;
}

/** The bounds of our own files: far wider than any 'Mech, so that the validator has its say about the rest. */
const BOUNDS: Readonly<Record<string, Bounds>> = {
  mass: { least: 1, most: 200, rule: 'CBT-CON-03', right: "a 'Mech weighs 20 to 100 tons" },
  'walk mp': { least: 0, most: 40, rule: 'CBT-CON-08', right: 'no engine gives more than 20' },
  'heat sinks': { least: 0, most: 100, rule: 'CBT-CON-13', right: "no 'Mech has slots for so many" },
};
const ARMOR: Bounds = {
  least: 0,
  most: 200,
  rule: 'CBT-CON-15',
  right: 'no location takes more than 62 points',
};

/** The number behind a key, or null; and what is wrong with it, if it makes no unit. */
export function wholeNumber(key: string, value: MtfValue | undefined, fail: Fail): number | null {
  if (!value) {
    fail(0, `there is no "${keyName(key)}:" line`);
    return null;
  }
  const { line, text } = value;
  // Some programs write "50.0".
  if (!/^\d+(\.0+)?$/.test(text)) {
    fail(line, `${keyName(key)}: ${quoted(text)} is no whole number from 0 on`);
    return null;
  }
  const number = Number(text);
  const bounds = key.endsWith(' armor') ? ARMOR : BOUNDS[key];
  if (bounds && (number < bounds.least || number > bounds.most)) {
    fail(line, `${keyName(key)} ${quoted(text)}: ${bounds.right}`, bounds.rule);
  }
  return number;
}

/** A key as files usually have it: "LA Armor", "Walk MP". */
export const keyName = (key: string): string =>
  key
    .split(' ')
    .map((word) => (word.length <= 3 ? word.toUpperCase() : word[0].toUpperCase() + word.slice(1)))
    .join(' ');
