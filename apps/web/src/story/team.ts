// Workers that play positions out. Each has one task at a time; the rest wait in a row.

import type { Seat } from '@ironfield/kernel/state.ts';
import type { FromOddsWorker, ToOddsWorker } from '../analysis/odds-messages.ts';
import type { Players } from './tell.ts';

/** The part of a worker that a team needs. */
export interface Engaged {
  onmessage: ((message: MessageEvent<FromOddsWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToOddsWorker): void;
  terminate(): void;
}

interface Task {
  readonly message: ToOddsWorker;
  /** Answers that are still to come. */
  left: number;
  readonly heard: FromOddsWorker[];
  done(heard: readonly FromOddsWorker[]): void;
  fail(why: Error): void;
}

export class Team implements Players {
  private readonly game: string;
  private readonly idle: Engaged[];
  private readonly all: readonly Engaged[];
  private readonly row: Task[] = [];

  constructor(game: string, workers: readonly Engaged[]) {
    this.game = game;
    this.all = workers;
    this.idle = [...workers];
  }

  async play({ view, strength, order, first, games }: Parameters<Players['play']>[0]) {
    const heard = await this.ask(
      {
        kind: 'play',
        game: this.game,
        view,
        strength,
        orders: [order],
        first,
        step: 1,
        games: first + games,
      },
      games,
    );
    return heard.map((each): readonly Seat[] | null => (each.kind === 'game' ? each.winners : null));
  }

  async lines(...[view, played]: Parameters<Players['lines']>) {
    const [heard] = await this.ask({ kind: 'lines', game: this.game, view, played }, 1);
    return heard.kind === 'lines' ? heard.lines : [];
  }

  dismiss(): void {
    for (const worker of this.all) worker.terminate();
    this.row.length = 0;
  }

  private ask(message: ToOddsWorker, answers: number): Promise<readonly FromOddsWorker[]> {
    return new Promise((done, fail) => {
      this.row.push({ message, left: answers, heard: [], done, fail });
      this.goOn();
    });
  }

  private goOn(): void {
    while (this.idle.length > 0 && this.row.length > 0) this.work(this.idle.pop()!, this.row.shift()!);
  }

  private work(worker: Engaged, task: Task): void {
    worker.onmessage = ({ data }) => {
      task.heard.push(data);
      if (--task.left > 0) return;
      this.idle.push(worker);
      task.done(task.heard);
      this.goOn();
    };
    worker.onerror = ({ message }) => task.fail(new Error(message));
    worker.postMessage(task.message);
  }
}
