import type {
  ChatMessage,
  GameSummary,
  News,
  Problem,
  ServerFrame,
  TableView,
} from '@ironfield/client/api.ts';
import { type Changes, changesBetween } from '@ironfield/client/changes.ts';
import type { Attendance, Attendee, Company, TableListener } from '../service.ts';
import { Written } from '../written.ts';

/**
 * A table that a socket follows. What happens while the attendance is being made waits until the table itself has
 * been sent, so that every entry goes out exactly once and in order.
 */
export class FollowedTable implements TableListener {
  readonly attendee: Attendee;
  private readonly hasChanges: boolean;
  private readonly send: (type: ServerFrame['type'], text: string) => void;
  private readonly onLost: () => void;
  private early: (() => void)[] | null = [];
  private attendance: Attendance | null = null;
  private isOver = false;
  private lastNumber = 0;
  /** As it was last sent. */
  private lastTable: TableView | null = null;
  private lastChat = -1;

  /** `hasChanges`: is told what changes, not the whole table each time. */
  constructor(
    attendee: Attendee,
    hasChanges: boolean,
    send: (type: ServerFrame['type'], text: string) => void,
    onLost: () => void,
  ) {
    this.attendee = attendee;
    this.hasChanges = hasChanges;
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
      this.sendTable(table, NOTHING);
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
    this.lastTable = table;
    const { game } = this.attendee;
    const { text } = missed;
    this.send('table', `{"type":"table","game":"${game}","table":${JSON.stringify(table)},"missed":${text}}`);
  }

  private sendNews(news: News, table: TableView): void {
    const { game } = this.attendee;
    const before = this.lastTable;
    this.lastTable = table;
    if (this.hasChanges && before) this.send('changes', textOfChanges(game, news, before, table));
    else this.send('news', textOfNews(game, news, table));
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

const NOTHING = Written.of<readonly News[]>([]);

/** What is sent to one of those who see the same is what is sent to all of them. */
const newsTexts = new WeakMap<TableView, { readonly news: News; readonly text: string }>();

function textOfNews(game: string, news: News, table: TableView): string {
  const known = newsTexts.get(table);
  if (known?.news === news) return known.text;
  const frame: ServerFrame = { type: 'news', game, news, table };
  const text = JSON.stringify(frame);
  newsTexts.set(table, { news, text });
  return text;
}

/** What is sent to one of those who saw the same table before is what is sent to all of them. */
const texts = new WeakMap<TableView, { readonly after: TableView; readonly text: string }>();

function textOfChanges(game: string, news: News, before: TableView, after: TableView): string {
  const known = texts.get(before);
  if (known?.after === after) return known.text;
  const frame: ServerFrame = { type: 'changes', game, news, changes: tableChanges(before, after) };
  const text = JSON.stringify(frame);
  texts.set(before, { after, text });
  return text;
}

function tableChanges(before: TableView, after: TableView): Changes {
  const summary = summaryChanges(before.summary, after.summary);
  const view = changesBetween(before.view, after.view);
  return {
    ...(summary && { summary }),
    ...(view && { view }),
  };
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
