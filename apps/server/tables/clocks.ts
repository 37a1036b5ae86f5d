import type { Database } from '../storage/database.ts';
import { beat, overdue } from '../storage/heartbeat.ts';
import type { Moves } from './moves.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';
import { outOfTime } from './time.ts';

export interface ClocksSettings {
  readonly database: Database;
  readonly tables: Tables;
  readonly moves: Moves;
  readonly patience: number;
  readonly now: () => number;
}

/** Watches the clocks of all games, whichever process they are played through. */
export class Clocks {
  private readonly settings: ClocksSettings;

  constructor(settings: ClocksSettings) {
    this.settings = settings;
  }

  /** Notices when no server was there, and moves the clocks on. */
  async beat(): Promise<void> {
    const { database, patience, now, tables } = this.settings;
    if (await beat(database, now(), patience)) tables.doubtAll();
  }

  /** Whoever has run out of time loses; the number of the entry sees to it that this happens once. */
  async tick(): Promise<void> {
    await this.beat();
    const { database, tables, now } = this.settings;
    for (const id of await overdue(database, now())) {
      await tables.use(id, (table) => table.exclusively(() => this.expire(table)));
    }
  }

  /** To be done exclusively. */
  async expire(table: Table): Promise<void> {
    const { tables, moves, now } = this.settings;
    await tables.refresh(table);
    for (;;) {
      const seat = outOfTime(table.kept, now());
      if (seat === null) return;
      const added = await moves.add(table, { kind: 'forfeit', seat, reason: 'out-of-time' }, null);
      if (added !== 'conflict') return;
    }
  }
}
