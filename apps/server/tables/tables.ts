import type { Problem } from '@ironfield/client/api.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { applyEntry, type LogEntry, takebackRefusal } from '@ironfield/kernel/record/history.ts';
import { accepted, type Refusal, type Result, refused } from '@ironfield/kernel/refusal.ts';
import type { CoreSetup, CoreState } from '@ironfield/kernel/state.ts';
import type { Logger } from 'pino';
import type { Costs } from '../limits/costs.ts';
import type { ServiceLimits } from '../limits/service-limits.ts';
import type { ServiceMetrics } from '../service-metrics.ts';
import { DatabaseError } from '../storage/database.ts';
import type { GameWithNews, KeptGame, Snapshot } from '../storage/kept-game.ts';
import type { Store } from '../storage/store.ts';
import { seedOf } from './dice.ts';
import type { Moment } from './game-time.ts';
import { type EntryOnward, type Position, type Step, Table } from './table.ts';
import { isSound, Setups, snapshotOf, stateOf } from './workshop/loading.ts';
import { BusyError, TooMuchWorkError, type WholeLog } from './workshop/work.ts';
import type { Workshop } from './workshop/workshop.ts';

export interface TablesSettings {
  readonly store: Store;
  readonly games: ReadonlyMap<string, AnyGame>;
  /** The version of the snapshots: it changes with anything that can change a game's state. */
  readonly version: string;
  readonly logger: Logger;
  readonly metrics: ServiceMetrics;
  readonly costs: Costs;
  readonly workshop: Workshop;
  readonly limits: ServiceLimits;
  readonly now: () => Moment;
}

/** The parts of a table besides its row. */
interface Playable {
  readonly game: AnyGame;
  readonly setup: CoreSetup;
}

/** The table cannot be brought to memory: its game is not offered any longer, or its rules have changed. */
export class UnplayableError extends Error {}

/** The game is no longer kept: it was old, and the operator wants old games to be forgotten. */
export class ForgottenError extends Error {}

/** More messages than any game has. */
const NO_CHAT = 2 ** 31 - 1;

/** Entries that are read at once, and that are played again here, one by one: more of them are played in the workshop. */
const FEW = 50;

export const FORGOTTEN: Problem = {
  code: 'unknown-game',
  message: 'The game is no longer kept here: it was too old, or a battle that was called off',
};

const LOST: Problem = {
  code: 'unavailable',
  message: 'The table cannot be followed any longer; try again later',
};

/** The games that are in memory: those that somebody follows, and some that were used lately. */
export class Tables {
  readonly setups = new Setups();
  private readonly settings: TablesSettings;
  /** In the order of their last use. */
  private readonly loaded = new Map<string, Table>();
  private readonly loading = new Map<string, Promise<Table | null>>();
  private readonly snapshots = new Set<Promise<void>>();

  constructor(settings: TablesSettings) {
    this.settings = settings;
  }

  /** The table if it is in memory. */
  peek(id: string): Table | undefined {
    return this.loaded.get(id);
  }

  /** Works with a table, which stays in memory meanwhile; `null` if there is no such game. */
  async use<T>(id: string, body: (table: Table) => Promise<T>): Promise<T | null> {
    const table = this.loaded.get(id) ?? (await this.load(id));
    if (!table) return null;
    table.users++;
    table.sponsor = this.settings.costs.asker || table.sponsor;
    try {
      return await body(table);
    } finally {
      table.users--;
      table.lastUsed = performance.now();
      // Moves it to the end.
      if (this.loaded.delete(id)) this.loaded.set(id, table);
    }
  }

  private load(id: string): Promise<Table | null> {
    const known = this.loading.get(id);
    if (known) return known;
    const loading = this.read(id).finally(() => this.loading.delete(id));
    this.loading.set(id, loading);
    return loading;
  }

  private async read(id: string): Promise<Table | null> {
    const { store, games, logger, metrics, version } = this.settings;
    const snapshot = await store.snapshot(id);
    const known = snapshot && isSound(snapshot, version) ? snapshot : null;
    if (snapshot && !known) logger.warn({ game: id, writtenBy: snapshot.version }, 'snapshot ignored');
    const found = await store.gameSince(id, known?.number ?? 0, NO_CHAT, known ? FEW : 0);
    if (!found) return null;
    const { kept } = found;
    const game = games.get(kept.game);
    if (!game) throw new UnplayableError(`The game ${kept.game} is not offered here`);
    const what = { game, setup: await this.setups.find(store, game, kept.setup) };
    const seed = seedOf(kept);
    if (seed === null) return this.adopt(kept, what, null);
    const table = known && (await this.fromSnapshot(found, what, seed, known));
    metrics.loads.inc({ from: table ? 'snapshot' : 'log' });
    if (table) return table;
    const state = await this.replayed(kept, what, kept.number).catch((error) => unplayable(error));
    return this.adopt(kept, what, { seed, number: kept.number, state });
  }

  /** Replays here, one entry at a time, if few entries follow the snapshot. */
  private async fromSnapshot(
    { kept, entries }: GameWithNews,
    { game, setup }: Playable,
    seed: string,
    { number, state: text }: Snapshot,
  ): Promise<Table | null> {
    const { costs } = this.settings;
    const later = entries.map((entry) => JSON.parse(entry) as LogEntry);
    if (number + later.length !== kept.number) return null;
    if (later.some(({ kind }) => kind === 'takeback')) return null;
    try {
      const state = costs.charge(kept.id, () => stateOf(game, setup, text));
      for (const entry of later as EntryOnward[]) {
        if (costs.charge(kept.id, () => applyEntry(game, state, entry, null))) return null;
        await costs.breath(kept.id);
      }
      return this.adopt(kept, { game, setup }, { seed, number: kept.number, state }, number);
    } catch {
      return null;
    }
  }

  /** The first entries of a game, to be handed on unread. */
  async log(kept: KeptGame, entries: number): Promise<WholeLog> {
    const { store, version } = this.settings;
    const [log, snapshot] = await Promise.all([store.log(kept.id, entries), store.snapshot(kept.id)]);
    if (!log) throw new ForgottenError();
    const isKnown = snapshot && snapshot.number <= entries && isSound(snapshot, version);
    const known = isKnown ? { known: { number: snapshot.number, state: snapshot.state } } : {};
    return { game: kept.game, seed: seedOf(kept)!, ...log, ...known };
  }

  /** The state after a number of entries, or after a takeback, replayed in the workshop. */
  private async replayed(kept: KeptGame, what: Playable, entries: number, to?: number): Promise<CoreState> {
    const { workshop, costs } = this.settings;
    const log = await this.log(kept, entries);
    const text = await workshop.ask('replay', { ...log, ...(to !== undefined && { to }) });
    return costs.charge(kept.id, () => stateOf(what.game, what.setup, text));
  }

  /** Takes a game into memory that is not there yet; without a position before it begins. */
  adopt(kept: KeptGame, what: Playable, position: Position | null, snapshotted = 0): Table {
    const { logger, metrics, costs, now } = this.settings;
    const onListenerError = (error: unknown) =>
      logger.error({ err: error, game: kept.id }, 'a listener has failed');
    const table = new Table({ kept, ...what, position, snapshotted, costs, now, onListenerError });
    table.sponsor = costs.asker;
    table.lastUsed = performance.now();
    this.loaded.set(kept.id, table);
    metrics.tables.set(this.loaded.size);
    return table;
  }

  /** Updates the table from the database. Needs exclusive access. */
  async refresh(table: Table): Promise<void> {
    // Before asking: what happens while the database answers raises the doubt again.
    table.isDoubtful = false;
    try {
      while (!(await this.catchUpSome(table)));
    } catch (error) {
      table.isDoubtful = true;
      if (error instanceof ForgottenError) this.lose(table, FORGOTTEN);
      // It may work later, so nobody need be sent away.
      else if (!(error instanceof BusyError || error instanceof DatabaseError)) {
        this.settings.logger.error({ err: error, game: table.id }, 'a table cannot catch up');
        this.lose(table, LOST);
      }
      throw error;
    }
  }

  private lose(table: Table, problem: Problem): void {
    this.loaded.delete(table.id);
    table.lose(problem);
  }

  /** Some of the entries that others have added; true when there are no more. */
  private async catchUpSome(table: Table): Promise<boolean> {
    const { store, costs } = this.settings;
    const found = await store.gameSince(table.id, table.number, table.kept.chats, FEW);
    if (!found) throw new ForgottenError();
    const { kept, entries, chat } = found;
    const seed = seedOf(kept);
    if (!table.isBegun && seed !== null) table.begin(kept, await this.begun(table, seed));
    for (const text of entries) {
      const step = await this.following(table, JSON.parse(text) as LogEntry);
      if (!step.ok) throw new Error(`The log cannot be replayed: ${step.error.message}`);
      table.takeFromOthers(step.value, kept);
      if (table.logBytes !== null) table.logBytes += Buffer.byteLength(text);
      await costs.breath(table.id);
    }
    if (table.number < kept.number) return false;
    table.catchUp(kept, chat);
    return true;
  }

  private async begun({ id, game, setup }: Table, seed: string): Promise<Omit<Position, 'number'>> {
    const { workshop, costs } = this.settings;
    const { text } = this.setups.written(setup);
    const state = await workshop.ask('begin', { game: game.id, setup: text, seed });
    return { seed, state: costs.charge(id, () => stateOf(game, setup, state)) };
  }

  /** The result of an entry. Takebacks are replayed in the workshop, while requests to this table wait. */
  async following(table: Table, entry: LogEntry): Promise<Result<Step, Refusal>> {
    if (entry.kind !== 'takeback') return table.attempt(entry);
    const refusal = takebackRefusal(entry.to, table.number);
    if (refusal) return refused(refusal);
    const { kept, number } = table;
    return accepted({ entry, state: await this.replayed(kept, table, number, entry.to), events: [] });
  }

  /** Brings a table up to date: with PostgreSQL another process may have been faster than its notification. */
  bringUpToDate(table: Table): Promise<void> {
    return this.settings.store.database.kind === 'postgres'
      ? this.refresh(table)
      : this.refreshIfDoubtful(table);
  }

  async refreshIfDoubtful(table: Table): Promise<void> {
    if (table.isDoubtful) await this.refresh(table);
  }

  /** Other processes report changes to these games. Games nobody follows can wait until they are used. */
  heard(ids: readonly string[]): void {
    for (const id of ids) {
      const table = this.loaded.get(id);
      if (!table || table.isDoubtful) continue;
      table.isDoubtful = true;
      if (!table.audience.isEmpty) this.refreshSoon(id);
    }
  }

  private refreshSoon(id: string): void {
    this.use(id, (table) => table.exclusively(() => this.refreshIfDoubtful(table))).catch((error) => {
      if (error instanceof ForgottenError) return;
      this.settings.logger.warn({ err: error, game: id }, 'a table could not be brought up to date');
    });
  }

  /** Looks for what notifications have missed. */
  async catchUp(): Promise<void> {
    const tables = [...this.loaded.values()];
    for (const table of tables) if (table.isDoubtful && !table.audience.isEmpty) this.refreshSoon(table.id);
    const known = tables.filter((table) => !table.isDoubtful && table.users === 0);
    if (known.length === 0) return;
    const changed = await this.settings.store.changed(
      known.map(({ id, number, kept: { revision, chats } }) => ({ id, number, revision, chats })),
    );
    this.heard(changed);
  }

  /** Changes may have been missed at any table. */
  doubtAll(): void {
    this.heard([...this.loaded.keys()]);
  }

  snapshotIfDue(table: Table): void {
    if (table.number - table.snapshotted >= this.settings.limits.snapshotEvery) this.snapshot(table);
  }

  private snapshot(table: Table): void {
    const { store, version, logger } = this.settings;
    const before = table.snapshotted;
    table.snapshotted = table.number;
    const writing = store
      .keepSnapshot(table.id, snapshotOf(version, table.number, table.state))
      .catch((error) => {
        table.snapshotted = before;
        logger.warn({ err: error, game: table.id }, 'a snapshot could not be written');
      });
    this.snapshots.add(writing);
    void writing.finally(() => this.snapshots.delete(writing));
  }

  /** Drops tables that are unwatched and unused for long, or too many. Yields after each. */
  async sweep(): Promise<void> {
    const { limits, metrics, costs } = this.settings;
    const longAgo = performance.now() - limits.idle;
    let tooMany = this.loaded.size - limits.tablesInMemory;
    for (const table of [...this.loaded.values()]) {
      if (tooMany <= 0 && table.lastUsed > longAgo) break;
      if (table.lastUsed <= longAgo) table.slim();
      if (table.users > 0 || !table.audience.isEmpty || this.loaded.get(table.id) !== table) continue;
      this.loaded.delete(table.id);
      tooMany--;
      if (table.number === table.snapshotted || table.isDoubtful) continue;
      this.snapshot(table);
      await costs.breath(table.id);
    }
    metrics.tables.set(this.loaded.size);
  }

  /** Sends everybody away and keeps everything. */
  async close(): Promise<void> {
    for (const table of this.loaded.values()) {
      table.lose({ code: 'unavailable', message: 'The server is closing; try again in a moment' });
      if (table.number > table.snapshotted && !table.isDoubtful) this.snapshot(table);
    }
    this.loaded.clear();
    await Promise.all(this.snapshots);
  }

  get size(): number {
    return this.loaded.size;
  }
}

function unplayable(error: unknown): never {
  const isPassing = error instanceof BusyError || error instanceof TooMuchWorkError;
  if (isPassing || error instanceof ForgottenError || error instanceof DatabaseError) throw error;
  throw new UnplayableError('The game was played by rules that have changed since', { cause: error });
}
