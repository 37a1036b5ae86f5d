import type { Problem } from '@ironfield/client/api.ts';
import { accepted, type Result, refused } from '@ironfield/kernel/refusal.ts';

/** No setup, order or game file is nested nearly as deep. */
const MAX_DEPTH = 64;
/** The longest games have half as many objects and lists; each takes fifty times its two characters in memory. */
const MAX_PARTS = 200_000;
/** Names by which a careless copy of an object would change all objects. */
const POISON = new Set(['__proto__', 'constructor', 'prototype']);

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * JSON from outside, for HTTP bodies and socket frames alike. Refuses whatever could not be stored or would trip
 * code further in: bad UTF-8, deep nesting, names of prototypes, numbers beyond all limits, NUL and half characters.
 */
export function parseJson(bytes: Uint8Array): Result<unknown, Problem> {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    return malformed('This is not valid UTF-8');
  }
  const bulk = bulkOf(text);
  if (bulk !== null) return malformed(bulk);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return malformed(text === '' ? 'There is no JSON here' : 'This is not valid JSON');
  }
  const trouble = troubleIn(value);
  return trouble === null ? accepted(value) : malformed(trouble);
}

function malformed(message: string): Result<never, Problem> {
  return refused({ code: 'malformed', message });
}

/** The size limit it exceeds. Checked before parsing, so that nothing recursive ever sees it. */
function bulkOf(text: string): string | null {
  let depth = 0;
  let parts = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) i = endOfString(text, i);
    else if (code === BRACE || code === BRACKET) {
      if (++depth > MAX_DEPTH) return `JSON may be nested at most ${MAX_DEPTH} levels deep`;
      if (++parts > MAX_PARTS) return `JSON may have at most ${MAX_PARTS} objects and lists`;
    } else if (code === BRACE + 2 || code === BRACKET + 2) depth--;
  }
  return null;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const BRACE = 0x7b;
const BRACKET = 0x5b;

function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === BACKSLASH) i++;
    else if (code === QUOTE) return i;
  }
  return text.length;
}

function troubleIn(value: unknown): string | null {
  if (typeof value === 'string') return troubleInText(value);
  if (typeof value === 'number') return Number.isFinite(value) ? null : 'A number is too large';
  if (typeof value !== 'object' || value === null) return null;
  return Array.isArray(value) ? troubleInList(value) : troubleInObject(value as Record<string, unknown>);
}

function troubleInList(list: readonly unknown[]): string | null {
  for (const part of list) {
    const trouble = troubleIn(part);
    if (trouble !== null) return trouble;
  }
  return null;
}

function troubleInObject(object: Readonly<Record<string, unknown>>): string | null {
  for (const key of Object.keys(object)) {
    if (POISON.has(key)) return `"${key}" is not allowed as a name`;
    const trouble = troubleInText(key) ?? troubleIn(object[key]);
    if (trouble !== null) return trouble;
  }
  return null;
}

function troubleInText(text: string): string | null {
  return text.isWellFormed() && !text.includes('\0')
    ? null
    : 'A text contains characters that are not allowed';
}
