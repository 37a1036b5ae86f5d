import { setTimeout as pause } from 'node:timers/promises';
import { Breakdown, type Crew, Pace } from '../play/crew.ts';
import type { GameLine, Task } from '../play/playing.ts';
import type { LabDatabase } from './lab-database.ts';

/** Tasks in the queue at a time: enough for some hundred workers, few enough to look for in one statement. */
const PLACES = 256;
/** Long enough to be worth its four statements, short enough to lose little with a worker. */
const TASK_MS = 4000;
const LOOK_MS = 250;
/** With trouble on the line it looks less often. */
const TROUBLE_MS = 2000;

interface Waiting {
  readonly task: Task;
  readonly started: number;
  readonly lines: Map<number, GameLine>;
  readonly resolve: (lines: readonly GameLine[]) => void;
  readonly reject: (error: Error) => void;
}

/** Has the games played by whoever works at the database: this process, other processes, other machines. */
export class QueueCrew implements Crew {
  readonly places = PLACES;
  private readonly database: LabDatabase;
  private readonly plan: string;
  private readonly waiting = new Map<string, Waiting>();
  private readonly pace = new Pace(TASK_MS);
  private isClosed = false;
  private readonly looking: Promise<void>;

  constructor(database: LabDatabase, plan: string) {
    this.database = database;
    this.plan = plan;
    this.looking = this.look();
  }

  get fitting(): number {
    return this.pace.fitting;
  }

  play(task: Task): Promise<readonly GameLine[]> {
    const { promise, resolve, reject } = Promise.withResolvers<readonly GameLine[]>();
    const waiting = { task, started: performance.now(), lines: new Map(), resolve, reject };
    this.waiting.set(`${task.setting} ${task.from}`, waiting);
    void this.send(task).catch(reject);
    return promise;
  }

  /** A task that was sent twice is played twice at worst; one that was not sent would be waited for. */
  private async send(task: Task): Promise<void> {
    while (!this.isClosed) {
      try {
        await this.database.send({ plan: this.plan, ...task });
        return;
      } catch {
        await pause(TROUBLE_MS);
      }
    }
  }

  private async look(): Promise<void> {
    while (!this.isClosed) {
      try {
        await this.collect();
        await pause(LOOK_MS);
      } catch {
        await pause(TROUBLE_MS);
      }
    }
  }

  private async collect(): Promise<void> {
    if (this.waiting.size === 0) return;
    const tasks = [...this.waiting.values()];
    for (const line of await this.database.gamesOf(
      this.plan,
      tasks.map(({ task }) => task),
    )) {
      const home = tasks.find(
        ({ task }) => task.setting === line.setting && line.game >= task.from && line.game < task.to,
      );
      home?.lines.set(line.game, line);
    }
    for (const { task, started, lines, resolve } of tasks) {
      if (lines.size < task.to - task.from) continue;
      this.waiting.delete(`${task.setting} ${task.from}`);
      this.pace.note(lines.size, Math.min(performance.now() - started, TASK_MS * 4));
      resolve([...lines.values()].sort((a, b) => a.game - b.game));
    }
    const mishap = await this.database.mishap(this.plan);
    if (mishap === null) return;
    for (const { reject } of this.waiting.values()) reject(new Breakdown(mishap));
    this.waiting.clear();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.looking;
  }
}
