import type { Result } from '@ironfield/kernel/refusal.ts';
import { refused } from '@ironfield/kernel/refusal.ts';
import { type ClientFrame, heardFrame, PROTOCOL_VERSION, type Problem, type ServerFrame } from '../api.ts';
import { withoutSlash } from '../links.ts';
import { type TableCallbacks, TableConnection } from './table-connection.ts';

export type Status =
  | 'connecting' // for the first time
  | 'open'
  | 'reconnecting' // the connection was lost; it comes back by itself
  | 'closed' // by this side
  | 'version-mismatch'; // the server speaks another protocol: reload or update this client

export interface ConnectionOptions {
  /** The client's name for itself. */
  readonly client?: string;
  /** `problem` is the server's last message before it closed, if any. */
  onStatus?(status: Status, problem: Problem | null): void;
  /** Milliseconds before the first attempt to reconnect, doubled with each up to the last; some chance is added. */
  readonly firstDelay?: number;
  readonly lastDelay?: number;
  /** Milliseconds of silence after which the server is asked for a sign of life, and after as many more given up. */
  readonly silence?: number;
  /** Makes a socket; replaced by tests. */
  readonly socket?: (url: string) => WebSocket;
}

type Request = ClientFrame & { readonly request: string };

interface Pending {
  readonly frame: Request;
  readonly table: TableConnection;
  /** Orders and chat are sent again after a reconnect: the server carries out a request only once. */
  readonly isRepeatable: boolean;
  resolve(result: Result<number | undefined, Problem>): void;
}

export function connect(baseUrl: string, options: ConnectionOptions = {}): Connection {
  return new Connection(baseUrl, options);
}

/** One socket to a server, kept alive through lost connections, with any number of tables on it. */
export class Connection {
  status: Status = 'connecting';
  private readonly url: string;
  private readonly options: ConnectionOptions;
  private readonly tables = new Map<string, TableConnection>();
  private readonly pending = new Map<string, Pending>();
  private socket: WebSocket | null = null;
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private isSilent = false;
  private farewell: Problem | null = null;

  constructor(baseUrl: string, options: ConnectionOptions) {
    this.url = `${withoutSlash(baseUrl).replace(/^http/, 'ws')}/api/socket`;
    this.options = options;
    this.open();
  }

  /**
   * Takes part in a game with the secret of a seat, or watches without. With `since`, also tells what happened
   * after that many entries. A game can be attended once per connection: attending again replaces the former.
   */
  attend(
    game: string,
    secret: string | undefined,
    callbacks: TableCallbacks,
    since?: number,
  ): TableConnection {
    const link = {
      request: (table: TableConnection, frame: Request, isRepeatable: boolean) =>
        this.request(table, frame, isRepeatable),
      forget: (table: TableConnection, problem: Problem) => this.forget(table, problem),
    };
    const table = new TableConnection(link, game, secret, callbacks, since);
    const former = this.tables.get(game);
    if (former) this.forget(former, { code: 'unavailable', message: 'The table is attended anew' });
    this.tables.set(game, table);
    if (this.status === 'open') this.enter(table);
    return table;
  }

  close(): void {
    this.end('closed', null);
  }

  /** Tries again at once instead of waiting: the network is back, or somebody looks at the screen again. */
  hurry(): void {
    if (this.status !== 'reconnecting' || this.socket) return;
    clearTimeout(this.retry);
    this.open();
  }

  private open(): void {
    const { socket: make = (url: string) => new WebSocket(url) } = this.options;
    const socket = make(this.url);
    this.socket = socket;
    this.isSilent = false;
    socket.addEventListener('open', () => {
      this.send({ type: 'hello', protocol: PROTOCOL_VERSION, client: this.options.client ?? 'ironfield' });
    });
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.socket) this.receive(data);
    });
    socket.addEventListener('error', () => {
      if (socket === this.socket) this.lose();
    });
    socket.addEventListener('close', () => {
      if (socket === this.socket) this.lose();
    });
    // Also ends attempts that never open.
    clearInterval(this.heartbeat);
    this.heartbeat = setInterval(() => this.listenForLife(), this.options.silence ?? 20_000);
  }

  private receive(data: unknown): void {
    this.isSilent = false;
    const frame = readFrame(data);
    // Something newer than this client knows; the protocol only ever adds within a version.
    if (!frame) return;
    switch (frame.type) {
      case 'welcome':
        this.welcomed();
        break;
      case 'goodbye':
        this.farewell = frame.problem;
        if (frame.problem.code === 'version') this.end('version-mismatch', frame.problem);
        break;
      case 'pong':
        break;
      case 'done':
        this.settle(frame.request, { ok: true, value: frame.number });
        break;
      case 'failed':
        this.settle(frame.request, refused(frame.problem));
        break;
      case 'lost':
        if (frame.problem.code === 'unknown-seat') this.giveUp(frame.game, frame.problem);
        else this.enterAgain(frame.game);
        break;
      default:
        if (this.tables.get(frame.game)?.receive(frame) === false) this.enterAgain(frame.game);
    }
  }

  private enterAgain(game: string): void {
    const table = this.tables.get(game);
    if (table && this.status === 'open') this.enter(table);
  }

  private welcomed(): void {
    this.failures = 0;
    this.farewell = null;
    this.become('open', null);
    for (const table of this.tables.values()) this.enter(table);
  }

  /** Attends, and then repeats the unanswered orders. */
  private async enter(table: TableConnection): Promise<void> {
    const { socket } = this;
    table.isAttended = false;
    const frame = table.attendFrame();
    const result = await this.request(table, frame, false);
    if (this.socket !== socket || this.tables.get(table.game) !== table) return;
    if (result.ok) {
      const unanswered = [...this.pending.values()].filter((one) => one.table === table && one.isRepeatable);
      for (const { frame } of unanswered) this.send(frame);
    } else if (TRANSIENT.includes(result.error.code)) {
      setTimeout(() => {
        const isStillHere = this.tables.get(table.game) === table;
        if (isStillHere && this.socket === socket && this.status === 'open') this.enter(table);
      }, this.options.lastDelay ?? LAST_DELAY);
    } else {
      this.giveUp(table.game, result.error);
    }
  }

  private giveUp(game: string, problem: Problem): void {
    const table = this.tables.get(game);
    if (!table) return;
    this.forget(table, problem);
    table.lost(problem);
  }

  private request(
    table: TableConnection,
    frame: Request,
    isRepeatable: boolean,
  ): Promise<Result<number | undefined, Problem>> {
    const isOpen = this.status === 'open';
    // Chat is meant for now.
    if ((!isRepeatable || frame.type === 'chat') && !isOpen) return Promise.resolve(refused(NO_CONNECTION));
    if (this.tables.get(table.game) !== table) return Promise.resolve(refused(NOT_HERE));
    return new Promise((resolve) => {
      this.pending.set(frame.request, { frame, table, isRepeatable, resolve });
      // An order waits for the table: made before it is attended, it would be refused.
      if (isOpen && (table.isAttended || frame.type === 'attend')) this.send(frame);
    });
  }

  private settle(request: string, result: Result<number | undefined, Problem>): void {
    const pending = this.pending.get(request);
    this.pending.delete(request);
    if (pending && result.ok && pending.frame.type === 'attend') pending.table.isAttended = true;
    pending?.resolve(result);
  }

  private forget(table: TableConnection, problem: Problem): void {
    if (this.tables.get(table.game) === table) this.tables.delete(table.game);
    this.refusePending(problem, (one) => one.table === table);
  }

  private refusePending(problem: Problem, which: (pending: Pending) => boolean): void {
    for (const one of [...this.pending.values()]) {
      if (which(one)) this.settle(one.frame.request, refused(problem));
    }
  }

  private lose(): void {
    if (!this.socket) return;
    this.dropSocket();
    for (const table of this.tables.values()) table.isAttended = false;
    this.refusePending(NO_CONNECTION, ({ isRepeatable }) => !isRepeatable);
    this.become('reconnecting', this.farewell);
    const { firstDelay = FIRST_DELAY, lastDelay = LAST_DELAY } = this.options;
    const delay = Math.min(lastDelay, firstDelay * 2 ** Math.min(this.failures++, 20));
    this.retry = setTimeout(() => this.open(), delay * (0.5 + Math.random() / 2));
  }

  private end(status: Status, problem: Problem | null): void {
    if (this.status === 'closed' || this.status === 'version-mismatch') return;
    this.dropSocket();
    clearTimeout(this.retry);
    this.become(status, problem);
    this.refusePending(problem ?? NO_CONNECTION, () => true);
    this.tables.clear();
  }

  /** Half-open connections do not close by themselves, so this does not wait for the other side's answer. */
  private dropSocket(): void {
    const { socket } = this;
    this.socket = null;
    clearInterval(this.heartbeat);
    try {
      socket?.close();
    } catch {
      // Not even open: there is nothing to close.
    }
  }

  private listenForLife(): void {
    if (this.isSilent) this.lose();
    else if (this.status === 'open') this.send({ type: 'ping' });
    this.isSilent = true;
  }

  private send(frame: ClientFrame): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(frame));
  }

  private become(status: Status, problem: Problem | null): void {
    if (this.status === status) return;
    this.status = status;
    this.options.onStatus?.(status, problem);
  }
}

const FIRST_DELAY = 500;
const LAST_DELAY = 15_000;
const TRANSIENT: readonly Problem['code'][] = ['unavailable', 'busy', 'internal', 'too-many', 'timeout'];
const NO_CONNECTION: Problem = { code: 'unavailable', message: 'There is no connection to the server' };
const NOT_HERE: Problem = { code: 'forbidden', message: 'The table is no longer attended' };

function readFrame(data: unknown): ServerFrame | null {
  if (typeof data !== 'string') return null;
  try {
    const parsed = heardFrame.safeParse(JSON.parse(data));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
