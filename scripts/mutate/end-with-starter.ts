// A process that hangs hears nothing, so another thread of it looks whether whoever started it is still there.
import { isMainThread, Worker, workerData } from 'node:worker_threads';

const POLL_MS = 500;

/** Ends this process when whoever started it is gone, even while it hangs. */
export function endWithStarter(): void {
  new Worker(new URL(import.meta.url), { workerData: { starter: process.ppid }, execArgv: [] }).unref();
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

if (!isMainThread && typeof workerData?.starter === 'number') {
  const { starter } = workerData as { readonly starter: number };
  setInterval(() => {
    if (process.ppid !== starter || !isAlive(starter)) process.kill(process.pid, 'SIGKILL');
  }, POLL_MS);
}
