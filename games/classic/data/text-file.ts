// The common parts of readers of other programs' text files: they meet anything, and answer with line numbers.

import { accepted, type Result, refused } from '@ironfield/kernel/refusal.ts';
import type { RuleId } from '../rule-index.ts';

/** A fault in a text file; line 0 speaks of the whole file. */
export interface LineError {
  readonly line: number;
  readonly message: string;
  /** The rule that it breaks, where one does. */
  readonly rule?: RuleId;
}

const MOST_CHARACTERS = 1_000_000;
const MOST_ERRORS = 20;

export function linesOf(text: string): Result<readonly string[], readonly LineError[]> {
  if (text.length > MOST_CHARACTERS) {
    return refused([
      { line: 0, message: `the file has ${text.length} characters; at most ${MOST_CHARACTERS} are read` },
    ]);
  }
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const binary = lines.findIndex((line) => [...line].some(isControl));
  if (binary >= 0)
    return refused([{ line: binary + 1, message: 'control characters: this is no text file' }]);
  return accepted(lines);
}

const isControl = (char: string): boolean => (char < ' ' && char !== '\t') || char === '\u007F';

/** A piece of the file as part of a message. */
export const quoted = (text: string): string => `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;

/** A file that is wrong everywhere need not say so line by line. */
export function briefErrors(errors: readonly LineError[]): readonly LineError[] {
  const sorted = errors.toSorted((a, b) => a.line - b.line);
  const hidden = sorted.length - MOST_ERRORS;
  return hidden <= 0
    ? sorted
    : [...sorted.slice(0, MOST_ERRORS), { line: 0, message: `and ${hidden} more errors` }];
}
