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

/** What a schema has against a value, in words for somebody who has never heard of schemas. */
export function issueWords({ message }: Pick<z.core.$ZodIssue, 'message'>): string {
  const [, expected = '', received] = /^Invalid input: expected (\w+), received (\w+)$/.exec(message) ?? [];
  if (received === undefined) return sizeWords(message);
  if (received === 'undefined') return 'is missing';
  return `should be ${NAMES[expected] ?? expected}, and is ${received === 'null' ? 'empty' : (NAMES[received] ?? received)}`;
}

const SIZES: Readonly<Record<string, string>> = {
  '>=': 'at least ',
  '<=': 'at most ',
  '>': 'more than ',
  '<': 'less than ',
};

/** What is too small or too big. */
function sizeWords(message: string): string {
  const size = /^Too (?:small|big): expected \w+ to (be|have) ([<>]=?)(\S+)(?: (\w+?)s)?$/.exec(message);
  if (!size) return message;
  const [, verb, sign, bound, part] = size;
  if (verb === 'be') return `should be ${SIZES[sign]}${bound}`;
  if (sign === '>=' && bound === '1') return 'is empty';
  return `should have ${SIZES[sign]}${bound} ${part}${bound === '1' ? '' : 's'}`;
}
