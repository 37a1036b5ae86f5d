import { Worker } from 'node:worker_threads';
import type { GameTypes, Strength, View } from '@ironfield/kernel/play/game.ts';
import type { Random } from '@ironfield/kernel/random.ts';
import type { CoreOrder, CoreSetup } from '@ironfield/kernel/state.ts';
import type { Logger } from 'pino';

/** All that a bot may know when it decides. */
export interface Question {
  readonly game: string;
  readonly strength: Strength;
  readonly view: View<GameTypes>;
  readonly random: Random;
}

export interface ThinkingTask {
  readonly question: Question;
  /** The setup that has been left out of the view; `null` when the view is complete. */
  readonly setup: {
    readonly hash: string;
    /** `null`: the thread has it. */
    readonly value: CoreSetup | null;
    /** A setup that is no longer needed. */
    readonly forget: string | null;
  } | null;
}

export type ThinkingResult = Thought | { readonly error: unknown };

export interface Thought {
  readonly order: CoreOrder;
  /** Spent on thinking alone. */
  readonly milliseconds: number;
}

export interface Setting {
  readonly hash: string;
  readonly setup: CoreSetup;
}

interface Job extends Setting {
  readonly question: Question;
  readonly resolve: (thought: Thought | null) => void;
  readonly reject: (error: unknown) => void;
}

/** A bot has used up its time. */
export class TooLongError extends Error {}

/** Setups that the thread keeps: they are large, never change, and games remember much by them. */
const SETUPS = 20;

const WORKER = new URL('./thinking-worker.ts', import.meta.url);

/** A thread in which bots think one after the other. It is started when it is needed, also after it has died. */
export class ThinkingThread {
  private readonly logger: Logger;
  private readonly file: URL;
  private readonly waiting: Job[] = [];
  private worker: Worker | null = null;
  private current: Job | null = null;
  private isClosed = false;
  /** The setups that the thread has, in the order of their last use. */
  private readonly lent = new Set<string>();

  constructor(logger: Logger, file = WORKER) {
    this.logger = logger;
    this.file = file;
  }

  /** The bot's order; `null` if the thread is closed meanwhile. Rejects if the bot or the thread fails. */
  ask(question: Question, setting: Setting): Promise<Thought | null> {
    if (this.isClosed) return Promise.resolve(null);
    return new Promise((resolve, reject) => {
      this.waiting.push({ ...setting, question, resolve, reject });
      this.next();
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const worker = this.worker;
    this.worker = null;
    for (const { resolve } of [...this.waiting.splice(0), ...this.taken()]) resolve(null);
    await worker?.terminate();
  }

  /** Whether this setup has been sent. */
  knows(hash: string): boolean {
    return this.lent.has(hash);
  }

  /** Stops a decision that takes too long. */
  giveUp(): void {
    const worker = this.worker;
    this.worker = null;
    for (const { reject } of this.taken()) reject(new TooLongError('A bot has thought for too long'));
    void worker?.terminate();
    this.next();
  }

  private next(): void {
    const job = this.current ? undefined : this.waiting.shift();
    if (!job) return;
    this.current = job;
    try {
      this.worker ??= this.start();
      this.worker.ref();
      this.worker.postMessage(this.taskOf(job));
    } catch (error) {
      this.lent.delete(job.hash);
      for (const { reject } of this.taken()) reject(error);
      this.next();
    }
  }

  private start(): Worker {
    this.lent.clear();
    const worker = new Worker(this.file);
    let reason: unknown = new Error('The thread has ended without an answer');
    worker.on('error', (error) => {
      reason = error;
    });
    worker.on('exit', () => {
      if (this.worker !== worker) return;
      this.worker = null;
      this.logger.error(
        { err: reason },
        'the thread of the bots has ended; a new one is started when needed',
      );
      for (const { reject } of this.taken()) reject(reason);
      this.next();
    });
    worker.on('message', (result: ThinkingResult) => {
      // An idle thread keeps no process alive.
      worker.unref();
      for (const { resolve, reject } of this.taken()) {
        if ('error' in result) reject(result.error);
        else resolve(result);
      }
      this.next();
    });
    return worker;
  }

  private *taken(): Iterable<Job> {
    const job = this.current;
    this.current = null;
    if (job) yield job;
  }

  private taskOf({ question, hash, setup }: Job): ThinkingTask {
    const { view } = question;
    const { setup: seen, ...table } = view.table as { readonly setup?: unknown };
    if (seen !== setup) return { question, setup: null };
    const value = this.lent.delete(hash) ? null : setup;
    this.lent.add(hash);
    const forget = this.lent.size > SETUPS ? this.lent.values().next().value! : null;
    if (forget !== null) this.lent.delete(forget);
    return { question: { ...question, view: { ...view, table } }, setup: { hash, value, forget } };
  }
}
