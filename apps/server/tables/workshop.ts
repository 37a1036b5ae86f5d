import { Worker } from 'node:worker_threads';
import type { News, Problem } from '@ironfield/client/api.ts';
import type { GameTypes, View } from '@ironfield/kernel/game.ts';
import type { LogEntry } from '@ironfield/kernel/history.ts';
import type { GameRecord } from '@ironfield/kernel/record.ts';
import type { Reason, Result } from '@ironfield/kernel/refusal.ts';
import type { SharedDice } from '@ironfield/kernel/seed.ts';
import type { CoreSetup, CoreState, Viewer } from '@ironfield/kernel/state.ts';
import type { WorkshopLimits } from '../service-limits.ts';
import { FairQueue } from './fair-queue.ts';
import type { ImportedGame, LogLimits } from './importing.ts';

/** A game from its first entry to its last. */
export interface WholeLog {
  readonly game: string;
  readonly setup: CoreSetup;
  readonly seed: string;
  readonly entries: readonly LogEntry[];
}

/** A game as it stands, without the setup that it was started from. */
export interface Standing {
  readonly setup: CoreSetup;
  readonly state: Omit<CoreState, 'setup'>;
}

/** What can be asked of the workshop, each with what it is answered. */
export interface Works {
  /** Checks a setup from outside. */
  readonly check: {
    readonly task: { readonly game: string; readonly setup: unknown };
    readonly answer: Result<CoreSetup, readonly Reason[]>;
  };
  /** Starts a game. */
  readonly begin: {
    readonly task: { readonly game: string; readonly setup: CoreSetup; readonly seed: string };
    readonly answer: Standing;
  };
  /** Reads a file from outside. */
  readonly import: {
    readonly task: { readonly body: Uint8Array; readonly limits: LogLimits };
    readonly answer: Result<ImportedGame, Problem>;
  };
  /** Makes a file. */
  readonly write: {
    readonly task: WholeLog & { readonly version: string; readonly dice?: SharedDice };
    readonly answer: GameRecord;
  };
  /** Plays a log again. */
  readonly replay: { readonly task: WholeLog; readonly answer: Standing };
  /** Whether a bot with this view of a game would take a draw. */
  readonly draw: {
    readonly task: { readonly game: string; readonly view: View<GameTypes>; readonly seed: string };
    readonly answer: boolean;
  };
  /** What the entries after the first `since` brought, from the oldest on, as far as one answer may be large. */
  readonly news: {
    readonly task: WholeLog & { readonly since: number; readonly viewer: Viewer; readonly bytes: number };
    readonly answer: readonly News[];
  };
}

export type Work = keyof Works;
export type Task = { [Kind in Work]: { readonly kind: Kind } & Works[Kind]['task'] }[Work];
export type Answer = { readonly answer: Works[Work]['answer'] } | { readonly failure: string };

/** It takes too long or too much memory: it is too large, or made to waste time. */
export class TooMuchWorkError extends Error {}

/** Too much waits already. */
export class BusyError extends Error {}

interface Job {
  readonly task: Task;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: unknown) => void;
}

export interface WorkshopSettings extends WorkshopLimits {
  /** On whose account something is asked for. */
  readonly asker: () => string;
}

const WORKER = new URL('./workshop-worker.ts', import.meta.url);

/**
 * Where everything is done that may take long: checking setups and files from outside, playing games again. Each task
 * has a thread to itself, and so much time and memory; those who ask take turns.
 */
export class Workshop {
  private readonly settings: WorkshopSettings;
  private readonly queue = new FairQueue<Job>();
  /** Threads that have nothing to do; starting one takes longer than most tasks. They keep no process alive. */
  private readonly idle: Worker[] = [];
  private running = 0;

  constructor(settings: WorkshopSettings) {
    this.settings = settings;
  }

  /** Rejects with a `BusyError`, a `TooMuchWorkError`, or the error that the work ended with. */
  async ask<Kind extends Work>(kind: Kind, task: Works[Kind]['task']): Promise<Works[Kind]['answer']> {
    const { waiting, waitingOfOne, asker } = this.settings;
    const owner = asker();
    if (this.queue.size >= waiting || this.queue.of(owner) >= waitingOfOne) throw new BusyError();
    return new Promise((resolve, reject) => {
      this.queue.add(owner, { task: { kind, ...task } as Task, resolve, reject });
      this.next();
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.idle.splice(0).map((worker) => worker.terminate()));
  }

  private next(): void {
    if (this.running >= this.settings.atOnce) return;
    const job = this.queue.next();
    if (!job) return;
    this.running++;
    this.inThread(job.task)
      .then(job.resolve as (answer: unknown) => void, job.reject)
      .finally(() => {
        this.running--;
        this.next();
      });
  }

  private inThread(task: Task): Promise<Works[Work]['answer']> {
    const { time, memory } = this.settings;
    const worker =
      this.idle.pop() ?? new Worker(WORKER, { resourceLimits: { maxOldGenerationSizeMb: memory } });
    worker.ref();
    const { promise, resolve, reject } = Promise.withResolvers<Works[Work]['answer']>();
    const timer = setTimeout(() => {
      reject(new TooMuchWorkError());
      void worker.terminate();
    }, time);
    const onMessage = (answer: Answer) => {
      worker.unref();
      this.idle.push(worker);
      if ('answer' in answer) resolve(answer.answer);
      else reject(new Error(answer.failure));
    };
    const onError = (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TooMuchWorkError() : error);
    const onExit = () => reject(new Error('The thread has ended without an answer'));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(task);
    return promise.finally(() => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
    });
  }
}
