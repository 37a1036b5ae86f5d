import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseJson } from './json.ts';

const parse = (text: string) => parseJson(Buffer.from(text));

test('whatever JSON can say is read as JSON.parse reads it', () => {
  const ordinary = fc.jsonValue({ maxDepth: 5 }).filter((value) => {
    const text = JSON.stringify(value);
    return !/__proto__|constructor|prototype|\\u0000|\\ud[89a-f]/i.test(text) && text.isWellFormed();
  });
  fc.assert(
    fc.property(ordinary, (value) => {
      const text = JSON.stringify(value);
      expect(parse(text)).toEqual({ ok: true, value: JSON.parse(text) });
    }),
  );
});

test('no bytes whatsoever make it throw', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => void parseJson(bytes)));
});

describe('nesting', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

  test('64 levels are enough', () => {
    expect(parse(nested(64)).ok).toBe(true);
    expect(parse(nested(65))).toMatchObject({ error: { message: expect.stringContaining('64') } });
    expect(parse(`{"a":${nested(64)}}`).ok).toBe(false);
  });

  test('brackets in texts do not count', () => {
    expect(parse(JSON.stringify(`${'['.repeat(500)}"\\`)).ok).toBe(true);
    expect(parse(`["\\"${'{'.repeat(500)}"]`).ok).toBe(true);
  });
});

test('what looks small but would fill the memory is refused before it is read', () => {
  expect(parse(`[${'{},'.repeat(199_998)}{}]`).ok).toBe(true);
  expect(parse(`[${'{},'.repeat(199_999)}{}]`)).toMatchObject({
    error: { code: 'malformed', message: expect.stringContaining('200000') },
  });
});

test.each([
  ['{"__proto__":1}', '"__proto__" is not allowed'],
  ['[{"a":{"constructor":1}}]', '"constructor" is not allowed'],
  ['{"\\u005f_proto__":1}', '"__proto__" is not allowed'],
  ['[1e999]', 'too large'],
  ['[[{"a":[1,1e999]}]]', 'too large'],
  ['"\\ud800"', 'not allowed'],
  ['{"\\u0000":1}', 'not allowed'],
  ['', 'no JSON'],
  ['\ufeff{}', 'not valid JSON'],
])('%s is refused', (text, message) => {
  expect(parse(text)).toMatchObject({
    error: { code: 'malformed', message: expect.stringContaining(message) },
  });
});
