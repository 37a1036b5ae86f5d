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
  if (received === undefined) return message;
  if (received === 'undefined') return 'is missing';
  return `should be ${NAMES[expected] ?? expected}, and is ${received === 'null' ? 'empty' : (NAMES[received] ?? received)}`;
}
