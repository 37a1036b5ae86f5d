import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let folder: string;
const file = () => join(folder, 'server.lock');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ironfield-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function leaveLock(owner: object): void {
  writeFileSync(file(), JSON.stringify({ token: 'other', host: hostname(), started: null, ...owner }));
}

test('A folder that is in use is refused, and free again after that', async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(`another server is using it (process ${process.pid}`);
  unlock();
  expect(existsSync(file())).toBe(false);
  (await lockFolder(folder))();
});

test('The lock of a running process holds', async () => {
  leaveLock({ pid: process.ppid });
  await expect(lockFolder(folder)).rejects.toThrow(/another server is using it/);
});

test('The lock of a process that is gone, or whose number another has now, is taken over', async () => {
  for (const owner of [{ pid: 2 ** 22 + 1 }, { pid: process.pid }, { pid: process.ppid, started: '1' }]) {
    leaveLock(owner);
    const unlock = await lockFolder(folder);
    expect(JSON.parse(readFileSync(file(), 'utf8')).pid).toBe(process.pid);
    unlock();
  }
});

test('A lock that was half written is taken over', async () => {
  writeFileSync(file(), '{"pid"');
  (await lockFolder(folder))();
});

test('Of many who take over an abandoned lock, one gets it', async () => {
  leaveLock({ pid: 2 ** 22 + 1 });
  const all = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
