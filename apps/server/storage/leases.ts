import type { Database } from './database.ts';

/** Decides which process plays the bots of which game. A process that dies loses its leases when they expire. */
export class Leases {
  private readonly database: Database;
  private readonly process: string;
  private readonly time: number;

  constructor(database: Database, process: string, time: number) {
    this.database = database;
    this.process = process;
    this.time = time;
  }

  /** Takes games whose bots nobody plays. */
  async claim(most: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(CLAIM, [this.process, this.time, most]);
    return rows.map(({ id }) => id);
  }

  async renew(ids: readonly string[]): Promise<void> {
    await this.database.query(RENEW, [this.process, this.time, ids]);
  }

  /** Lets others have all games of this process at once. */
  async release(): Promise<void> {
    await this.database.query(RELEASE, [this.process]);
  }
}

// A lease that lasts longer than any is one from before the clock of the database was set back.
// Games that are locked are left out: an entry is just being added to them, which renews the lease as well. Waiting
// for several of them could end in a circle.
const CLAIM = `
  update ironfield.games
  set lease_by = $1, lease_until = clock_timestamp() + $2::float8 * interval '1 millisecond'
  where id in (
    select id from ironfield.games
    where bot_due and (lease_until is null or lease_until < clock_timestamp()
      or lease_until > clock_timestamp() + 2 * $2::float8 * interval '1 millisecond')
    order by lease_until nulls first limit $3
    for update skip locked
  )
  returning id`;

const RENEW = `
  update ironfield.games set lease_until = clock_timestamp() + $2::float8 * interval '1 millisecond'
  where id in (
    select id from ironfield.games where id = any($3) and lease_by = $1 and bot_due for update skip locked
  )`;

const RELEASE = `
  update ironfield.games set lease_by = null, lease_until = null
  where id in (select id from ironfield.games where lease_by = $1 and bot_due for update skip locked)`;
