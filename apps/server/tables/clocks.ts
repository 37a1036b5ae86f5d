import type { Logger } from 'pino';
import type { Database } from '../storage/database.ts';
import { overdue } from '../storage/heartbeat.ts';
import type { Arrivals } from './arrivals.ts';
import type { GameTime } from './game-time.ts';
import type { Moves } from './moves.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';
import { outOfTime } from './time.ts';

export interface ClocksSettings {
  readonly database: Database;
  readonly tables: Tables;
  readonly moves: Moves;
  readonly time: GameTime;
  readonly arrivals: Arrivals;
  readonly logger: Logger;
}

/** Watches the clocks of all games, whichever process they are played through. */
export class Clocks {
  private readonly settings: ClocksSettings;
  /** Games that are about to end; a table may be held for long, and no other waits for it. */
  private readonly expiring = new Map<string, Promise<unknown>>();

  constructor(settings: ClocksSettings) {
    this.settings = settings;
  }

  /** A player out of time loses; the entry's number makes sure this happens once. */
  async tick(): Promise<void> {
    const { database, tables, time, logger } = this.settings;
    await time.beat();
    for (const id of await overdue(database, time.now())) {
      if (this.expiring.has(id)) continue;
      const expiring = tables
        .use(id, (table) => table.exclusively(() => this.expire(table)))
        .catch((error) =>
          logger.warn({ err: error, game: id }, 'a clock that has run out will be tried again'),
        )
        .finally(() => this.expiring.delete(id));
      this.expiring.set(id, expiring);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.expiring.values());
  }

  /** To be done exclusively. */
  async expire(table: Table): Promise<void> {
    const { tables, moves, time, arrivals } = this.settings;
    await tables.refresh(table);
    for (;;) {
      const seat = outOfTime(table.kept, arrivals.timeAt(table.id, time.now()));
      if (seat === null) return;
      const added = await moves.add(table, { kind: 'forfeit', seat, reason: 'out-of-time' }, null);
      if (added !== 'conflict') return;
    }
  }
}
