import type { ChatMessage, GameSummary, News, Problem, TableView } from '@ironfield/client/api.ts';
import {
  advance,
  eventsFor,
  forfeit,
  fork,
  menuFor,
  viewFor,
  waitingFor,
} from '@ironfield/kernel/advance.ts';
import { type ExpandedMenu, expandMenu } from '@ironfield/kernel/expanded-menu.ts';
import type { AnyGame, GameTypes } from '@ironfield/kernel/game.ts';
import { History, type LogEntry } from '@ironfield/kernel/history.ts';
import { accepted, type Refusal, type Result, refused } from '@ironfield/kernel/refusal.ts';
import { setupFor } from '@ironfield/kernel/setup.ts';
import type { CoreEvent, CoreSetup, CoreState, Seat, Viewer } from '@ironfield/kernel/state.ts';
import type { TableListener } from '../service.ts';
import type { KeptGame, Standing } from '../storage/kept-game.ts';
import { Audience, type Eyes } from './audience.ts';
import { commitmentOf, seedOf } from './dice.ts';
import { summaryOf } from './summary.ts';

/** An entry that the rules allow, with what follows from it; nothing has happened yet. */
export interface Step {
  readonly entry: LogEntry;
  readonly state: CoreState;
  readonly events: readonly CoreEvent[];
}

interface Told {
  readonly entry: LogEntry;
  readonly events: readonly CoreEvent[];
}

/** Entries whose events are remembered, for people whose connection was lost for a moment. */
const REMEMBERED = 32;
/** Entries that are played again before others get a turn. */
const REPLAYED_AT_ONCE = 100;

/** A game in memory: what the database holds of it, its state, and those who follow it. */
export class Table {
  readonly game: AnyGame;
  private readonly setup: CoreSetup;
  /** Null until the game begins. */
  private begun: History<GameTypes> | null;
  readonly audience: Audience;
  /** What is kept of the game, as far as this process knows. */
  kept: KeptGame;
  /** Something may have happened that this process does not know. */
  isDoubtful = false;
  /** This process moves the bots of the game, as of the last entry it has added. */
  isLeased = false;
  /** Entries in the newest snapshot. */
  snapshotted: number;
  /** Requests that are working with it; it stays in memory as long. */
  users = 0;
  lastUsed = 0;
  private readonly now: () => number;
  private readonly commitment: string;
  private recent: Told[] = [];
  private readonly views = new Map<Viewer, unknown>();
  private readonly menus = new Map<Seat, ExpandedMenu | null>();
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    kept: KeptGame,
    { game, setup }: { readonly game: AnyGame; readonly setup: CoreSetup },
    history: History<GameTypes> | null,
    snapshotted: number,
    now: () => number,
    onListenerError: (error: unknown) => void,
  ) {
    this.audience = new Audience(onListenerError);
    this.game = game;
    this.setup = setup;
    this.begun = history;
    this.kept = kept;
    this.snapshotted = snapshotted;
    this.now = now;
    this.commitment = commitmentOf(kept);
  }

  get id(): string {
    return this.kept.id;
  }

  get isBegun(): boolean {
    return this.begun !== null;
  }

  get history(): History<GameTypes> {
    if (!this.begun) throw new Error('The game has not begun');
    return this.begun;
  }

  get number(): number {
    return this.begun?.entries.length ?? 0;
  }

  get state(): CoreState {
    return this.history.state;
  }

  /** One after the other: whatever changes the table has it to itself until it is done. */
  exclusively<T>(body: () => Promise<T>): Promise<T> {
    const result = this.queue.then(body);
    this.queue = result.catch(() => {});
    return result;
  }

  /** What would follow from an entry. */
  attempt(entry: LogEntry): Result<Step, Refusal> {
    const { game, history } = this;
    const events: CoreEvent[] = [];
    if (entry.kind === 'takeback') {
      // Taking back replaces the state, so that this history keeps its own.
      const trial = History.resumed(game, history.seed, history.entries, history.state);
      const refusal = trial.add(entry);
      return refusal ? refused(refusal) : accepted({ entry, state: trial.state, events });
    }
    const state = fork(game, history.state);
    const refusal =
      entry.kind === 'order'
        ? advance(game, state, entry.seat, entry.order, events)
        : forfeit(game, state, entry.seat, entry.reason);
    return refusal ? refused(refusal) : accepted({ entry, state, events });
  }

  /** The step is in the log now. */
  take({ entry, state, events }: Step, standing: Standing): void {
    this.history.entries.push(entry);
    this.history.state = state;
    this.kept = { ...this.kept, ...standing, takeback: null };
    this.recent.push({ entry, events });
    if (this.recent.length > REMEMBERED) this.recent.shift();
    this.forgetLooks();
    if (this.audience.isEmpty) return;
    const told = { entry, events };
    const summary = this.summary();
    this.audience.tell(
      ({ viewer, hasMenus }) => ({
        news: this.newsFor(told, this.number, viewer),
        table: this.lookOf(viewer, hasMenus, summary),
      }),
      (listener, { news, table }) => listener.news(news, table),
    );
  }

  /** Catches up with what others have done. */
  catchUp(kept: KeptGame, entries: readonly LogEntry[], chat: readonly ChatMessage[]): void {
    const isChanged = kept.revision !== this.kept.revision;
    const { takeback, chats } = kept;
    if (!this.begun) this.begin(kept);
    const { waiting, outcome } = this.kept;
    this.kept = { ...kept, number: this.number, waiting, outcome };
    for (const entry of entries) {
      const step = this.attempt(entry);
      if (!step.ok) throw new Error(`The log cannot be replayed: ${step.error.message}`);
      const { outcome } = step.value.state;
      this.take(step.value, {
        ...kept,
        number: this.number + 1,
        waiting: waitingFor(step.value.state),
        outcome,
      });
    }
    this.kept = { ...this.kept, takeback, chats };
    if (isChanged) this.tellChange();
    for (const message of chat) this.audience.all((listener) => listener.chat(message));
  }

  private begin(kept: KeptGame): void {
    const seed = seedOf(kept);
    if (seed === null) return;
    this.begun = new History(this.game, this.setup, seed);
    const { outcome } = this.state;
    this.kept = { ...kept, number: 0, waiting: waitingFor(this.state), outcome };
    // Before anything happens at it.
    this.tellChange();
  }

  /** The summary has changed, but not the log. */
  change(changes: Partial<KeptGame>): void {
    this.kept = { ...this.kept, ...changes };
    this.tellChange();
  }

  private tellChange(): void {
    const summary = this.summary();
    this.audience.tell(
      ({ viewer, hasMenus }) => this.lookOf(viewer, hasMenus, summary),
      (listener, table) => listener.changed(table),
    );
  }

  /** A message that was said through this process. */
  hear(message: ChatMessage): void {
    this.kept = { ...this.kept, chats: message.id };
    this.audience.all((listener) => listener.chat(message));
  }

  lose(problem: Problem): void {
    this.audience.all((listener) => listener.lost(problem));
    this.audience.clear();
  }

  follow(eyes: Eyes, listener: TableListener): () => void {
    return this.audience.add(eyes, listener);
  }

  /** The table as this viewer may see it. */
  lookOf(viewer: Viewer, hasMenus = true, summary = this.summary()): TableView {
    if (!this.begun) {
      return { summary, view: null, menu: null, prelude: { viewer, setup: setupFor(this.setup, viewer) } };
    }
    return {
      summary,
      view: this.viewOf(viewer),
      menu: hasMenus && viewer !== 'spectator' ? this.menuOf(viewer) : null,
    };
  }

  private summary(): GameSummary {
    return summaryOf(this.kept, this.now(), this.commitment);
  }

  private viewOf(viewer: Viewer): unknown {
    const known = this.views.get(viewer);
    if (known !== undefined) return known;
    const view = viewFor(this.game, this.state, viewer);
    this.views.set(viewer, view);
    return view;
  }

  private menuOf(seat: Seat): ExpandedMenu | null {
    const known = this.menus.get(seat);
    if (known !== undefined) return known;
    const menu = menuFor(this.game, this.state, seat);
    const expanded = menu && expandMenu(menu);
    this.menus.set(seat, expanded);
    return expanded;
  }

  private forgetLooks(): void {
    this.views.clear();
    this.menus.clear();
  }

  private newsFor({ entry, events }: Told, number: number, viewer: Viewer): News {
    return {
      number,
      kind: entry.kind,
      ...(entry.kind === 'takeback' ? { seat: null, to: entry.to } : { seat: entry.seat }),
      events: eventsFor(this.game, events, viewer) as News['events'],
    };
  }

  /** What happened after the first `since` entries. To be asked exclusively. */
  async newsSince(since: number, viewer: Viewer): Promise<News[]> {
    const first = this.number - this.recent.length;
    if (since >= first) {
      return this.recent
        .slice(since - first)
        .map((told, index) => this.newsFor(told, since + index + 1, viewer));
    }
    const news: News[] = [];
    const again = new History(this.game, this.history.setup, this.history.seed);
    for (const [index, entry] of this.history.entries.entries()) {
      const events: CoreEvent[] = [];
      again.add(entry, events);
      if (index >= since) news.push(this.newsFor({ entry, events }, index + 1, viewer));
      if (index % REPLAYED_AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    return news;
  }

  /** Forgets what can be worked out again. */
  slim(): void {
    this.recent = [];
    this.forgetLooks();
  }
}
