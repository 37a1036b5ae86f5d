import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import type { Plan } from '../experiment/plan.ts';
import { type GameLine, Table, type Task } from './playing.ts';

/** The players of games: a thread, several, or other machines. */
export interface Crew {
  /** Tasks worth having at a time. */
  readonly places: number;
  /** Games that fit into one task, by what the last ones took. */
  readonly fitting: number;
  play(task: Task): Promise<readonly GameLine[]>;
  close(): Promise<void>;
}

/** A game broke down: a fault of the program, with what it takes to find it. */
export class Breakdown extends Error {}

/** Short enough for a smooth bar and an even end, long enough to pay. */
const TASK_MS = 150;
const MOST_GAMES = 64;

/** Small tasks first, larger ones where games are quick. */
export class Pace {
  private games = 0;
  private milliseconds = 0;
  private readonly target: number;

  constructor(target = TASK_MS) {
    this.target = target;
  }

  note(games: number, milliseconds: number): void {
    this.games += games;
    this.milliseconds += milliseconds;
  }

  get fitting(): number {
    if (this.games === 0) return 2;
    const fitting = (this.games * this.target) / Math.max(1, this.milliseconds);
    return Math.max(2, Math.min(MOST_GAMES, 2 * Math.round(fitting / 2)));
  }
}

function playedBy(table: Table, { setting, from, to }: Task): GameLine[] {
  const lines: GameLine[] = [];
  for (let game = from; game < to; game++) {
    try {
      lines.push(table.play(setting, game));
    } catch (error) {
      throw breakdown(setting, game, error);
    }
  }
  return lines;
}

function breakdown(setting: number, game: number, error: unknown): Breakdown {
  const [message, stack] = error instanceof Error ? [error.message, error.stack ?? ''] : [String(error), ''];
  const lines = stack.split('\n').slice(1, 8);
  return new Breakdown(
    [`game ${game} of setting ${setting + 1} broke down: ${message}`, ...lines].join('\n'),
  );
}

/** Plays in this thread. */
export class SoloCrew implements Crew {
  readonly places = 1;
  private readonly table: Table;
  private readonly pace = new Pace();

  constructor(table: Table) {
    this.table = table;
  }

  get fitting(): number {
    return this.pace.fitting;
  }

  async play(task: Task): Promise<readonly GameLine[]> {
    // Ctrl-C and the progress bar need a turn now and then.
    await setImmediate();
    const started = performance.now();
    const lines = playedBy(this.table, task);
    this.pace.note(lines.length, performance.now() - started);
    return lines;
  }

  async close(): Promise<void> {}
}

interface Told {
  readonly number: number;
  readonly lines: readonly GameLine[];
  readonly milliseconds: number;
  readonly mishap: string | null;
}

interface Waiting {
  readonly resolve: (lines: readonly GameLine[]) => void;
  readonly reject: (error: Error) => void;
}

/** Plays in threads of this machine, which are started from the file of an app: only it knows all games. */
export class ThreadCrew implements Crew {
  readonly places: number;
  private readonly pace = new Pace();
  private readonly threads: { readonly worker: Worker; busy: number }[];
  private readonly waiting = new Map<number, Waiting>();
  private next = 0;

  constructor(file: URL, plan: Plan, count: number) {
    // One task lies ready at each thread, so that none waits for the next.
    this.places = 2 * count;
    this.threads = Array.from({ length: count }, () => ({
      worker: new Worker(file, { workerData: plan }),
      busy: 0,
    }));
    for (const thread of this.threads) {
      thread.worker.on('message', (told: Told) => {
        thread.busy--;
        this.settle(told);
      });
      thread.worker.on('error', (error) => this.fail(new Breakdown(`a thread broke down: ${error.message}`)));
    }
  }

  get fitting(): number {
    return this.pace.fitting;
  }

  play(task: Task): Promise<readonly GameLine[]> {
    const thread = this.threads.reduce((least, each) => (each.busy < least.busy ? each : least));
    thread.busy++;
    const number = this.next++;
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve, reject });
      thread.worker.postMessage({ number, task });
    });
  }

  private settle({ number, lines, milliseconds, mishap }: Told): void {
    const waiting = this.waiting.get(number);
    this.waiting.delete(number);
    this.pace.note(lines.length, milliseconds);
    if (mishap === null) waiting?.resolve(lines);
    else waiting?.reject(new Breakdown(mishap));
  }

  private fail(error: Breakdown): void {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map(({ worker }) => worker.terminate()));
  }
}

interface Port {
  on(event: 'message', hear: (message: { number: number; task: Task }) => void): void;
  postMessage(told: Told): void;
}

/** The work of a thread of a crew. */
export function serveCrew(games: readonly AnyGame[], plan: Plan, port: Port): void {
  const table = new Table(games, plan);
  port.on('message', ({ number, task }) => {
    const started = performance.now();
    const tell = (lines: readonly GameLine[], mishap: string | null) =>
      port.postMessage({ number, lines, milliseconds: performance.now() - started, mishap });
    try {
      tell(playedBy(table, task), null);
    } catch (error) {
      tell([], error instanceof Error ? error.message : String(error));
    }
  });
}
