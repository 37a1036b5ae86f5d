import { createHash } from 'node:crypto';
import type {
  ChatMessage,
  GameSummary,
  News,
  Problem,
  ServerFrame,
  TableView,
} from '@ironfield/client/api.ts';
import { type Changes, changesBetween } from '@ironfield/client/changes.ts';
import { folded, packed, setupOf } from '@ironfield/client/connection/packing.ts';
import type { Attendance, Attendee, Company, TableListener } from '../service.ts';
import { Written } from '../written.ts';

/** The follower's handling of messages. */
export interface Keeping {
  /** It keeps the table, and is told what changes. */
  readonly changes: boolean;
  /** Hashes of the setups that it keeps; `null`: it keeps none, and is told whole tables. */
  readonly has: readonly string[] | null;
}

/** No table with more characters is told whole again and again: fifty sockets of one address would make that dear. */
export const LARGEST_WHOLE = 256 * 1024;

/**
 * A table that a socket follows. What happens while the attendance is being made waits until the table itself has
 * been sent, so that every entry goes out exactly once and in order.
 */
export class FollowedTable implements TableListener {
  readonly attendee: Attendee;
  private readonly hasChanges: boolean;
  /** The setups that the follower has by now. */
  private readonly known: Set<string> | null;
  private readonly send: (type: ServerFrame['type'], text: string) => void;
  private readonly onLost: () => void;
  private early: (() => void)[] | null = [];
  private attendance: Attendance | null = null;
  private isOver = false;
  private lastNumber = 0;
  /** The last table sent. */
  private lastTable: TableView | null = null;
  private lastChat = -1;

  constructor(
    attendee: Attendee,
    { changes, has }: Keeping,
    send: (type: ServerFrame['type'], text: string) => void,
    onLost: () => void,
  ) {
    this.attendee = attendee;
    this.hasChanges = changes;
    this.known = changes && has ? new Set(has) : null;
    this.send = send;
    this.onLost = onLost;
  }

  /** Sends the table, what was missed, what was said, and whatever happened since. */
  open(attendance: Attendance): void {
    this.attendance = attendance;
    if (this.isOver) {
      attendance.stop();
      return;
    }
    const { table, missed, recentChat } = attendance;
    this.lastNumber = table.summary.number;
    this.sendTable(table, missed);
    for (const message of recentChat) this.sendChat(message);
    const early = this.early ?? [];
    this.early = null;
    for (const tell of early) tell();
  }

  stop(): void {
    this.isOver = true;
    this.early = null;
    this.attendance?.stop();
  }

  news(news: News, table: TableView): void {
    this.tell(() => {
      if (news.number <= this.lastNumber) return;
      this.lastNumber = news.number;
      this.sendNews(news, table);
    });
  }

  changed(table: TableView): void {
    this.tell(() => {
      if (table.summary.number < this.lastNumber) return;
      const before = this.lastTable;
      // A game that begins has all of its table new, but for the setup.
      if (this.known && before?.view && table.view) this.sendChanged(before, table);
      else this.sendTable(table, NOTHING);
    });
  }

  chat(message: ChatMessage): void {
    this.tell(() => this.sendChat(message));
  }

  present({ here, left }: Company): void {
    const { game } = this.attendee;
    this.tell(() => this.sendFrame({ type: 'present', game, here: [...here], left: [...left] }));
  }

  lost(problem: Problem): void {
    this.tell(() => {
      this.isOver = true;
      this.sendFrame({ type: 'lost', game: this.attendee.game, problem });
      this.onLost();
    });
  }

  private sendChat(message: ChatMessage): void {
    if (message.id <= this.lastChat) return;
    this.lastChat = message.id;
    this.sendFrame({ type: 'chat', game: this.attendee.game, message });
  }

  private sendTable(table: TableView, missed: Written<readonly News[]>): void {
    const { game } = this.attendee;
    const before = this.lastTable;
    this.lastTable = table;
    if (this.known) this.send('packed', this.textOfPacked(this.known, table, missed));
    else {
      const text = JSON.stringify(table);
      if (before && this.isTooLarge(text)) return;
      this.send('table', `{"type":"table","game":"${game}","table":${text},"missed":${missed.text}}`);
    }
  }

  private textOfPacked(known: Set<string>, table: TableView, missed: Written<readonly News[]>): string {
    const { game } = this.attendee;
    const setup = setupOf(table);
    const hash = setup && hashOf(setup);
    const told = hash && { hash, ...(!known.has(hash) && { value: setup }) };
    if (hash) known.add(hash);
    const texts = [told, packed(foldedOnce(table))].map((value) => JSON.stringify(value));
    return `{"type":"packed","game":"${game}","setup":${texts[0]},"table":${texts[1]},"missed":${missed.text}}`;
  }

  private sendNews(news: News, table: TableView): void {
    const { game } = this.attendee;
    const before = this.lastTable;
    this.lastTable = table;
    if (this.known && before)
      this.send('changes', textOfChanges(game, news, foldedOnce(before), foldedOnce(table)));
    else if (this.hasChanges && before) this.send('changes', textOfChanges(game, news, before, table));
    else {
      const text = textOfNews(game, news, table);
      if (!this.isTooLarge(text)) this.send('news', text);
    }
  }

  private sendChanged(before: TableView, table: TableView): void {
    this.lastTable = table;
    const changes = tableChanges(foldedOnce(before), foldedOnce(table));
    this.sendFrame({ type: 'changed', game: this.attendee.game, changes });
  }

  /** Says so, and tells no more. */
  private isTooLarge(text: string): boolean {
    if (text.length <= LARGEST_WHOLE) return false;
    this.lost(TOO_LARGE);
    return true;
  }

  private sendFrame(frame: ServerFrame): void {
    this.send(frame.type, JSON.stringify(frame));
  }

  private tell(it: () => void): void {
    if (this.isOver) return;
    if (this.early) this.early.push(it);
    else it();
  }
}

const TOO_LARGE: Problem = {
  code: 'too-large',
  message: 'The table is too large to be told whole each time: attend it with "changes": true and "has": []',
};

const NOTHING = Written.of<readonly News[]>([]);

const hashes = new WeakMap<object, string>();

function hashOf(setup: object): string {
  let hash = hashes.get(setup);
  if (hash === undefined) {
    hash = createHash('sha256').update(JSON.stringify(setup)).digest('base64url');
    hashes.set(setup, hash);
  }
  return hash;
}

const foldedTables = new WeakMap<TableView, TableView>();

function foldedOnce(table: TableView): TableView {
  let known = foldedTables.get(table);
  if (!known) {
    known = folded(table);
    foldedTables.set(table, known);
  }
  return known;
}

/** Viewers who see the same are sent the same text. */
const newsTexts = new WeakMap<TableView, { readonly news: News; readonly text: string }>();

function textOfNews(game: string, news: News, table: TableView): string {
  const known = newsTexts.get(table);
  if (known?.news === news) return known.text;
  const frame: ServerFrame = { type: 'news', game, news, table };
  const text = JSON.stringify(frame);
  newsTexts.set(table, { news, text });
  return text;
}

/** Viewers who saw the same table before are sent the same text. */
const texts = new WeakMap<TableView, { readonly after: TableView; readonly text: string }>();

function textOfChanges(game: string, news: News, before: TableView, after: TableView): string {
  const known = texts.get(before);
  if (known?.after === after) return known.text;
  const frame: ServerFrame = { type: 'changes', game, news, changes: tableChanges(before, after) };
  const text = JSON.stringify(frame);
  texts.set(before, { after, text });
  return text;
}

function tableChanges(
  { summary: summaryBefore, ...before }: TableView,
  { summary: summaryAfter, ...after }: TableView,
): Changes {
  const summary = summaryChanges(summaryBefore, summaryAfter);
  return { ...(summary && { summary }), ...changesBetween(before, after) };
}

/** The same for everybody at the table. */
const summaries = new WeakMap<
  GameSummary,
  { readonly after: GameSummary; readonly changes: Changes | null }
>();

function summaryChanges(before: GameSummary, after: GameSummary): Changes | null {
  const known = summaries.get(before);
  if (known?.after === after) return known.changes;
  const changes = changesBetween(before, after);
  summaries.set(before, { after, changes });
  return changes;
}
