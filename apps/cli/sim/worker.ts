import { parentPort, workerData } from 'node:worker_threads';
import { crashOf, type GameResult, type Job, playerOf } from './job.ts';
import type { Answer, Batch } from './pool.ts';

const playGame = playerOf(workerData as Job);

parentPort!.on('message', ({ from, to }: Batch) => {
  const started = performance.now();
  const results: GameResult[] = [];
  for (let index = from; index < to; index++) {
    try {
      results.push(playGame(index));
    } catch (error) {
      answer({ results, milliseconds: 0, crash: crashOf(index, error) });
      return;
    }
  }
  answer({ results, milliseconds: performance.now() - started, crash: null });
});

function answer(message: Answer): void {
  parentPort!.postMessage(message);
}
