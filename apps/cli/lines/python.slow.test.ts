import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const clients = fileURLToPath(new URL('../../../clients/python', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;

test.skipIf(!hasPython)('the client in Python plays by lines (skipped where there is no python3)', () => {
  const program = fileURLToPath(new URL('../main.ts', import.meta.url));
  const { status, stderr } = spawnSync('python3', ['-B', '-m', 'unittest'], {
    cwd: clients,
    encoding: 'utf8',
    env: { ...process.env, IRONFIELD_LINES: [process.execPath, program, 'play', '--lines'].join('\t') },
  });
  expect(stderr).toContain('OK');
  expect(status).toBe(0);
});
