import { Worker } from 'node:worker_threads';
import { type Answer, BusyError, type Task, TooMuchWorkError } from './work.ts';

/** A task in a thread. Rejects with a `TooMuchWorkError` for memory, and a `LostThreadError` where the thread ends. */
export interface Run {
  readonly answer: Promise<Answer>;
  /** Ends the thread, whatever it does. */
  stop(): void;
}

/** Runs the tasks; replaced by tests. */
export interface Threads {
  run(task: Task): Run;
  close(): Promise<void>;
}

/** The thread has ended in the middle of its task; another one may do better. */
export class LostThreadError extends BusyError {}

const WORKER = new URL('./workshop-worker.ts', import.meta.url);

/** Threads with a memory limit in megabytes. Idle ones stay, because starting one takes longer than most tasks. */
export class WorkshopThreads implements Threads {
  /** They keep no process alive. */
  private readonly idle: Worker[] = [];
  private readonly memory: number;
  private readonly file: URL;

  constructor(memory: number, file = WORKER) {
    this.memory = memory;
    this.file = file;
  }

  run(task: Task): Run {
    const worker = this.idle.pop() ?? this.started();
    worker.ref();
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    let isDone = false;
    const onMessage = (answer: Answer) => {
      isDone = true;
      worker.unref();
      this.idle.push(worker);
      resolve(answer);
    };
    const onError = (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? new TooMuchWorkError()
          : new LostThreadError('A thread of the workshop has failed', { cause: error }),
      );
    const onExit = () => reject(new LostThreadError('A thread of the workshop has ended without an answer'));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(task);
    const answer = promise.finally(() => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
    });
    // A failure after it was stopped does not matter.
    answer.catch(() => {});
    const stop = () => {
      if (!isDone) void worker.terminate();
    };
    return { answer, stop };
  }

  private started(): Worker {
    const worker = new Worker(this.file, { resourceLimits: { maxOldGenerationSizeMb: this.memory } });
    // An idle thread may end, too.
    worker.on('error', () => {});
    worker.on('exit', () => {
      const index = this.idle.indexOf(worker);
      if (index >= 0) this.idle.splice(index, 1);
    });
    return worker;
  }

  async close(): Promise<void> {
    await Promise.all(this.idle.splice(0).map((worker) => worker.terminate()));
  }
}
