import type { ChatMessage, GameSummary, News, Problem, TableView } from '@ironfield/client/api.ts';
import { type Connection, connect, type Status } from '@ironfield/client/connection/connection.ts';
import type { TableConnection } from '@ironfield/client/connection/table-connection.ts';
import { invitationLink, seatLink, watchLink } from '@ironfield/client/links.ts';
import { sharesDue } from '@ironfield/client/shares.ts';
import { accepted, type Result, refused } from '@ironfield/kernel/refusal.ts';
import type { CoreOrder, CoreSetup, Seat } from '@ironfield/kernel/state.ts';
import { forgetKey, keepKeys, type OwnKey, ownKeys, seatKey } from './own-seats.ts';
import { otherVersion, server, serverAddress } from './server.ts';
import {
  type Battles,
  type Change,
  type Company,
  following,
  type Host,
  NOTHING_TO_TAKE_BACK,
  type Place,
  type Prelude,
  type Session,
  type SessionStatus,
  type Snapshot,
  type Wish,
} from './session.ts';
import { beforeLastOrder } from './standing-orders.ts';
import { WorkerLink } from './worker-link.ts';

/** The time in milliseconds that a late order waits to see whether the question is still the same. */
const CATCHING_UP = 3000;
/** Nobody waits much longer before a screen. */
const LONGEST_PAUSE = 6000;

/** A seat at a table on the server, as its address names it: `<game>.<seat>`. */
export function openSeat(id: string): Session {
  const [game = '', seat = ''] = id.split('.');
  const key = seatKey(game, Number(seat));
  return new RemoteSession(game, key, key ? null : NO_KEY);
}

/** A table on the server without a seat. */
export function openWatch(game: string): Session {
  return new RemoteSession(game, null, null);
}

const NO_KEY: Problem = {
  code: 'unknown-seat',
  message:
    'This browser does not have that seat. Open the link you were given, or use the browser you joined with',
};

class RemoteSession implements Session {
  status: SessionStatus = 'connecting';
  problem: Problem | null = null;
  snapshot: Snapshot | null = null;
  prelude: Prelude | null = null;
  past: readonly News[] = [];
  readonly ownSeats: readonly Seat[];
  private messages: readonly ChatMessage[] = [];
  private presence: Company['presence'] = { here: [], left: [] };
  private readonly game: string;
  private readonly key: OwnKey | null;
  private readonly connection: Connection | null = null;
  private readonly table: TableConnection | null = null;
  private readonly listeners = new Set<(change: Change) => void>();
  private thinker: WorkerLink | null = null;

  constructor(game: string, key: OwnKey | null, problem: Problem | null) {
    this.game = game;
    this.key = key;
    this.ownSeats = key ? [key.seat] : [];
    if (problem) {
      this.status = 'failed';
      this.problem = problem;
      return;
    }
    this.connection = connect(serverAddress, {
      client: 'ironfield in the browser',
      lastDelay: LONGEST_PAUSE,
      onStatus: (status, reason) => this.follow(status, reason),
    });
    this.table = this.connection.attend(
      game,
      key?.secret,
      {
        table: (table, missed) => this.arrive(table, missed),
        news: (news, table) => this.hear([news], table),
        chat: (message) => {
          this.messages = [...this.messages, message];
          this.tell({ kind: 'company' });
        },
        present: (here, left) => {
          this.presence = { here, left };
          this.tell({ kind: 'company' });
        },
        lost: (reason) => this.turn('failed', reason),
      },
      0,
    );
    window.addEventListener('online', this.hurry);
    window.addEventListener('offline', this.noticeNetwork);
    document.addEventListener('visibilitychange', this.hurry);
  }

  get company(): Company {
    const { game } = this;
    const keyOf = (kind: OwnKey['kind'], seat: Seat) =>
      ownKeys().findLast((key) => key.kind === kind && key.game === game && key.seat === seat);
    return {
      messages: this.messages,
      presence: this.presence,
      say: (text) => this.ask((table) => table.chat(text)),
      answerTakeback: (agree) => this.ask((table) => table.answerTakeback(agree)),
      links: {
        invitation: (seat) => {
          const key = keyOf('invitation', seat);
          return key ? invitationLink(serverAddress, game, key.secret) : null;
        },
        seat: (seat) => {
          const key = keyOf('seat', seat);
          return key ? seatLink(serverAddress, game, key.secret) : null;
        },
        watch: watchLink(serverAddress, game),
      },
      ...(this.key && this.waysOf(this.key.secret)),
    };
  }

  /** The rights of the player here before the game begins. */
  private waysOf(secret: string): Pick<Company, 'host' | 'standUp'> {
    if (this.isHost) return { host: this.hostWith(secret) };
    return {
      standUp: async () => {
        const answer = await server.standUp(this.game, secret);
        if (answer.ok) forgetKey(secret);
        return answer;
      },
    };
  }

  /** The host holds the invitations. */
  private get isHost(): boolean {
    return ownKeys().some(({ kind, game }) => kind === 'invitation' && game === this.game);
  }

  private hostWith(secret: string): Host {
    const { game } = this;
    return {
      hasGuest: (seat) =>
        this.prelude?.summary.seats[seat]?.kind === 'human' &&
        ownKeys().some((key) => key.kind === 'invitation' && key.game === game && key.seat === seat),
      reopen: async (seat) => {
        const answer = await server.reopen(game, secret, { seat });
        if (answer.ok) keepKeys({ kind: 'invitation', game, seat, secret: answer.value.invitation });
        this.tell({ kind: 'company' });
        return answer;
      },
      withdraw: () => server.withdraw(game, secret),
    };
  }

  /** The battle that the game waits for, once the server has opened it. */
  get battles(): Battles | undefined {
    const { snapshot, key } = this;
    const errand = snapshot?.view.errand?.errand;
    const battle = snapshot?.summary.battles?.find((one) => one.errand === errand);
    if (!battle) return undefined;
    return {
      ready: async () => {
        if (key) keepKeys({ kind: 'seat', game: battle.game, seat: key.seat, secret: key.secret });
        return accepted(this.placeOf(battle.game));
      },
    };
  }

  /** The same seat at another table, or none as at this one. */
  private placeOf(game: string): Place {
    return this.key && seatKey(game, this.key.seat) ? ['seat', `${game}.${this.key.seat}`] : ['watch', game];
  }

  private snapshotOf({ summary, view }: TableView): Snapshot {
    const seen = view as Snapshot['view'];
    const { within, rests } = summary;
    return {
      summary,
      viewer: seen.viewer,
      view: seen,
      ...(within !== undefined && { within: this.placeOf(within), rests: rests && !seen.errand }),
    };
  }

  subscribe(listener: (change: Change) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** For a newer table, too, as long as the same is asked there: others may decide at the same time. */
  async submit(order: CoreOrder, number: number): Promise<Result<number, Problem>> {
    if (number !== this.number) return refused(TOO_LATE);
    const table = this.snapshot?.view.table;
    for (let at = number; ; at = this.number) {
      const result = await this.ask((table) => table.order(order as Parameters<typeof table.order>[0], at));
      if (result.ok) {
        await this.until(() => this.number >= (result.value ?? 0));
        return accepted(this.number);
      }
      if (result.error.code !== 'stale') return result;
      await this.until(() => this.number > at, CATCHING_UP);
      if (this.number === at || this.snapshot?.view.table !== table) return refused(TOO_LATE);
    }
  }

  async concede(): Promise<Result<number, Problem>> {
    const result = await this.ask((table) => table.concede());
    return result.ok ? accepted(result.value ?? 0) : result;
  }

  offerDraw(): Promise<Result<unknown, Problem>> {
    return this.ask((table) => table.offerDraw());
  }

  answerDraw(agree: boolean): Promise<Result<unknown, Problem>> {
    return this.ask((table) => table.answerDraw(agree));
  }

  async takeBack(): Promise<Result<unknown, Problem>> {
    const to = this.key && beforeLastOrder(this.past, this.key.seat);
    if (to === null) return refused(NOTHING_TO_TAKE_BACK);
    return this.ask((table) => table.proposeTakeback(to));
  }

  async suggest(wish?: Wish) {
    const { snapshot } = this;
    if (!snapshot) return null;
    return this.thinking().ask('suggestThere', { game: snapshot.summary.game, view: snapshot.view, wish });
  }

  async exportFile(): Promise<string> {
    const file = await server.export(this.game, this.key?.secret);
    if (!file.ok) throw new Error(file.error.message);
    return `${JSON.stringify(file.value, null, 1)}\n`;
  }

  close(): void {
    window.removeEventListener('online', this.hurry);
    window.removeEventListener('offline', this.noticeNetwork);
    document.removeEventListener('visibilitychange', this.hurry);
    this.listeners.clear();
    this.connection?.close();
    this.thinker?.close();
  }

  private get number(): number {
    return this.snapshot?.summary.number ?? 0;
  }

  private thinking(): WorkerLink {
    this.thinker ??= new WorkerLink();
    return this.thinker;
  }

  private ask<T>(what: (table: TableConnection) => Promise<Result<T, Problem>>): Promise<Result<T, Problem>> {
    if (this.table && this.status !== 'failed') return what(this.table);
    return Promise.resolve(refused(this.problem ?? NO_KEY));
  }

  private follow(status: Status, problem: Problem | null): void {
    if (status === 'reconnecting') this.turn(navigator.onLine ? 'reconnecting' : 'offline', problem);
    else if (status === 'version-mismatch') void this.explainVersion();
    // Open is a table that is there, not a line to the server.
  }

  private async explainVersion(): Promise<void> {
    this.turn('failed', otherVersion(null));
    const health = await server.health();
    if (health.ok) this.turn('failed', otherVersion(health.value.protocol));
  }

  private readonly noticeNetwork = (): void => {
    if (this.status === 'reconnecting' && !navigator.onLine) this.turn('offline', this.problem);
  };

  /** Somebody is here again, or the network is: no need to wait for the next attempt. */
  private readonly hurry = (): void => {
    if (document.visibilityState === 'visible') this.connection?.hurry();
  };

  private turn(status: SessionStatus, problem: Problem | null): void {
    if (this.status === 'failed' && status !== 'failed') return;
    this.status = status;
    this.problem = problem;
    this.tell({ kind: 'status' });
  }

  /** The whole table: at first, after a lost connection, and when its summary changes without an entry. */
  private arrive(table: TableView, missed: readonly News[]): void {
    const former = this.snapshot;
    const { summary, prelude } = table;
    this.prelude = prelude ? { summary, viewer: prelude.viewer, setup: prelude.setup as CoreSetup } : null;
    if (prelude) {
      this.addToDice(summary);
      this.turn('open', null);
      return;
    }
    if (!former) {
      this.past = missed;
      this.show(this.snapshotOf(table), 'table');
    } else if (missed.length > 0) {
      this.hear(missed, table);
    } else if (table.summary.number === former.summary.number) {
      // Kept as they are, and with them whatever somebody is planning.
      const { within, rests } = this.snapshotOf(table);
      this.show({ ...former, summary: table.summary, within, rests }, 'summary');
    } else {
      this.past = this.past.filter(({ number }) => number <= table.summary.number);
      this.show(following(this.snapshotOf(table), former), 'table');
    }
    if (this.status !== 'open') this.turn('open', null);
  }

  /** Tells what the seats of this browser add to the dice, once everybody is bound to what they add. */
  private addToDice(summary: GameSummary): void {
    const own = ownKeys().filter(({ kind, game }) => kind === 'seat' && game === this.game);
    const due = sharesDue(
      summary,
      own.map(({ seat }) => seat),
      this.isHost,
    );
    for (const { game, seat, secret, share } of own) {
      if (share === undefined || !due.includes(seat)) continue;
      if (secret === this.key?.secret) void this.table?.share(share);
      else void server.share(game, secret, { secret: share });
    }
  }

  /** One entry more, or all that were missed at once: they are shown one event after the other like any. */
  private hear(news: readonly News[], table: TableView): void {
    const former = this.snapshot;
    this.past = [...this.past, ...news];
    const snapshot = following(this.snapshotOf(table), former);
    const last = news.at(-1)!;
    if (news.length > 1 && news.some(({ kind }) => kind === 'takeback')) this.show(snapshot, 'table');
    else this.show(snapshot, { ...last, events: news.flatMap(({ events }) => events) });
  }

  private show(snapshot: Snapshot, how: 'table' | 'summary' | News): void {
    this.snapshot = snapshot;
    if (how === 'table') this.tell({ kind: 'table', snapshot, past: this.past });
    else if (how === 'summary') this.tell({ kind: 'summary', snapshot });
    else this.tell({ kind: 'news', snapshot, news: how });
  }

  private tell(change: Change): void {
    for (const listener of [...this.listeners]) listener(change);
  }

  /** Waits for the news that an answer has overtaken. */
  private until(isSo: () => boolean, limit = Number.POSITIVE_INFINITY): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        stop();
        resolve();
      };
      const look = () => (isSo() || this.status === 'failed') && done();
      const stop = this.subscribe(look);
      const timer = Number.isFinite(limit) ? setTimeout(done, limit) : undefined;
      look();
    });
  }
}

const TOO_LATE: Problem = {
  code: 'stale',
  message: 'The game had moved on before your order arrived, so it was not carried out. Look again',
};
