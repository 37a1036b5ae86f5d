import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import { FairQueue } from '../fair-queue.ts';
import { type Question, type Setting, ThinkingThread, type Thought } from './thinking-thread.ts';

interface Job {
  readonly owner: string;
  readonly question: Question;
  readonly setting: Setting;
  readonly resolve: (thought: Thought | null | Promise<Thought | null>) => void;
}

export interface ThinkingPoolSettings {
  readonly logger: Logger;
  readonly threads?: number;
  /** Milliseconds for one decision. Bots count positions and finish long before this. */
  readonly longest?: number;
  /** The worker's file; replaced by tests. */
  readonly file?: URL;
}

/** At least two, so that one who thinks long never keeps everybody waiting. */
const THREADS = Math.min(4, Math.max(2, availableParallelism()));
const LONGEST = 30_000;

/** Threads in which bots think. Accounts take turns, and none gets all threads at once. */
export class ThinkingPool {
  private readonly threads: readonly ThinkingThread[];
  private readonly longest: number;
  private readonly queue = new FairQueue<Job>();
  /** By thread, whose bot is thinking there. */
  private readonly busy = new Map<ThinkingThread, string>();
  private isClosed = false;

  constructor({ logger, threads = THREADS, longest = LONGEST, file }: ThinkingPoolSettings) {
    this.threads = Array.from({ length: threads }, () => new ThinkingThread(logger, file));
    this.longest = longest;
  }

  /** The bot's order; `null` if everything is closed meanwhile. Rejects if the bot or its thread fails. */
  ask(owner: string, question: Question, setting: Setting): Promise<Thought | null> {
    if (this.isClosed) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.queue.add(owner, { owner, question, setting, resolve });
      this.next();
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const { resolve } of this.queue.drain()) resolve(null);
    await Promise.all(this.threads.map((thread) => thread.close()));
  }

  private next(): void {
    const idle = this.threads.filter((thread) => !this.busy.has(thread));
    const most = Math.max(1, this.threads.length - 1);
    const mayThink = (owner: string) => [...this.busy.values()].filter((one) => one === owner).length < most;
    const job = idle.length > 0 ? this.queue.next(mayThink) : undefined;
    if (!job) return;
    const { owner, question, setting, resolve } = job;
    const thread = idle.find((one) => one.knows(setting.hash)) ?? idle[0];
    this.busy.set(thread, owner);
    const timer = setTimeout(() => thread.giveUp(), this.longest);
    const thought = thread.ask(question, setting).finally(() => {
      clearTimeout(timer);
      this.busy.delete(thread);
      this.next();
    });
    resolve(thought);
    this.next();
  }
}
