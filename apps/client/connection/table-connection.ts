import type { Result } from '@ironfield/kernel/refusal.ts';
import type {
  ChatMessage,
  ClientFrame,
  News,
  OrderRequest,
  Problem,
  ServerFrame,
  TableView,
} from '../api.ts';
import { type Changes, withChanges } from '../changes.ts';
import { unfolded, unpacked } from './packing.ts';

export interface TableCallbacks {
  /**
   * The whole table: at first, after a reconnect, and when the summary changes without an entry. `missed` are the
   * entries since the last one told, if it was asked for; no entry is ever told twice.
   */
  table?(table: TableView, missed: readonly News[]): void;
  /** One entry more, and the table after it. */
  news?(news: News, table: TableView): void;
  /** Every message once, also those of before the first connection that the server still sends. */
  chat?(message: ChatMessage): void;
  /** The seats with somebody present, and those whose person has left. */
  present?(here: readonly number[], left: readonly number[]): void;
  /** The server does not let this table be attended: it does not exist, or the secret is not of a seat. */
  lost?(problem: Problem): void;
}

type TableFrame = 'table' | 'packed' | 'news' | 'changes' | 'changed' | 'chat' | 'present';
type Answer = Promise<Result<number | undefined, Problem>>;
type Request = ClientFrame & { readonly request: string };

/** A table's needs of its connection. */
export interface Link {
  request(table: TableConnection, frame: Request, isRepeatable: boolean): Answer;
  forget(table: TableConnection, problem: Problem): void;
}

/** One table on a connection. Orders survive lost connections, and so does what was said before; while there is none, it is refused. */
export class TableConnection {
  readonly game: string;
  /** The last table received; `null` before the first. */
  table: TableView | null = null;
  /** Whether the server counts us in: kept by the connection. */
  isAttended = false;
  /** The same in its wire form, to which changes apply. */
  private told: TableView | null = null;
  /** Travels once. */
  private setup: { readonly hash: string; readonly value: object } | null = null;
  private readonly link: Link;
  private readonly secret: string | undefined;
  private readonly callbacks: TableCallbacks;
  private seen: number | undefined;
  private lastChat = -1;

  constructor(
    link: Link,
    game: string,
    secret: string | undefined,
    callbacks: TableCallbacks,
    since: number | undefined,
  ) {
    this.link = link;
    this.game = game;
    this.secret = secret;
    this.callbacks = callbacks;
    this.seen = since;
  }

  /** Gives an order for the table as it was last told. Answers when the server has it, however long that takes. */
  order(order: OrderRequest['order'], number = this.table?.summary.number ?? 0): Answer {
    return this.repeat({ type: 'order', request: newRequestId(), game: this.game, number, order });
  }

  /** Reveals the seat's share of the dice. */
  share(secret: string): Answer {
    return this.repeat({ type: 'share', request: newRequestId(), game: this.game, secret });
  }

  concede(): Answer {
    return this.repeat({ type: 'concede', request: newRequestId(), game: this.game });
  }

  proposeTakeback(to: number): Answer {
    return this.once({ type: 'takeback', request: newRequestId(), game: this.game, to });
  }

  answerTakeback(agree: boolean): Answer {
    return this.once({ type: 'answer-takeback', request: newRequestId(), game: this.game, agree });
  }

  offerDraw(): Answer {
    return this.once({ type: 'draw', request: newRequestId(), game: this.game });
  }

  answerDraw(agree: boolean): Answer {
    return this.once({ type: 'answer-draw', request: newRequestId(), game: this.game, agree });
  }

  chat(text: string): Answer {
    return this.repeat({ type: 'chat', request: newRequestId(), game: this.game, text });
  }

  /** Hears no more of the table. */
  async leave(): Promise<void> {
    const left = this.once({ type: 'leave', request: newRequestId(), game: this.game });
    await left;
    this.link.forget(this, { code: 'unavailable', message: 'The table has been left' });
  }

  /** The frame that attends, at first and again. */
  attendFrame(): Request {
    return {
      type: 'attend',
      request: newRequestId(),
      game: this.game,
      ...(this.secret !== undefined && { secret: this.secret }),
      ...(this.seen !== undefined && { since: this.seen }),
      changes: true,
      has: this.setup ? [this.setup.hash] : [],
    };
  }

  /** False: it does not follow from what was told before, and the table must be attended again. */
  receive(frame: Extract<ServerFrame, { type: TableFrame }>): boolean {
    switch (frame.type) {
      case 'table':
        this.lookAt(frame.table, frame.missed);
        return true;
      case 'packed':
        return this.unpack(frame);
      case 'news':
        this.hear(frame.news, frame.table);
        return true;
      case 'changes':
        if (this.told?.summary.number !== frame.news.number - 1) return false;
        this.hear(frame.news, this.changed(frame.changes));
        return true;
      case 'changed':
        if (!this.told) return false;
        this.lookAt(this.changed(frame.changes), []);
        return true;
      case 'present':
        this.callbacks.present?.(frame.here, frame.left);
        return true;
      case 'chat':
        if (frame.message.id <= this.lastChat) return true;
        this.lastChat = frame.message.id;
        this.callbacks.chat?.(frame.message);
        return true;
    }
  }

  private unpack({ setup, table, missed }: Extract<ServerFrame, { type: 'packed' }>): boolean {
    if (setup?.value) this.setup = { hash: setup.hash, value: setup.value as object };
    if (setup && setup.hash !== this.setup?.hash) {
      this.setup = null;
      return false;
    }
    this.told = unpacked(table, setup && this.setup!.value);
    this.lookAt(unfolded(this.told), missed);
    return true;
  }

  private changed(changes: Changes): TableView {
    this.told = withChanges(this.told, changes) as TableView;
    return unfolded(this.told);
  }

  private lookAt(table: TableView, missed: readonly News[]): void {
    const unseen = missed.filter(({ number }) => number > (this.seen ?? -1));
    this.see(table);
    this.callbacks.table?.(table, unseen);
  }

  private hear(news: News, table: TableView): void {
    if (news.number <= (this.seen ?? -1)) return;
    this.see(table);
    this.callbacks.news?.(news, table);
  }

  lost(problem: Problem): void {
    this.callbacks.lost?.(problem);
  }

  private see(table: TableView): void {
    this.table = table;
    this.seen = Math.max(this.seen ?? 0, table.summary.number);
  }

  private repeat(frame: Request): Answer {
    return this.link.request(this, frame, true);
  }

  private once(frame: Request): Answer {
    return this.link.request(this, frame, false);
  }
}

/** 96 random bits, so that no two requests of a game are ever the same. */
function newRequestId(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
