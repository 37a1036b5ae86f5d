import { parentPort, workerData } from 'node:worker_threads';
import type { Repro } from '@ironfield/conformance/failure.ts';
import { fuzz } from '@ironfield/conformance/runs/runner.ts';
import { gameNamed } from '../choosing.ts';

/** A run on a thread of its own, so that Ctrl-C and the progress bar work meanwhile. */
export interface FuzzJob {
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  readonly looks: number;
  readonly only?: string;
}

export type FuzzMessage =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'end'; readonly games: number; readonly orders: number; readonly failure: Repro | null };

const job = workerData as FuzzJob;
const report = fuzz(gameNamed(job.game), {
  games: job.games,
  seed: job.seed,
  thoroughness: job.looks / 1000,
  ...(job.only !== undefined && { only: job.only }),
  onProgress: (done) => post({ kind: 'progress', done }),
});
post({ kind: 'end', games: report.games, orders: report.orders, failure: report.failure?.repro ?? null });

function post(message: FuzzMessage): void {
  parentPort!.postMessage(message);
}
