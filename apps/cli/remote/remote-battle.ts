import type { ChatMessage, News, Problem, TableView } from '@ironfield/client/api.ts';
import { canonical } from '@ironfield/kernel/json.ts';
import type { Menu } from '@ironfield/kernel/menu/menu.ts';
import type { AnyWrittenGame, GameTypes, View } from '@ironfield/kernel/play/game.ts';
import { menuInView } from '@ironfield/kernel/play/menu-in-view.ts';
import type { CoreEvent, Seat } from '@ironfield/kernel/state.ts';
import { printable } from './printable.ts';

/** A game on a server, as this terminal knows it: the table, and the news so far. */
export class RemoteBattle {
  readonly game: AnyWrittenGame;
  readonly seat: Seat;
  table: TableView;
  /** Why there will be no more news. */
  problem: Problem | null = null;
  private readonly sentences: string[] = [];
  private shown = 0;
  private readonly entries: News[] = [];
  private waiters: (() => void)[] = [];
  private asked: { readonly question: string; readonly controller: AbortController } | null = null;

  constructor(game: AnyWrittenGame, seat: Seat, table: TableView, missed: readonly News[]) {
    this.game = game;
    this.seat = seat;
    this.table = table;
    for (const news of missed) this.tell(news);
  }

  update(table: TableView, news: readonly News[]): void {
    this.table = table;
    for (const one of news) this.tell(one);
    // The others may decide at the same time; that alone does not make a question pointless.
    if (this.asked && this.question !== this.asked.question) this.asked.controller.abort();
    this.wake();
  }

  lose(problem: Problem): void {
    this.problem = problem;
    this.asked?.controller.abort();
    this.wake();
  }

  /** Fires when the seat's current question is withdrawn. */
  untilPointless(): AbortSignal {
    const controller = new AbortController();
    this.asked = { question: this.question, controller };
    return controller.signal;
  }

  /** Fires, or resolves, when anything has changed. */
  nextChange(): AbortSignal {
    const controller = new AbortController();
    this.waiters.push(() => controller.abort());
    return controller.signal;
  }

  get view(): View<GameTypes> {
    return this.table.view as View<GameTypes>;
  }

  /** Stays the same while others decide: the question does not depend on the other seats waited for. */
  private get question(): string {
    const { waiting, ...view } = this.view;
    return canonical({ ...view, isAsked: waiting.includes(this.seat) });
  }

  get isAsked(): boolean {
    return this.view.waiting.includes(this.seat);
  }

  menu(_seat: Seat): Menu {
    const menu = menuInView(this.game, this.view);
    if (!menu) throw new Error('The view does not say that this seat is asked');
    return menu;
  }

  drawing(_seat: Seat): string {
    return this.game.draw(this.view.table).replace(/\n+$/, '');
  }

  log(_seat: Seat): readonly string[] {
    return this.sentences;
  }

  /** The news since the last call. */
  news(): readonly string[] {
    const fresh = this.sentences.slice(this.shown);
    this.shown = this.sentences.length;
    return fresh;
  }

  /** The point before one's own last order; `null` when there is none. */
  beforeOwnOrder(): number | null {
    const own = this.entries.findLast(({ kind, seat }) => kind === 'order' && seat === this.seat);
    return own ? own.number - 1 : null;
  }

  sideName(seat: Seat | null): string {
    const info = this.table.summary.seats[seat ?? -1];
    if (!info) return 'Somebody';
    return printable(info.name === null ? info.side : `${info.side} (${info.name})`);
  }

  chatLine({ seat, name, text }: ChatMessage): string {
    return `${seat === null ? printable(name) : this.sideName(seat)}: ${printable(text)}`;
  }

  private tell(news: News): void {
    this.entries.push(news);
    if (news.kind === 'takeback') this.sentences.push('The table goes back to an earlier point.');
    if (news.kind === 'draw') this.sentences.push('The players agree on a draw.');
    for (const event of news.events) {
      const sentence = this.game.describe(event as CoreEvent, this.view.table);
      if (sentence !== null) this.sentences.push(printable(sentence));
    }
  }

  private wake(): void {
    for (const waiter of this.waiters.splice(0)) waiter();
  }
}
