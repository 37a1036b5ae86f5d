import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Rival } from './folder-lock.fixture.ts';
import { lockFolder } from './folder-lock.ts';

let folder: string;
let rivals: Rival[];
const note = () => join(folder, 'server.lock');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ironfield-lock-'));
  rivals = [];
});
afterEach(async () => {
  for (const rival of rivals) await rival.kill();
  rmSync(folder, { recursive: true });
});

function rival(...words: readonly string[]): Rival {
  rivals.push(new Rival(folder, ...words));
  return rivals.at(-1)!;
}

test('A folder that is in use is refused, also to the same process, and free again after that', async () => {
  const inUse = `another server is using it (process ${process.pid} on ${hostname()})`;
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(inUse);
  expect(await rival().take()).toBe(inUse);
  expect(() => lockFolder(folder)).toThrow(inUse);
  unlock();
  expect(existsSync(note())).toBe(false);
  lockFolder(folder)();
});

test('Of two who race for a folder, exactly one gets it', async () => {
  const two = [rival(), rival()];
  for (let round = 0; round < 20; round++) {
    // The note of a killed server of an earlier version.
    if (round % 2) writeFileSync(note(), JSON.stringify({ token: 'x', pid: 2 ** 22 + 1, host: hostname() }));
    const answers = await Promise.all(two.map((one) => one.take()));
    expect(answers.toSorted()).toEqual([expect.stringMatching(/^another server is using it/), 'done']);
    await two[answers.indexOf('done')]!.leave();
  }
});

test('The lock of a process that is killed is free at once', async () => {
  const killed = rival();
  expect(await killed.take()).toBe('done');
  expect(() => lockFolder(folder)).toThrow(`another server is using it (process ${killed.child.pid}`);
  await killed.kill();
  lockFolder(folder)();
});

const CONTAINER = ['unshare', '--pid', '--fork', '--kill-child'];
const hasContainers = spawnSync(CONTAINER[0]!, [...CONTAINER.slice(1), 'true']).status === 0;

test.skipIf(!hasContainers)('Of two containers of one name and separate processes, one gets it', async () => {
  const two = [rival(...CONTAINER), rival(...CONTAINER)];
  expect(await two[0]!.take()).toBe('done');
  expect(await two[1]!.take()).toBe(`another server is using it (process 1 on ${hostname()})`);
  expect(() => lockFolder(folder)).toThrow('another server is using it');
  await two[0]!.kill();
  await expect.poll(() => two[1]!.take()).toBe('done');
});

test('What an earlier version has left does not matter, be it whole, half written or of a living process', () => {
  const owner = { token: 'other', pid: process.ppid, host: hostname(), started: null };
  for (const left of [JSON.stringify(owner), '{"pid"', '']) {
    writeFileSync(note(), left);
    lockFolder(folder)();
  }
});

test('Nobody is warned of anything, not in a thread either', async () => {
  const program = `import(${JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)})
    .then(({ lockFolder }) => lockFolder(${JSON.stringify(folder)})());`;
  const worker = new Worker(program, { eval: true, stderr: true });
  let said = '';
  worker.stderr.on('data', (text) => (said += text));
  expect(await new Promise((resolve) => worker.on('exit', resolve))).toBe(0);
  const main = spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' });
  expect([said, main.stderr, main.status]).toEqual(['', '', 0]);
});
