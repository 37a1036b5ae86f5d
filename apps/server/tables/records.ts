import { Worker } from 'node:worker_threads';
import type { LogEntry } from '@ironfield/kernel/history.ts';
import type { GameRecord } from '@ironfield/kernel/record.ts';
import type { Reason, Result } from '@ironfield/kernel/refusal.ts';
import type { SharedDice } from '@ironfield/kernel/seed.ts';
import type { CoreSetup, CoreState } from '@ironfield/kernel/state.ts';

export type RecordTask =
  | { readonly kind: 'verify'; readonly record: GameRecord }
  | {
      readonly kind: 'write';
      readonly version: string;
      readonly game: string;
      readonly setup: CoreSetup;
      readonly seed: string;
      readonly dice: SharedDice | null;
      readonly entries: readonly LogEntry[];
    };

interface Verified {
  readonly setup: CoreSetup;
  readonly state: Omit<CoreState, 'setup'>;
}

export type RecordTaskResult =
  | Result<Verified, readonly Reason[]>
  | Result<{ readonly record: GameRecord }, readonly Reason[]>;

/** The file takes too long to check: it is too long, or made to waste time. */
export class TooMuchWorkError extends Error {}

/** Too many files are being worked on. */
export class BusyError extends Error {}

/** Files that are worked on at the same time, and that wait for it: all of them are held in memory. */
const AT_ONCE = 2;
const MOST_WAITING = 20;

/**
 * Checks and writes files of games, in threads of their own and with limited time: every state is hashed, and a file
 * from outside may be made to take as long as possible.
 */
export class Records {
  private readonly timeLimit: number;
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(timeLimit: number) {
    this.timeLimit = timeLimit;
  }

  async verify(record: GameRecord): Promise<Result<Verified, readonly Reason[]>> {
    return (await this.run({ kind: 'verify', record })) as Result<Verified, readonly Reason[]>;
  }

  async write(task: Omit<RecordTask & { kind: 'write' }, 'kind'>): Promise<GameRecord> {
    const result = (await this.run({ kind: 'write', ...task })) as Result<{ record: GameRecord }, never>;
    if (!result.ok) throw new Error('A record could not be written');
    return result.value.record;
  }

  private async run(task: RecordTask): Promise<RecordTaskResult> {
    if (this.waiting.length >= MOST_WAITING) throw new BusyError();
    if (this.running >= AT_ONCE) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.running++;
    try {
      return await inThread(task, this.timeLimit);
    } finally {
      this.running--;
      this.waiting.shift()?.();
    }
  }
}

/** Threads that have nothing to do; starting one takes longer than most files. They keep no process alive. */
const idle: Worker[] = [];

function inThread(task: RecordTask, timeLimit: number): Promise<RecordTaskResult> {
  const worker = idle.pop() ?? new Worker(new URL('./record-worker.ts', import.meta.url));
  worker.ref();
  const { promise, resolve, reject } = Promise.withResolvers<RecordTaskResult>();
  const timer = setTimeout(() => {
    reject(new TooMuchWorkError());
    void worker.terminate();
  }, timeLimit);
  const onMessage = (result: RecordTaskResult) => {
    worker.unref();
    idle.push(worker);
    resolve(result);
  };
  const onExit = () => reject(new Error('The thread has ended without an answer'));
  worker.on('message', onMessage).on('error', reject).on('exit', onExit);
  worker.postMessage(task);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off('message', onMessage).off('error', reject).off('exit', onExit);
  });
}
