import type { ChatMessage, News, Problem, ServerFrame, TableView } from '@ironfield/client/api.ts';
import type { Attendance, Attendee, TableListener } from '../service.ts';

/**
 * A table that a socket follows. What happens while the attendance is being made waits until the table itself has
 * been sent, so that every entry goes out exactly once and in order.
 */
export class FollowedTable implements TableListener {
  readonly attendee: Attendee;
  private readonly send: (frame: ServerFrame) => void;
  private readonly onLost: () => void;
  private early: (() => void)[] | null = [];
  private attendance: Attendance | null = null;
  private isOver = false;
  private lastNumber = 0;
  private lastChat = -1;

  constructor(attendee: Attendee, send: (frame: ServerFrame) => void, onLost: () => void) {
    this.attendee = attendee;
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
    const { game } = this.attendee;
    this.lastNumber = table.summary.number;
    this.send({ type: 'table', game, table, missed: [...missed] });
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
      this.send({ type: 'news', game: this.attendee.game, news, table });
    });
  }

  changed(table: TableView): void {
    this.tell(() => {
      if (table.summary.number < this.lastNumber) return;
      this.send({ type: 'table', game: this.attendee.game, table, missed: [] });
    });
  }

  chat(message: ChatMessage): void {
    this.tell(() => this.sendChat(message));
  }

  lost(problem: Problem): void {
    this.tell(() => {
      this.isOver = true;
      this.send({ type: 'lost', game: this.attendee.game, problem });
      this.onLost();
    });
  }

  private sendChat(message: ChatMessage): void {
    if (message.id <= this.lastChat) return;
    this.lastChat = message.id;
    this.send({ type: 'chat', game: this.attendee.game, message });
  }

  private tell(it: () => void): void {
    if (this.isOver) return;
    if (this.early) this.early.push(it);
    else it();
  }
}
