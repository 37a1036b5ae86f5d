// Two commands started at once must not do the same work in the same folder. A folder is the lock, because making one is
// atomic everywhere. Its owner touches it all the while; a lock left by a killed command goes stale.
// Plain JavaScript for Node 20: it runs before the pinned Node is here.
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 250;
const STALE_MS = 10_000;
/** By then the number of a process may have gone to another one. */
const FORGOTTEN_MS = 600_000;

/**
 * Does what only one command may do at a time.
 * @template Result
 * @param {string} lock a folder that is there while somebody works
 * @param {() => void} whenWaiting called once, if somebody else does
 * @param {(alsoHeldBy: (pid: number) => void) => Promise<Result>} work may name a process that holds the lock with it:
 *   one that would go on writing if this one were killed
 * @returns {Promise<Result>}
 */
export async function oneAtATime(lock, whenWaiting, work) {
  await take(lock, whenWaiting);
  const holders = [process.pid];
  const hold = () => {
    mkdirSync(lock, { recursive: true });
    writeFileSync(join(lock, 'pids'), holders.join(' '));
    utimesSync(lock, new Date(), new Date());
  };
  const release = () => rmSync(lock, { recursive: true, force: true });
  hold();
  const timer = setInterval(hold, POLL_MS);
  process.once('exit', release);
  try {
    return await work((pid) => holders.push(pid));
  } finally {
    clearInterval(timer);
    process.off('exit', release);
    release();
  }
}

async function take(lock, whenWaiting) {
  mkdirSync(dirname(lock), { recursive: true });
  for (let hasTold = false; ; hasTold = true) {
    try {
      return mkdirSync(lock);
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (isStale(lock)) {
      rmSync(lock, { recursive: true, force: true });
      continue;
    }
    if (!hasTold) whenWaiting();
    // Uneven, so that two waiting commands do not both find the lock stale in the same moment.
    await sleep(POLL_MS * (1 + Math.random()));
  }
}

function isStale(lock) {
  try {
    const quiet = Date.now() - statSync(lock).mtimeMs;
    return quiet > FORGOTTEN_MS || (quiet > STALE_MS && !holdersOf(lock).some(isAlive));
  } catch {
    return false; // released in this very moment
  }
}

function holdersOf(lock) {
  try {
    const pids = readFileSync(join(lock, 'pids'), 'utf8').split(' ').map(Number);
    return pids.filter((pid) => pid > 0);
  } catch {
    return [];
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
