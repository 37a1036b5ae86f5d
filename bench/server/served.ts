import { setTimeout as wait } from 'node:timers/promises';

/** The answers of a server process under measurement: its address, its memory, and its end. */
export function serve(url: string, close: () => Promise<void>): void {
  process.on('message', async (message) => {
    if (message === 'memory') process.send!({ type: 'memory', bytes: await bytesInUse() });
    else await close().then(() => process.exit(0));
  });
  process.once('disconnect', () => process.exit());
  process.send!({ type: 'open', url });
}

/** The memory of its main thread, after collecting garbage. */
async function bytesInUse(): Promise<number> {
  for (let i = 0; i < 3; i++) {
    globalThis.gc!();
    await wait(50);
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
