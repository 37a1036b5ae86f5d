import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type Crash, crashOf, type GameResult, type Job, playerOf } from './job.ts';

/** Games `from` to `to` - 1. */
export interface Batch {
  readonly from: number;
  readonly to: number;
}

export interface Answer {
  readonly results: readonly GameResult[];
  readonly milliseconds: number;
  readonly crash: Crash | null;
}

/** The length of a batch: short enough for a smooth progress bar and an even end, long enough to pay. */
const BATCH_MS = 100;
const MAX_BATCH = 256;
/** Batches that lie ready at each worker, so that none ever waits for the next. */
const QUEUED = 2;

/** Plays the games on several threads, or in this one; ends early on a crash or when interrupted. */
export function playGames(
  job: Job,
  games: Batch,
  workers: number,
  interrupt: AbortSignal,
  onResults: (results: readonly GameResult[]) => void,
): Promise<Crash | null> {
  return workers === 1
    ? playHere(job, games, interrupt, onResults)
    : playOnWorkers(job, games, workers, interrupt, onResults);
}

async function playHere(
  job: Job,
  { from, to }: Batch,
  interrupt: AbortSignal,
  onResults: (results: readonly GameResult[]) => void,
): Promise<Crash | null> {
  const playGame = playerOf(job);
  let breathedAt = performance.now();
  for (let index = from; index < to && !interrupt.aborted; index++) {
    try {
      onResults([playGame(index)]);
    } catch (error) {
      return crashOf(index, error);
    }
    // Ctrl-C and the progress bar need a turn now and then.
    if (performance.now() - breathedAt > BATCH_MS) {
      await setImmediate();
      breathedAt = performance.now();
    }
  }
  return null;
}

function playOnWorkers(
  job: Job,
  { from, to }: Batch,
  count: number,
  interrupt: AbortSignal,
  onResults: (results: readonly GameResult[]) => void,
): Promise<Crash | null> {
  return new Promise((resolve) => {
    let next = from;
    let open = to - from;
    let size = 1;
    const threads: Worker[] = [];
    const finish = async (crash: Crash | null) => {
      interrupt.removeEventListener('abort', stop);
      await Promise.all(threads.map((thread) => thread.terminate()));
      resolve(crash);
    };
    const stop = () => void finish(null);
    const deal = (thread: Worker) => {
      if (next >= to) return;
      const batch: Batch = { from: next, to: Math.min(to, next + size) };
      next = batch.to;
      thread.postMessage(batch);
    };
    interrupt.addEventListener('abort', stop);
    for (let i = 0; i < count; i++) {
      const thread = new Worker(new URL('./worker.ts', import.meta.url), { workerData: job });
      thread.on('message', ({ results, milliseconds, crash }: Answer) => {
        onResults(results);
        open -= results.length;
        if (crash || open === 0) return void finish(crash);
        size = batchSize(results.length, milliseconds, (to - next) / count);
        deal(thread);
      });
      thread.on('error', (error) => void finish(crashOf(next - 1, error)));
      threads.push(thread);
    }
    for (let i = 0; i < QUEUED; i++) for (const thread of threads) deal(thread);
  });
}

/** Towards the end batches shrink, so that all workers finish at about the same time. */
function batchSize(played: number, milliseconds: number, leftPerWorker: number): number {
  const fitting = (played * BATCH_MS) / Math.max(milliseconds, 0.1);
  return Math.max(1, Math.floor(Math.min(fitting, leftPerWorker / 4, MAX_BATCH)));
}
