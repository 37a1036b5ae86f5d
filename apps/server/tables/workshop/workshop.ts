import type { WorkshopLimits } from '../../limits/service-limits.ts';
import { TokenBucket } from '../../limits/token-bucket.ts';
import { FairQueue } from '../fair-queue.ts';
import { type Answer, BusyError, type Task, TooMuchWorkError, type Work, type Works } from './work.ts';
import { LostThreadError, type Run, type Threads, WorkshopThreads } from './workshop-threads.ts';

export interface WorkshopSettings extends WorkshopLimits {
  /** On whose account something is asked for. */
  readonly asker: () => string;
  /** Replaced by tests. */
  readonly threads?: Threads;
}

interface Job {
  readonly owner: string;
  readonly task: Task;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: unknown) => void;
  /** Since when it waits, in its present queue. */
  readonly since: number;
  readonly isTriedBefore: boolean;
}

interface Running {
  readonly job: Job;
  readonly since: number;
  readonly run: Run;
}

/** Threads for tasks of one kind, and what waits for them. */
class Lane {
  readonly threads: number;
  /** Milliseconds that a task may take here. */
  readonly time: number;
  readonly queue = new FairQueue<Job>();
  readonly running = new Set<Running>();

  constructor(threads: number, time: number) {
    this.threads = threads;
    this.time = time;
  }

  get hasRoom(): boolean {
    return this.running.size < this.threads;
  }

  /** No owner gets all threads, if there are several. */
  mayRun(owner: string): boolean {
    const own = [...this.running].filter(({ job }) => job.owner === owner).length;
    return own < Math.max(1, this.threads - 1);
  }
}

/** Milliseconds between two looks at what waits. */
const LOOK = 500;
/** Milliseconds that somebody who owes nothing waits before those who owe are cut off for it. */
const PATIENCE = 2000;
/** Characters of a log and bytes of a file, up to which it is expected to take no time. */
const SMALL = 64 * 1024;

/**
 * Runs everything that may take long: making and checking setups, reading files, replaying games. Short tasks have
 * threads of their own; one that turns out long starts again among the long ones. Each asker has an account of thread
 * time: the lowest goes first, none gets all threads or all places in the queue, and one over its share is cut off when
 * others wait. Tasks that wait too long are refused. A refused or cut-off task has changed nothing.
 */
export class Workshop {
  private readonly settings: WorkshopSettings;
  private readonly threads: Threads;
  private readonly short: Lane;
  private readonly long: Lane;
  private readonly lanes: readonly Lane[];
  private readonly accounts = new Map<string, TokenBucket>();
  private watch: NodeJS.Timeout | null = null;

  constructor(settings: WorkshopSettings) {
    this.settings = settings;
    this.threads = settings.threads ?? new WorkshopThreads(settings.memory);
    this.short = new Lane(settings.shortAtOnce, settings.shortTime);
    this.long = new Lane(settings.atOnce, settings.time);
    this.lanes = [this.short, this.long];
  }

  /** Rejects with a `BusyError`, a `TooMuchWorkError`, or the error that the work ended with. */
  async ask<Kind extends Work>(kind: Kind, task: Works[Kind]['task']): Promise<Works[Kind]['answer']> {
    const owner = this.settings.asker();
    const whole = { kind, ...task } as Task;
    const lane = isShort(whole) && this.owed(owner) === 0 ? this.short : this.long;
    if (!lane.hasRoom || !lane.mayRun(owner)) this.makeRoomFor(owner);
    return new Promise((resolve, reject) => {
      const since = performance.now();
      this.enqueue(lane, { owner, task: whole, resolve, reject, since, isTriedBefore: false });
    });
  }

  async close(): Promise<void> {
    if (this.watch) clearInterval(this.watch);
    await this.threads.close();
  }

  /** If no place is free, the owner with the most places gives one up, unless it is the asker. */
  private makeRoomFor(owner: string): void {
    const { waiting, waitingOfOne } = this.settings;
    const waitingOf = (one: string) => this.lanes.reduce((sum, { queue }) => sum + queue.of(one), 0);
    if (waitingOf(owner) >= waitingOfOne) throw new BusyError('Too much of yours waits already');
    if (this.lanes.reduce((sum, { queue }) => sum + queue.size, 0) < waiting) return;
    const [fullest] = this.lanes
      .flatMap(({ queue }) => queue.fullest ?? [])
      .sort((a, b) => waitingOf(b) - waitingOf(a));
    if (fullest === undefined || waitingOf(fullest) <= waitingOf(owner) + 1)
      throw new BusyError('Too much waits already');
    const given = this.long.queue.dropLast(fullest) ?? this.short.queue.dropLast(fullest);
    given!.reject(new BusyError('Others wait, who have asked for less'));
  }

  private enqueue(lane: Lane, job: Job): void {
    lane.queue.add(job.owner, job);
    this.next(lane);
    if (this.lanes.every(({ queue }) => queue.size === 0)) return;
    this.watch ??= setInterval(() => this.look(), LOOK).unref();
  }

  private next(lane: Lane): void {
    while (lane.hasRoom) {
      const job = lane.queue.next(
        (owner) => lane.mayRun(owner),
        (owner) => this.used(owner),
      );
      if (!job) return;
      this.start(lane, job);
    }
  }

  private start(lane: Lane, job: Job): void {
    const running: Running = { job, since: performance.now(), run: this.threads.run(job.task) };
    lane.running.add(running);
    const timer = setTimeout(() => this.endTime(lane, running), lane.time);
    running.run.answer
      .then(
        (answer) => this.leave(lane, running) && settle(job, answer),
        (error) => this.leave(lane, running) && this.fail(lane, job, error),
      )
      .finally(() => {
        clearTimeout(timer);
        this.next(lane);
      });
  }

  /** False: it was cut off before. */
  private leave(lane: Lane, running: Running): boolean {
    if (!lane.running.delete(running)) return false;
    const now = performance.now();
    this.account(running.job.owner, now).spend(now - running.since, now);
    return true;
  }

  private stop(lane: Lane, running: Running): void {
    this.leave(lane, running);
    running.run.stop();
  }

  private endTime(lane: Lane, running: Running): void {
    this.stop(lane, running);
    if (lane === this.short) this.enqueue(this.long, { ...running.job, since: performance.now() });
    else running.job.reject(new TooMuchWorkError());
    this.next(lane);
  }

  /** A thread may end by no fault of its task: another one tries it once more. */
  private fail(lane: Lane, job: Job, error: unknown): void {
    if (!(error instanceof LostThreadError) || job.isTriedBefore) job.reject(error);
    else this.enqueue(lane, { ...job, since: performance.now(), isTriedBefore: true });
  }

  /** Refuses tasks that waited too long, and makes room for owners without debts. */
  private look(): void {
    const now = performance.now();
    const { longestWait } = this.settings;
    for (const lane of this.lanes) {
      for (const { reject } of lane.queue.remove(({ since }) => now - since >= longestWait))
        reject(new BusyError('It has waited too long'));
      const isInNeed = ({ owner, since }: Job) => now - since >= PATIENCE && this.owed(owner) === 0;
      if ([...lane.queue.jobs()].some((job) => lane.mayRun(job.owner) && isInNeed(job))) this.cutOff(lane);
      this.next(lane);
    }
    for (const [owner, account] of this.accounts) if (account.isFull(now)) this.accounts.delete(owner);
    if (this.watch === null || this.lanes.some(({ queue }) => queue.size > 0)) return;
    clearInterval(this.watch);
    this.watch = null;
  }

  /** Ends the task of the owner with the largest debt, if there is one. */
  private cutOff(lane: Lane): void {
    const [worst] = [...lane.running].sort((a, b) => this.owed(b.job.owner) - this.owed(a.job.owner));
    if (!worst || this.owed(worst.job.owner) === 0) return;
    this.stop(lane, worst);
    worst.job.reject(new BusyError('It was cut off for others, who have asked for less'));
  }

  /** The amount by which an owner is over its share. */
  private owed(owner: string): number {
    return Math.max(0, this.used(owner) - this.settings.allowance.atOnce);
  }

  /** An owner's recent use, including current work. */
  private used(owner: string): number {
    const now = performance.now();
    const underWay = this.lanes
      .flatMap(({ running }) => [...running])
      .filter(({ job }) => job.owner === owner)
      .reduce((sum, { since }) => sum + now - since, 0);
    return underWay + this.settings.allowance.atOnce - this.account(owner, now).leftAt(now);
  }

  private account(owner: string, now: number): TokenBucket {
    const known = this.accounts.get(owner);
    if (known) return known;
    const { perSecond, atOnce } = this.settings.allowance;
    const account = new TokenBucket(perSecond, atOnce, now);
    this.accounts.set(owner, account);
    return account;
  }
}

function isShort(task: Task): boolean {
  if (task.kind === 'check' || task.kind === 'begin') return true;
  if (task.kind === 'draw' || task.kind === 'battle' || task.kind === 'report') return false;
  return (task.kind === 'import' ? task.body : task.entries).length <= SMALL;
}

function settle({ resolve, reject }: Job, answer: Answer): void {
  if ('answer' in answer) (resolve as (answer: unknown) => void)(answer.answer);
  else reject(new Error(answer.failure));
}
