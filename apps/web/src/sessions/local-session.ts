import type { News, Problem } from '@ironfield/client/api.ts';
import { accepted, type Result } from '@ironfield/kernel/refusal.ts';
import type { CoreOrder, CoreSetup, Seat } from '@ironfield/kernel/state.ts';
import type { AdoptedGame, FromWorker, LocalPlayer, NewLocalGame } from './local-messages.ts';
import {
  type Change,
  following,
  type Place,
  type Session,
  type SessionStatus,
  type Snapshot,
  type Wish,
} from './session.ts';
import { WorkerLink } from './worker-link.ts';

/** The worker that makes games and reads files; the next table takes it over, with the rules it has loaded. */
let shelf: WorkerLink | undefined;
function onShelf(): WorkerLink {
  shelf ??= new WorkerLink();
  return shelf;
}
function offShelf(): WorkerLink {
  const link = onShelf();
  shelf = undefined;
  return link;
}

export const localGames = {
  /** Fetches the worker before anybody needs it. */
  wake: () => void onShelf(),
  /** Lets it read the rules while the page does. */
  prepare: (game: string) =>
    void onShelf()
      .ask('prepare', { game })
      .catch(() => {}),
  create: (wanted: NewLocalGame) => onShelf().ask('create', { wanted }),
  importFile: (text: string, players: readonly LocalPlayer[]) => onShelf().ask('import', { text, players }),
  adopt: (adopted: AdoptedGame) => onShelf().ask('adopt', adopted),
  again: (id: string, setup?: CoreSetup) => onShelf().ask('again', { id, setup }),
};

export function openLocalSession(id: string): Session {
  return new LocalSession(id);
}

class LocalSession implements Session {
  status: SessionStatus = 'connecting';
  problem: Problem | null = null;
  snapshot: Snapshot | null = null;
  past: readonly News[] = [];
  private readonly link = offShelf();
  private readonly listeners = new Set<(change: Change) => void>();

  constructor(id: string) {
    this.link.onTell = (message) => this.hear(message);
    this.link.ask('open', { id }).then(
      (result) => this.turn(result.ok ? 'open' : 'failed', result.ok ? null : result.error),
      (error: Error) => this.turn('failed', { code: 'internal', message: error.message }),
    );
  }

  private turn(status: SessionStatus, problem: Problem | null): void {
    this.status = status;
    this.problem = problem;
    this.tell({ kind: 'status' });
  }

  private hear(message: Extract<FromWorker, { kind: Change['kind'] }>): void {
    const snapshot = following(message.snapshot, this.snapshot);
    this.snapshot = snapshot;
    if (message.kind === 'table') this.past = message.past;
    else if (message.kind === 'news') this.past = [...this.past, message.news];
    this.tell({ ...message, snapshot });
  }

  private tell(change: Change): void {
    for (const listener of this.listeners) listener(change);
  }

  subscribe(listener: (change: Change) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** People at one screen decide by turns. */
  get ownSeats(): readonly Seat[] {
    const seats = this.snapshot?.summary.seats ?? [];
    return seats.flatMap(({ seat, kind }) => (kind === 'human' ? [seat] : []));
  }

  submit = (order: CoreOrder) => this.link.ask('submit', { order });
  concede = () => this.link.ask('concede', {});
  offerDraw = () => this.link.ask('offerDraw', {});
  answerDraw = (agree: boolean) => this.link.ask('answerDraw', { agree });
  takeBack = () => this.link.ask('takeBack', {});
  suggest = (wish?: Wish) => this.link.ask('suggest', { wish });
  readonly battles = {
    ready: async (): Promise<Result<Place, Problem>> => {
      const battle = await this.link.ask('battle', {});
      return battle.ok ? accepted(['local', battle.value]) : battle;
    },
    fightOut: () => this.link.ask('fightOut', {}),
    tryOut: (number: number) => this.link.ask('tryOut', { number }),
  };
  exportFile = () => this.link.ask('export', {});

  close(): void {
    this.link.close();
    this.listeners.clear();
  }
}
