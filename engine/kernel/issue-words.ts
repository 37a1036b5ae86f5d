import type { z } from 'zod';

const NAMES: Readonly<Record<string, string>> = {
  object: 'a group of named parts',
  array: 'a list',
  tuple: 'a list',
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

/** A schema's complaint, in words for people who have never heard of schemas. */
export function issueWords({ message }: Pick<z.core.$ZodIssue, 'message'>): string {
  const [, expected = '', received] = /^Invalid input: expected (\w+), received (\w+)$/.exec(message) ?? [];
  if (received === undefined)
    return exactWords(message) ?? kindWords(message) ?? strangeWords(message) ?? sizeWords(message);
  if (received === 'undefined') return 'is missing';
  if (expected === 'int' && received === 'number') return `should be ${NAMES.int}`;
  return `should be ${NAMES[expected] ?? expected}, and is ${received === 'null' ? 'empty' : (NAMES[received] ?? received)}`;
}

/** The expected value, where only one or a few are possible. */
function exactWords(message: string): string | null {
  const [, list, one] =
    /^Invalid (?:option|input): expected (?:one of (.+)|("[^"]*"|-?[\d.]+))$/.exec(message) ?? [];
  if (list !== undefined) return `should be one of ${list.split('|').join(', ')}`;
  return one === undefined ? null : `should be ${one}`;
}

/** More kinds than this nobody reads: a game knows a hundred kinds of order. */
const MOST_KINDS = 12;

/** The kinds that a thing can be of, where they are few. */
function kindWords(message: string): string | null {
  const [, list] = /^Invalid discriminator value\. Expected (.+)$/.exec(message) ?? [];
  if (list === undefined) return null;
  const kinds = list.split(' | ').map((kind) => kind.replaceAll("'", '"'));
  return kinds.length > MOST_KINDS ? 'is of no known kind' : `should be one of ${kinds.join(', ')}`;
}

/** Unknown properties. */
function strangeWords(message: string): string | null {
  const [, many, names] = /^Unrecognized key(s?): (.+)$/.exec(message) ?? [];
  return names === undefined ? null : `has ${names}, which ${many ? 'do' : 'does'} not belong here`;
}

const SIZES: Readonly<Record<string, string>> = {
  '>=': 'at least ',
  '<=': 'at most ',
  '>': 'more than ',
  '<': 'less than ',
};

/** Values that are too small or too large. */
function sizeWords(message: string): string {
  const size = /^Too (?:small|big): expected \w+ to (be|have) ([<>]=?)(\S+)(?: (\w+?)s)?$/.exec(message);
  if (!size) return message;
  const [, verb, sign, bound, part] = size;
  if (verb === 'be') return `should be ${SIZES[sign]}${bound}`;
  if (sign === '>=' && bound === '1') return 'is empty';
  return `should have ${SIZES[sign]}${bound} ${part}${bound === '1' ? '' : 's'}`;
}
