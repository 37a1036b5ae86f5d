import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ironfield } from '../testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'ironfield-puzzles-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['lab puzzles chess', 'there is no game "chess"'],
  ['lab puzzles demo --scenario canyon', 'canyon'],
  ['lab puzzles demo --minutes 0', '--minutes'],
  [`lab puzzles demo --out ${join(folder, 'spoilt.json')}`, 'holds no puzzles'],
])('%s is refused', async (line, message) => {
  writeFileSync(join(folder, 'spoilt.json'), '{"not": "a list"}');
  const { code, err } = await ironfield(line);
  expect({ code, says: err.includes(message) || err }).toEqual({ code: 2, says: true });
  expect(readFileSync(join(folder, 'spoilt.json'), 'utf8')).toBe('{"not": "a list"}');
});
