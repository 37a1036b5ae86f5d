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
}

/** Watches the clocks of all games, whichever process they are played through. */
export class Clocks {
  private readonly settings: ClocksSettings;

  constructor(settings: ClocksSettings) {
    this.settings = settings;
  }

  /** Whoever has run out of time loses; the number of the entry sees to it that this happens once. */
  async tick(): Promise<void> {
    const { database, tables, time } = this.settings;
    await time.beat();
    for (const id of await overdue(database, time.now())) {
      await tables.use(id, (table) => table.exclusively(() => this.expire(table)));
    }
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
