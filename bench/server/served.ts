import { setTimeout as wait } from 'node:timers/promises';

/** What a server process under measurement answers: where it is, how much it holds, and that it has ended. */
export function serve(url: string, close: () => Promise<void>): void {
  process.on('message', async (message) => {
    if (message === 'memory') process.send!({ type: 'memory', bytes: await bytesInUse() });
    else await close().then(() => process.exit(0));
  });
  process.once('disconnect', () => process.exit());
  process.send!({ type: 'open', url });
}

/** What its main thread holds, after collecting what it does not. */
async function bytesInUse(): Promise<number> {
  for (let i = 0; i < 3; i++) {
    globalThis.gc!();
    await wait(50);
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
