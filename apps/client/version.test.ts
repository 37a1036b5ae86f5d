import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { VERSION_LINE } from './version.ts';

test('the program says the version of its package', () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  expect(VERSION_LINE).toBe(`ironfield ${version}`);
});
