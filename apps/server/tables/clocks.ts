import type { Seat } from '@ironfield/kernel/state.ts';
import type { Logger } from 'pino';
import type { Database } from '../storage/database.ts';
import { overdue } from '../storage/heartbeat.ts';
import type { Store } from '../storage/store.ts';
import type { Arrivals } from './arrivals.ts';
import type { GameTime } from './game-time.ts';
import type { Moves } from './moves.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';
import { outOfTime, timeWith } from './time.ts';

export interface ClocksSettings {
  readonly database: Database;
  readonly store: Store;
  readonly tables: Tables;
  readonly moves: Moves;
  readonly time: GameTime;
  readonly arrivals: Arrivals;
  readonly logger: Logger;
  /** Milliseconds for which the person at a seat is away on vacation. */
  readonly vacationOf: (table: Table, seat: Seat) => Promise<number>;
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
      if (await this.isOnVacation(table, seat)) continue;
      const added = await moves.add(table, { kind: 'forfeit', seat, reason: 'out-of-time' }, null);
      if (added !== 'conflict') return;
    }
  }

  /** With time for every move, nobody loses while on vacation: there is a whole move's time after it. */
  private async isOnVacation(table: Table, seat: Seat): Promise<boolean> {
    const { tables, store, time, vacationOf } = this.settings;
    const { clock, revision } = table.kept;
    const away = clock?.perMove ? await vacationOf(table, seat) : 0;
    if (!clock || away <= 0) return false;
    const longer = timeWith(table.kept, seat, away + clock.initial * 1000, time.now());
    if (await store.changeTime(table.kept, longer)) table.change({ time: longer, revision: revision + 1 });
    else await tables.refresh(table);
    return true;
  }
}
