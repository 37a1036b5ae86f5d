import type { Problem } from '@ironfield/client/api.ts';
import type { AnyGame, GameTypes } from '@ironfield/kernel/game.ts';
import type { History, LogEntry } from '@ironfield/kernel/history.ts';
import type { CoreSetup } from '@ironfield/kernel/state.ts';
import type { Logger } from 'pino';
import type { Costs } from '../costs.ts';
import type { ServiceLimits } from '../service-limits.ts';
import type { ServiceMetrics } from '../service-metrics.ts';
import type { KeptGame } from '../storage/kept-game.ts';
import type { Store } from '../storage/store.ts';
import { seedOf } from './dice.ts';
import type { Moment } from './game-time.ts';
import { historyFromLog, historyFromSnapshot, Setups, snapshotOf } from './loading.ts';
import { Table } from './table.ts';
import { BusyError, TooMuchWorkError, type Workshop } from './workshop.ts';

export interface TablesSettings {
  readonly store: Store;
  readonly games: ReadonlyMap<string, AnyGame>;
  /** What snapshots are written by: changes with whatever can change the state of a game. */
  readonly version: string;
  readonly logger: Logger;
  readonly metrics: ServiceMetrics;
  readonly costs: Costs;
  readonly workshop: Workshop;
  readonly limits: ServiceLimits;
  readonly now: () => Moment;
}

/** The table cannot be brought to memory: its game is not offered any longer, or its rules have changed. */
export class UnplayableError extends Error {}

/** The game is no longer kept: it was old, and the operator wants old games to be forgotten. */
export class ForgottenError extends Error {}

/** More messages than any game has. */
const NO_CHAT = 2 ** 31 - 1;

export const FORGOTTEN: Problem = {
  code: 'unknown-game',
  message: 'The game is no longer kept here: it was too old',
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
    const { store, games, version, workshop, logger, metrics, costs } = this.settings;
    const [found, snapshot] = await Promise.all([store.gameSince(id, 0, NO_CHAT), store.snapshot(id)]);
    if (!found) return null;
    const { kept } = found;
    const game = games.get(kept.game);
    if (!game) throw new UnplayableError(`The game ${kept.game} is not offered here`);
    const entries = found.entries.map((text) => JSON.parse(text) as LogEntry);
    const what = { game, setup: await this.setups.find(store, kept.setup) };
    const seed = seedOf(kept);
    if (seed === null) return this.adopt(kept, what, null);
    const log = { ...what, seed, entries };
    const charge = <T>(body: () => T) => costs.charge(id, body);
    const resumed = await historyFromSnapshot(log, snapshot, version, charge);
    metrics.loads.inc({ from: resumed ? 'snapshot' : 'log' });
    if (!resumed && snapshot) logger.warn({ game: id, writtenBy: snapshot.version }, 'snapshot ignored');
    const history = resumed ?? (await historyFromLog(log, workshop).catch((error) => unplayable(error)));
    return this.adopt(kept, what, history, resumed ? snapshot!.number : 0);
  }

  /** Takes a game into memory that is not there yet; without a history before it begins. */
  adopt(
    kept: KeptGame,
    what: { readonly game: AnyGame; readonly setup: CoreSetup },
    history: History<GameTypes> | null,
    snapshotted = 0,
  ): Table {
    const { logger, metrics, costs, now } = this.settings;
    const onListenerError = (error: unknown) =>
      logger.error({ err: error, game: kept.id }, 'a listener has failed');
    const table = new Table({ kept, ...what, history, snapshotted, costs, now, onListenerError });
    table.sponsor = costs.asker;
    table.lastUsed = performance.now();
    this.loaded.set(kept.id, table);
    metrics.tables.set(this.loaded.size);
    return table;
  }

  /** Brings the table up to what the database holds. To be done exclusively. */
  async refresh(table: Table): Promise<void> {
    // Before asking: what happens while the database answers raises the doubt again.
    table.isDoubtful = false;
    const { store } = this.settings;
    const found = await store.gameSince(table.id, table.number, table.kept.chats).catch((error) => {
      table.isDoubtful = true;
      throw error;
    });
    if (!found) {
      this.loaded.delete(table.id);
      table.lose(FORGOTTEN);
      throw new ForgottenError();
    }
    try {
      const entries = found.entries.map((text) => JSON.parse(text) as LogEntry);
      table.catchUp(found.kept, entries, found.chat);
    } catch (error) {
      this.settings.logger.error({ err: error, game: table.id }, 'a table cannot catch up');
      this.loaded.delete(table.id);
      table.lose(LOST);
      throw error;
    }
  }

  async refreshIfDoubtful(table: Table): Promise<void> {
    if (table.isDoubtful) await this.refresh(table);
  }

  /** Others say that these have changed. Those that nobody follows can wait until they are used. */
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

  /** Drops what nobody follows and nobody has used for long, or what is too much. */
  sweep(): void {
    const { limits, metrics } = this.settings;
    const longAgo = performance.now() - limits.idle;
    let tooMany = this.loaded.size - limits.tablesInMemory;
    for (const table of this.loaded.values()) {
      if (tooMany <= 0 && table.lastUsed > longAgo) break;
      if (table.lastUsed <= longAgo) table.slim();
      if (table.users > 0 || !table.audience.isEmpty) continue;
      this.loaded.delete(table.id);
      tooMany--;
      if (table.number > table.snapshotted && !table.isDoubtful) this.snapshot(table);
    }
    metrics.tables.set(this.loaded.size);
  }

  /** Everybody goes, everything is kept. */
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
  if (error instanceof BusyError || error instanceof TooMuchWorkError) throw error;
  throw new UnplayableError('The game was played by rules that have changed since', { cause: error });
}
