import { expect, test } from 'vitest';
import { z } from 'zod';
import { issueWords } from './issue-words.ts';

const wordsFor = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map((issue) => issueWords(issue));

test.each([
  [z.strictObject({ log: z.array(z.int()) }), {}, 'is missing'],
  [z.strictObject({}), null, 'should be a group of named parts, and is empty'],
  [z.array(z.string()), 'log', 'should be a list, and is a text'],
  [z.number(), '4', 'should be a number, and is a text'],
  [z.string().regex(/x/, 'is not a secret'), 'y', 'is not a secret'],
])('What is wrong with a value is said in words: %#', (schema, value, words) => {
  expect(wordsFor(schema, value)).toEqual([words]);
});
