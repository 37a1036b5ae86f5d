import { expect, test } from 'vitest';
import { briefErrors, linesOf, quoted } from './text-file.ts';

test('lines end as on any machine, and a mark of byte order is none of the text', () => {
  expect(linesOf('\uFEFFa\r\nb\rc\n\td')).toEqual({ ok: true, value: ['a', 'b', 'c', '\td'] });
});

test('a file that is no text is refused with the line that shows it', () => {
  const refusal = (text: string) => linesOf(text);
  expect(refusal('a\nb\u0000')).toMatchObject({ ok: false, error: [{ line: 2 }] });
  expect(refusal('\u007F')).toMatchObject({ ok: false, error: [{ line: 1 }] });
  expect(refusal('~ !')).toMatchObject({ ok: true });
});

test('a million characters are read, and not one more', () => {
  const line = 'x'.repeat(1_000_000);
  expect(linesOf(line).ok).toBe(true);
  expect(linesOf(`${line}x`)).toEqual({
    ok: false,
    error: [{ line: 0, message: 'the file has 1000001 characters; at most 1000000 are read' }],
  });
});

test('long pieces of a file are cut short in messages', () => {
  expect(quoted('a'.repeat(60))).toBe(`"${'a'.repeat(60)}"`);
  expect(quoted('a'.repeat(61))).toBe(`"${'a'.repeat(60)}…"`);
});

test('errors stand in the order of their lines, and after twenty their number', () => {
  const errors = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ line: count - i, message: 'wrong' }));
  expect(briefErrors(errors(20)).map(({ line }) => line)).toEqual(
    Array.from({ length: 20 }, (_, i) => i + 1),
  );
  expect(briefErrors(errors(20))).toHaveLength(20);
  expect(briefErrors(errors(22)).slice(19)).toEqual([
    { line: 20, message: 'wrong' },
    { line: 0, message: 'and 2 more errors' },
  ]);
});
