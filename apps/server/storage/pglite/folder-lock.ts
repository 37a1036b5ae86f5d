import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

/**
 * Keeps a second server out of a data folder: two at once would destroy it. The kernel holds the lock, on a file that
 * SQLite keeps open in an exclusive transaction: it is gone with its process, however that ends, and is seen from every
 * container of the machine. SQLite also sees to it that a process does not get it twice.
 */
export function lockFolder(folder: string): () => void {
  const lock = takeLock(join(folder, 'folder.lock'));
  const note = join(folder, 'server.lock');
  if (!lock) throw new Error(`another server is using it${ownerIn(note)}`);
  leaveNote(note);
  return () => {
    rmSync(note, { force: true });
    lock.close();
  };
}

const BUSY = 5;

/** Two who race for a lock are in each other's way for a moment: without patience neither would get it. */
const PATIENCE_MS = 250;

/** `null` when another has it. */
function takeLock(path: string): DatabaseSync | null {
  const { DatabaseSync } = sqlite();
  const lock = new DatabaseSync(path, { timeout: PATIENCE_MS });
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === BUSY) return null;
    throw error;
  }
}

/** SQLite without the warning of older versions of Node 24 that it is an experiment. */
function sqlite(): typeof import('node:sqlite') {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return process.getBuiltinModule('node:sqlite');
  } finally {
    process.emitWarning = emitWarning;
  }
}

/**
 * Notes the lock's owner in the form of earlier versions, which respect it on the same machine. A full disk must not
 * prevent locking.
 */
function leaveNote(path: string): void {
  const owner = { token: 'folder.lock', pid: process.pid, host: hostname(), started: null };
  try {
    writeFileSync(path, JSON.stringify(owner));
  } catch {
    rmSync(path, { force: true });
  }
}

function ownerIn(note: string): string {
  try {
    const { pid, host } = JSON.parse(readFileSync(note, 'utf8')) as { pid: number; host: string };
    return ` (process ${pid} on ${host})`;
  } catch {
    return '';
  }
}
