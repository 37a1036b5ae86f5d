import type { News, Problem } from '@ironfield/client/api.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import type {
  FromWorker,
  LocalGameInfo,
  LocalPlayer,
  NewLocalGame,
  RequestName,
  Requests,
} from './local-messages.ts';
import type { Change, Session, SessionStatus, Snapshot } from './session.ts';

/** The worker with a promise for every question. */
class WorkerLink {
  private readonly worker = new Worker(new URL('./local-worker.ts', import.meta.url), { type: 'module' });
  private readonly open = new Map<number, { resolve(value: never): void; reject(error: Error): void }>();
  private last = 0;
  onTell: (message: Extract<FromWorker, { kind: 'table' | 'news' }>) => void = () => {};

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'table' || data.kind === 'news') return this.onTell(data);
      const asked = this.open.get(data.request);
      this.open.delete(data.request);
      if (data.kind === 'answer') asked?.resolve(data.value as never);
      else asked?.reject(new Error(data.message));
    };
    this.worker.onerror = ({ message }) => {
      for (const asked of this.open.values())
        asked.reject(new Error(message || 'The game could not be loaded'));
      this.open.clear();
    };
  }

  ask<Name extends RequestName>(name: Name, input: Requests[Name]['in']): Promise<Requests[Name]['out']> {
    const request = ++this.last;
    return new Promise((resolve, reject) => {
      this.open.set(request, { resolve, reject });
      this.worker.postMessage({ request, name, ...input });
    });
  }

  close(): void {
    this.worker.terminate();
  }
}

/** One worker for everything that is not the table: listing, creating, loading files. */
let shelf: WorkerLink | undefined;
function onShelf(): WorkerLink {
  shelf ??= new WorkerLink();
  return shelf;
}

export const localGames = {
  list: (): Promise<readonly LocalGameInfo[]> => onShelf().ask('list', {}),
  create: (wanted: NewLocalGame) => onShelf().ask('create', { wanted }),
  importFile: (text: string, players: readonly LocalPlayer[]) => onShelf().ask('import', { text, players }),
  remove: (id: string) => onShelf().ask('remove', { id }),
};

export function openLocalSession(id: string): Session {
  return new LocalSession(id);
}

class LocalSession implements Session {
  status: SessionStatus = 'connecting';
  problem: Problem | null = null;
  snapshot: Snapshot | null = null;
  past: readonly News[] = [];
  private readonly link = new WorkerLink();
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

  private hear(message: Extract<FromWorker, { kind: 'table' | 'news' }>): void {
    const snapshot = withSameSetup(message.snapshot, this.snapshot);
    this.snapshot = snapshot;
    if (message.kind === 'table') this.past = message.past;
    else this.past = [...this.past, message.news];
    this.tell({ ...message, snapshot });
  }

  private tell(change: Change): void {
    for (const listener of this.listeners) listener(change);
  }

  subscribe(listener: (change: Change) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  submit = (order: CoreOrder) => this.link.ask('submit', { order });
  concede = () => this.link.ask('concede', {});
  why = (order: CoreOrder) => this.link.ask('why', { order });
  suggest = () => this.link.ask('suggest', {});
  exportFile = () => this.link.ask('export', {});

  close(): void {
    this.link.close();
    this.listeners.clear();
  }
}

/** Setups never change, and what is worked out from them is remembered by identity: every snapshot gets the first one. */
function withSameSetup(snapshot: Snapshot, former: Snapshot | null): Snapshot {
  const known = former?.view.table as { setup?: unknown } | undefined;
  if (known?.setup === undefined) return snapshot;
  return { ...snapshot, view: { ...snapshot.view, table: { ...snapshot.view.table, setup: known.setup } } };
}
