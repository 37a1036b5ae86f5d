import { once } from 'node:events';
import { constants } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

const BACKGROUND = new URL('./background.ts', import.meta.url);
const THREAD = `
  const { readlinkSync } = process.getBuiltinModule('node:fs');
  const { getPriority } = process.getBuiltinModule('node:os');
  const { parentPort, workerData } = process.getBuiltinModule('node:worker_threads');
  const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  const before = getPriority(thread);
  import(workerData).then(() => parentPort.postMessage([before, getPriority(thread)]));
`;

test.skipIf(process.platform !== 'linux')(
  'A thread that may take its time lets others go first, but gets on beside a busy program',
  async () => {
    const worker = new Worker(THREAD, { eval: true, workerData: BACKGROUND.href });
    const [[before, after]] = await once(worker, 'message');
    await worker.terminate();
    // The lowest gets one part in seventy of what others get; but nobody who was that low goes up.
    expect(after).toBe(Math.max(before, constants.priority.PRIORITY_BELOW_NORMAL));
  },
);
