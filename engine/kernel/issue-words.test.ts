import { expect, test } from 'vitest';
import { z } from 'zod';
import { issueWords } from './issue-words.ts';

const wordsFor = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map((issue) => issueWords(issue));

function kindsUpTo(count: number) {
  const kinds = Array.from({ length: count }, (_, i) => z.strictObject({ type: z.literal(`kind ${i}`) }));
  return z.discriminatedUnion('type', kinds as [(typeof kinds)[0]]);
}

test.each([
  [z.strictObject({ log: z.array(z.int()) }), {}, 'is missing'],
  [z.strictObject({}), null, 'should be a group of named parts, and is empty'],
  [z.array(z.string()), 'log', 'should be a list, and is a text'],
  [z.number(), '4', 'should be a number, and is a text'],
  [z.string().regex(/x/, 'is not a secret'), 'y', 'is not a secret'],
  [z.string().min(1), '', 'is empty'],
  [z.number().min(2), 1, 'should be at least 2'],
  [z.number().max(9), 10, 'should be at most 9'],
  [z.number().gt(0), 0, 'should be more than 0'],
  [z.number().lt(0), 0, 'should be less than 0'],
  [z.array(z.int()).min(3), [], 'should have at least 3 items'],
  [z.int(), 1.5, 'should be a whole number'],
  [z.literal('board'), 'map', 'should be "board"'],
  [z.literal(1), 2, 'should be 1'],
  [z.enum(['day', 'night']), 'noon', 'should be one of "day", "night"'],
  [kindsUpTo(2), { type: 'c' }, 'should be one of "kind 0", "kind 1"'],
  [kindsUpTo(100), { type: 'c' }, 'is of no known kind'],
  [z.strictObject({}), { colour: 1 }, 'has "colour", which does not belong here'],
  [z.strictObject({}), { a: 1, b: 2 }, 'has "a", "b", which do not belong here'],
  [z.string().max(1), 'ab', 'should have at most 1 character'],
])('What is wrong with a value is said in words: %#', (schema, value, words) => {
  expect(wordsFor(schema, value)).toEqual([words]);
});
