import type { ChatMessage, GameSummary, News, Problem, TableView } from '@ironfield/client/api.ts';
import { fork, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { setupInView } from '@ironfield/kernel/play/setup.ts';
import { applyEntry, type LogEntry } from '@ironfield/kernel/record/history.ts';
import { countOf, countsAfter, isSecret, isToldTo } from '@ironfield/kernel/record/telling.ts';
import { accepted, type Refusal, type Result, refused } from '@ironfield/kernel/refusal.ts';
import type { CoreEvent, CoreSetup, CoreState, Viewer } from '@ironfield/kernel/state.ts';
import type { Costs } from '../limits/costs.ts';
import type { TableListener } from '../service.ts';
import type { KeptGame, Standing } from '../storage/kept-game.ts';
import { Audience } from './audience.ts';
import { commitmentOf } from './dice.ts';
import type { Moment } from './game-time.ts';
import { newsFor, type Told } from './news.ts';
import { summaryFor, summaryOf } from './summary.ts';

/** An entry that the rules allow, with what follows from it; nothing has happened yet. */
export interface Step {
  readonly entry: LogEntry;
  readonly state: CoreState;
  readonly events: readonly CoreEvent[];
}

/** An entry that continues from the current state. Takebacks are computed elsewhere. */
export type EntryOnward = Exclude<LogEntry, { readonly kind: 'takeback' }>;

/** A game's state after a number of entries. The entries themselves are only in the database. */
export interface Position {
  readonly seed: string;
  readonly number: number;
  readonly state: CoreState;
}

export interface TableSettings {
  readonly kept: KeptGame;
  readonly game: AnyGame;
  readonly setup: CoreSetup;
  /** Null until the game begins. */
  readonly position: Position | null;
  /** Entries in the newest snapshot. */
  readonly snapshotted: number;
  readonly costs: Costs;
  readonly now: () => Moment;
  readonly onListenerError: (error: unknown) => void;
}

const UNSEATED: Problem = {
  code: 'unknown-seat',
  message:
    'You have this seat no longer: it was opened again, because the dice waited for you too long or by its host',
};

/** Entries whose events are remembered, for people whose connection was lost for a moment. */
const REMEMBERED = 32;

/** A game in memory: its database row, its state and its followers. */
export class Table {
  readonly game: AnyGame;
  readonly setup: CoreSetup;
  /** Null until the game begins. */
  private begun: Position | null;
  readonly audience: Audience;
  /** The game's row, as far as this process knows. */
  kept: KeptGame;
  /** Something may have happened that this process does not know. */
  isDoubtful = false;
  /** This process moves the bots of the game, as of the last entry it has added. */
  isLeased = false;
  /** Entries in the newest snapshot. */
  snapshotted: number;
  /** Bytes of all entries; null if not counted yet. */
  logBytes: number | null = null;
  /** Requests that are working with it; it stays in memory as long. */
  users = 0;
  lastUsed = 0;
  /** When everybody was last told of an entry, as far as this process knows. */
  toldAt = performance.now();
  /** On whose account the bots of the table think: of the last person who used it. */
  sponsor = '';
  private readonly now: () => Moment;
  private readonly costs: Costs;
  private readonly commitment: string;
  private recent: Told[] = [];
  private readonly views = new Map<Viewer, unknown>();
  private queue: Promise<unknown> = Promise.resolve();

  constructor({ kept, game, setup, position, snapshotted, costs, now, onListenerError }: TableSettings) {
    this.audience = new Audience(onListenerError);
    this.game = game;
    this.setup = setup;
    this.begun = position;
    this.kept = kept;
    this.snapshotted = snapshotted;
    this.costs = costs;
    this.now = now;
    this.commitment = commitmentOf(kept);
  }

  get id(): string {
    return this.kept.id;
  }

  get isBegun(): boolean {
    return this.begun !== null;
  }

  get position(): Position {
    if (!this.begun) throw new Error('The game has not begun');
    return this.begun;
  }

  get number(): number {
    return this.begun?.number ?? 0;
  }

  get state(): CoreState {
    return this.position.state;
  }

  /** One after the other: whatever changes the table has it to itself until it is done. */
  exclusively<T>(body: () => Promise<T>): Promise<T> {
    const result = this.queue.then(() => this.costs.patienceAt(this.id)).then(body);
    this.queue = result.catch(() => {});
    return result;
  }

  /** The result of an entry. */
  attempt(entry: EntryOnward): Result<Step, Refusal> {
    return this.costs.charge(this.id, () => {
      const events: CoreEvent[] = [];
      const state = fork(this.game, this.state);
      const refusal = applyEntry(this.game, state, entry, events);
      return refusal ? refused(refusal) : accepted({ entry, state, events });
    });
  }

  /** The step is in the log now. */
  take(step: Step, standing: Standing): void {
    this.costs.charge(this.id, () => this.taken(step, standing));
  }

  private taken({ entry, state, events }: Step, standing: Standing): void {
    const { seed, number } = this.position;
    this.begun = { seed, number: number + 1, state };
    this.kept = { ...this.kept, ...standing, ...(!isSecret(entry) && { takeback: null, draw: null }) };
    if (!isSecret(entry)) this.toldAt = performance.now();
    this.recent.push({ entry, events });
    if (this.recent.length > REMEMBERED) this.recent.shift();
    this.views.clear();
    if (this.audience.isEmpty) return;
    const told = { entry, events };
    const summary = this.summary();
    this.audience.tell(
      (viewer) => {
        const news = newsFor(this.game, told, this.countOf(viewer), viewer);
        return news && { news, table: this.lookOf(viewer, summary) };
      },
      (listener, { news, table }) => listener.news(news, table),
    );
  }

  /** A step that others have added to the log. */
  takeFromOthers(step: Step, { time, botDue, updated }: Standing): void {
    const { outcome } = step.state;
    const waiting = waitingFor(step.state);
    const counts = countsAfter(this.kept.counts, step.entry, this.number, this.kept.seats.length);
    this.take(step, { number: this.number + 1, counts, waiting, outcome, time, botDue, updated });
  }

  /** Knows all entries now, and hears of what else others have done. */
  catchUp(kept: KeptGame, chat: readonly ChatMessage[]): void {
    const isChanged = kept.revision !== this.kept.revision;
    this.unseat(kept);
    this.kept = kept;
    if (isChanged) this.tellChange();
    for (const message of chat) this.audience.all((listener) => listener.chat(message));
  }

  /** Before anything happens at it. */
  begin(kept: KeptGame, { seed, state }: Omit<Position, 'number'>): void {
    this.unseat(kept);
    this.begun = { seed, number: 0, state };
    const { takeback, draw, chats, revision } = this.kept;
    const { outcome } = state;
    this.kept = {
      ...kept,
      number: 0,
      counts: null,
      waiting: waitingFor(state),
      outcome,
      takeback,
      draw,
      chats,
      revision,
    };
    this.tellChange();
  }

  /** A viewer who lost the seat no longer follows from it. */
  private unseat({ seats }: KeptGame): void {
    for (const { seat, secretHash } of this.kept.seats)
      if (secretHash !== null && secretHash !== seats[seat].secretHash)
        this.audience.sendAway(seat, UNSEATED);
  }

  /** The summary has changed, but not the log. */
  change(changes: Partial<KeptGame>): void {
    this.kept = { ...this.kept, ...changes };
    this.tellChange();
  }

  private tellChange(): void {
    const summary = this.summary();
    this.audience.tell(
      (viewer) => this.lookOf(viewer, summary),
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

  follow(viewer: Viewer, listener: TableListener): () => void {
    return this.audience.add(viewer, listener);
  }

  /** The table as this viewer may see it. */
  lookOf(viewer: Viewer, shared = this.summary()): TableView {
    const summary = summaryFor(shared, this.kept, viewer);
    if (this.begun) return { summary, view: this.viewOf(viewer) };
    return { summary, view: null, prelude: { viewer, setup: setupInView(this.game, this.setup, viewer) } };
  }

  /** The number of entries a viewer was told of. */
  countOf(viewer: Viewer): number {
    return countOf(this.kept.counts, viewer, this.number);
  }

  summaryFor(viewer: Viewer): GameSummary {
    return summaryFor(this.summary(), this.kept, viewer);
  }

  private summary(): GameSummary {
    return summaryOf(this.kept, this.now(), this.commitment);
  }

  private viewOf(viewer: Viewer): unknown {
    const known = this.views.get(viewer);
    if (known !== undefined) return known;
    const view = this.costs.charge(this.id, () => viewFor(this.game, this.state, viewer));
    this.views.set(viewer, view);
    return view;
  }

  /** The news of a viewer after the first `since` entries; null if that is too long ago. */
  recentNews(since: number, viewer: Viewer): News[] | null {
    const told = this.recent.filter(({ entry }) => isToldTo(entry, viewer));
    const first = this.countOf(viewer) - told.length;
    if (since < first) return null;
    return told
      .slice(since - first)
      .flatMap((one, index) => newsFor(this.game, one, since + index + 1, viewer) ?? []);
  }

  /** Drops everything that can be computed again. */
  slim(): void {
    this.recent = [];
    this.views.clear();
  }
}
