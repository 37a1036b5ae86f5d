import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { openRecord } from '../../pages/open-record.ts';

const text = readFileSync(
  new URL('../../../../../games/battleforce-qs/saves/0.1.0-green.json', import.meta.url),
  'utf8',
);

// The table that a game is shown on knows its server by the address of the page.
vi.stubGlobal('window', { location: new URL('http://127.0.0.1/') });

describe('opening a game file', () => {
  test('gives its timeline, with the marks of its game', async () => {
    const opened = await openRecord(text);
    if (!opened.ok) throw new Error(opened.error[0].message);
    expect(opened.value.timeline.marks.some(({ kind }) => kind === 'destroyed')).toBe(true);
  });

  test.each([
    ['no JSON', 'what is this?', /no Ironfield game in this file/],
    ['half a file', text.slice(0, 2000), /damaged: .* cut off/],
    ['nothing at all', 'null', /no Ironfield game in this file/],
    ['no game', '{"format":"letter"}', /not an exported Ironfield game/],
    ['another game', text.replace('"game": "battleforce-qs"', '"game": "chess"'), /"chess" is not known/],
    ['changed dice', text.replace(/"seed": "[^"]*"/, '"seed": "loaded"'), /dice were changed/],
  ])('says what is wrong with %s', async (_, file, message) => {
    const opened = await openRecord(file);
    expect(opened.ok).toBe(false);
    if (!opened.ok) expect(opened.error[0].message).toMatch(message);
  });
});
