// Tests that need threads of their own, and so a process of its own.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { repositoryRoot } from './root.ts';
import { ironfield } from './testing.ts';

async function outputOf(call: string): Promise<string> {
  const words = ['scripts/run.mjs', 'apps/cli/main.ts', ...call.split(' ')];
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: repositoryRoot()! });
  return stdout;
}

test('a simulation gives the same digest on two threads as on one', async () => {
  const call = 'sim --game demo --players random,random --json --games 9 --workers';
  const alone = JSON.parse((await ironfield(`${call} 1`)).out);
  const { digest, wins, workers } = JSON.parse(await outputOf(`${call} 2`));
  expect({ digest, wins, workers }).toEqual({ digest: alone.digest, wins: alone.wins, workers: 2 });
});

test('random games without a failure are counted', async () => {
  expect(await outputOf('fuzz --game demo --games 3')).toMatch(
    /^✓ 3 games of demo, \d+ orders: no failure\./,
  );
});
