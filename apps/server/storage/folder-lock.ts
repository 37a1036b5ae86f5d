import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

interface Owner {
  readonly token: string;
  readonly pid: number;
  readonly host: string;
  /** Tells a process from a later one with the same number; `null` where the system does not say. */
  readonly started: string | null;
}

/** The owner touches the file this often; one that is not touched for so many times is abandoned. */
const BEAT = 2000;
const BEATS = 4;

const held = new Set<string>();

/**
 * Keeps a second server out of a data folder: two at once would destroy it. A file names the owner. The lock of a
 * process that is gone is taken over; on another machine (or in another container) only silence shows that.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const path = join(folder, 'server.lock');
  const token = randomUUID();
  const me: Owner = { token, pid: process.pid, host: hostname(), started: startOf(process.pid) };
  while (!tryTo(() => writeFileSync(path, JSON.stringify(me), { flag: 'wx' }))) {
    const owner = readOwner(path);
    if (owner && (await isAlive(path, owner))) {
      throw new Error(
        `another server is using it (process ${owner.pid} on ${owner.host}); if that cannot be, remove ${path}`,
      );
    }
    removeAbandoned(path, owner?.token);
  }
  held.add(token);
  const beat = setInterval(() => tryTo(() => utimesSync(path, new Date(), new Date())), BEAT);
  beat.unref();
  return () => {
    clearInterval(beat);
    held.delete(token);
    if (readOwner(path)?.token === token) rmSync(path, { force: true });
  };
}

/** Moves the file away first: if somebody else has meanwhile taken the lock, it is put back. */
function removeAbandoned(path: string, token: string | undefined): void {
  const aside = `${path}.${randomUUID()}`;
  if (!tryTo(() => renameSync(path, aside))) return;
  if (readOwner(aside)?.token !== token) tryTo(() => linkSync(aside, path));
  rmSync(aside, { force: true });
}

async function isAlive(path: string, { token, pid, host, started }: Owner): Promise<boolean> {
  if (host === hostname()) {
    if (pid === process.pid) return held.has(token);
    return isRunning(pid) && (started === null || startOf(pid) === started);
  }
  const before = touched(path);
  await wait(BEAT * BEATS);
  return touched(path) !== before;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When the process was started, in ticks since the boot of the machine; Linux only. */
function startOf(pid: number): string | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ');
    return fields[19] ?? null;
  } catch {
    return null;
  }
}

function readOwner(path: string): Owner | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner;
  } catch {
    return null;
  }
}

function touched(path: string): number | null {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return null;
  }
}

function tryTo(action: () => void): boolean {
  try {
    action();
    return true;
  } catch (error) {
    if (['EEXIST', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}
