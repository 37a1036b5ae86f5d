import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';

/** One that nobody has buried yet is gone, too. */
function isThere(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

test.skipIf(process.platform !== 'linux')('a process that hangs ends with whoever started it', async () => {
  const starter = fork(new URL('hanging.fixture.ts', import.meta.url), [], { execArgv: [] });
  const [pid] = (await once(starter, 'message')) as [number];
  expect(isThere(pid)).toBe(true);
  starter.kill('SIGKILL');
  while (isThere(pid)) await pause(50);
  expect(isThere(pid)).toBe(false);
});
