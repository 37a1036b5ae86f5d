import { setTimeout as pause } from 'node:timers/promises';
import type { Plan } from '../experiment/plan.ts';
import { Breakdown, type Crew } from '../play/crew.ts';
import type { GameLine } from '../play/playing.ts';
import { type Claim, type LabDatabase, SILENCE_SECONDS } from './lab-database.ts';

const IDLE_MS = 300;
const TROUBLE_MS = 2000;
const SIGN_OF_LIFE_MS = (1000 * SILENCE_SECONDS) / 4;
/** Crews kept: threads take long to begin. */
const CREWS = 2;

export interface WorkerWish {
  /** Shown in the counts of games. */
  readonly name: string;
  readonly threads: number;
  /** Ends when there has been nothing to do for so long; null: never. */
  readonly idleSeconds: number | null;
  crewFor(plan: Plan): Crew;
  onGames?(games: number): void;
  onTrouble?(message: string): void;
}

/** Plays whatever is in the queue until it is interrupted. What it has begun by then it finishes. */
export async function work(database: LabDatabase, wish: WorkerWish, interrupt: AbortSignal): Promise<void> {
  const worker = new QueueWorker(database, wish, interrupt);
  await worker.work();
}

class QueueWorker {
  private readonly database: LabDatabase;
  private readonly wish: WorkerWish;
  private readonly interrupt: AbortSignal;
  private readonly crews = new Map<string, { readonly crew: Crew; users: number }>();
  private readonly held = new Set<string>();
  private busyAt = performance.now();

  constructor(database: LabDatabase, wish: WorkerWish, interrupt: AbortSignal) {
    this.database = database;
    this.wish = wish;
    this.interrupt = interrupt;
  }

  async work(): Promise<void> {
    const signs = setInterval(
      () => void this.database.touch([...this.held]).catch(() => {}),
      SIGN_OF_LIFE_MS,
    );
    try {
      // One more than there are threads, so that none waits for the database.
      await Promise.all(Array.from({ length: this.wish.threads + 1 }, () => this.takeTasks()));
    } finally {
      clearInterval(signs);
      for (const { crew } of this.crews.values()) await crew.close();
    }
  }

  private async takeTasks(): Promise<void> {
    while (!this.interrupt.aborted && !this.isIdle()) {
      const claim = await this.insisted(() => this.database.claim(), null);
      if (claim) await this.fulfil(claim);
      else await pause(IDLE_MS);
    }
  }

  private isIdle(): boolean {
    const { idleSeconds } = this.wish;
    if (idleSeconds === null || this.held.size > 0) return false;
    return performance.now() - this.busyAt > 1000 * idleSeconds;
  }

  private async fulfil(claim: Claim): Promise<void> {
    this.held.add(claim.id);
    try {
      const lines = await this.played(claim);
      if (typeof lines === 'string') {
        await this.insisted(() => this.database.report(claim, lines), undefined);
      } else if (lines) {
        await this.insisted(() => this.database.finish(claim, lines, this.wish.name), undefined);
        this.wish.onGames?.(lines.length);
      }
    } finally {
      this.held.delete(claim.id);
      this.busyAt = performance.now();
    }
  }

  /** The games of a task; or why they cannot be played, or null where nobody wants them any more. */
  private async played({ job }: Claim): Promise<readonly GameLine[] | string | null> {
    const known = await this.insisted(() => this.database.gamesOf(job.plan, [job]), []);
    if (known.length === job.to - job.from) return known;
    const plan = await this.insisted(() => this.database.plan(job.plan), null);
    if (!plan) return null;
    const entry = await this.crewOf(job.plan, plan);
    entry.users++;
    try {
      return await entry.crew.play(job);
    } catch (error) {
      if (error instanceof Breakdown) return error.message;
      throw error;
    } finally {
      entry.users--;
    }
  }

  private async crewOf(id: string, plan: Plan) {
    const known = this.crews.get(id);
    if (known) return known;
    const entry = { crew: this.wish.crewFor(plan), users: 0 };
    this.crews.set(id, entry);
    for (const [old, { crew, users }] of this.crews) {
      if (this.crews.size <= CREWS || users > 0 || old === id) continue;
      this.crews.delete(old);
      await crew.close();
    }
    return entry;
  }

  /** Tries until the database answers: what was played is not thrown away for trouble on the line. */
  private async insisted<T>(ask: () => Promise<T>, otherwise: T): Promise<T> {
    while (true) {
      try {
        return await ask();
      } catch (error) {
        this.wish.onTrouble?.(error instanceof Error ? error.message : String(error));
        if (this.interrupt.aborted) return otherwise;
        await pause(TROUBLE_MS);
      }
    }
  }
}
