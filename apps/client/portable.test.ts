import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const files = globSync('*.ts', { cwd: import.meta.dirname }).filter((name) => !name.endsWith('.test.ts'));

test.each(files)('%s runs in browsers as well as in Node', (name) => {
  const source = readFileSync(join(import.meta.dirname, name), 'utf8');
  expect(source).not.toMatch(/from 'node:|\bprocess\.|\bBuffer\b|\brequire\(/);
});
