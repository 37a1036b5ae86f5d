// npm starts a program through a shell and, told to stop, stops the shell alone; killed, it stops nobody.
import { readFileSync } from 'node:fs';

const POLL_MS = 500;

/** Tells this process to stop, as npm should have done, when npm or its shell is gone. */
export function endWithNpm() {
  if (process.platform === 'win32' || process.env.npm_lifecycle_event === undefined) return;
  const { ppid } = process;
  const npm = npmAbove(ppid);
  const timer = setInterval(() => {
    if (process.ppid === ppid && (npm === undefined || isAlive(npm))) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, POLL_MS);
  timer.unref();
}

/** The npm that started a shell; not known everywhere. */
function npmAbove(shell) {
  try {
    const [, parent] = /\) \S (\d+)/.exec(readFileSync(`/proc/${shell}/stat`, 'utf8'));
    return readFileSync(`/proc/${parent}/comm`, 'utf8').startsWith('npm') ? Number(parent) : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
