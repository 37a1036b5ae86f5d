import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles } from './project-files.ts';

const root = resolve(import.meta.dirname, '..');

test.skipIf(!existsSync(join(root, '.git')))('nothing is kept that was built', () => {
  const kept = execFileSync('git', ['ls-files', '--cached', '--ignored', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(kept).toBe('');
});

test('rules, phases and bots ask points, and read no option by its name', () => {
  const files = projectFiles(root).filter((file) =>
    /^games\/[^/]+\/(rules|phases|kinds|bot)\/(?!.*\.test\.ts$).*\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  const readers = files.filter((file) =>
    /\boptions(\?\.)?\['|\boptions\.[a-z]+ (as|===)/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(readers).toEqual([]);
});
