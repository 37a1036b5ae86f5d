import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

test.skipIf(!existsSync(join(root, '.git')))('nothing is kept that was built', () => {
  const kept = execFileSync('git', ['ls-files', '--cached', '--ignored', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(kept).toBe('');
});
