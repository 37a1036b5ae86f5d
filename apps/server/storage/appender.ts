import { type Database, DatabaseError } from './database.ts';
import { type Standing, standingRow } from './kept-game.ts';

/** An entry for the log of a game, and how the game stands with it. */
export interface Addition {
  readonly game: string;
  readonly request: string | null;
  /** JSON text. */
  readonly entry: string;
  /** Not everybody is told of it, so open offers stay. */
  readonly isSecret: boolean;
  readonly standing: Standing;
}

/** `conflict`: there is another entry with this number, or one of the same request. */
export type Added = { readonly kind: 'added'; readonly isLeased: boolean } | { readonly kind: 'conflict' };

export interface AppenderSettings {
  readonly database: Database;
  readonly process: string;
  /** Milliseconds for which this process moves the bots of a game before others may. */
  readonly leaseTime: number;
  onCommit?(entries: number, conflicts: number, seconds: number): void;
}

interface Waiting {
  readonly addition: Addition;
  readonly resolve: (added: Added) => void;
  readonly reject: (error: unknown) => void;
}

/** A notification names every game of a group and must stay below 8000 bytes. */
const LARGEST_GROUP = 250;

/**
 * Adds to the logs of all games. What arrives while a commit is under way goes into the next one together: the
 * more there is to do, the less each entry costs. A game has at most one entry under way.
 */
export class Appender {
  private readonly settings: AppenderSettings;
  private queue: Waiting[] = [];
  private running: Promise<void> | null = null;

  constructor(settings: AppenderSettings) {
    this.settings = settings;
  }

  append(addition: Addition): Promise<Added> {
    return new Promise((resolve, reject) => {
      this.queue.push({ addition, resolve, reject });
      this.running ??= this.run();
    });
  }

  /** Resolves when nothing is under way. */
  async drained(): Promise<void> {
    while (this.running) await this.running;
  }

  private async run(): Promise<void> {
    // Includes everything else that arrives in this turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.queue.length > 0) {
      const group = this.queue.splice(0, LARGEST_GROUP);
      await this.commit(group);
    }
    this.running = null;
  }

  private async commit(group: readonly Waiting[]): Promise<void> {
    const { database, process, leaseTime, onCommit } = this.settings;
    const started = performance.now();
    try {
      const rows = group.map(({ addition: { game, request, entry, isSecret, standing } }) => ({
        game,
        request,
        entry,
        secret: isSecret,
        ...standingRow(standing),
      }));
      const values = [JSON.stringify(rows), process, leaseTime];
      const added = await database.query<{ id: string; leased: boolean }>(APPEND, values);
      const leased = new Map(added.map((row) => [row.id, row.leased]));
      onCommit?.(added.length, group.length - added.length, (performance.now() - started) / 1000);
      for (const { addition, resolve } of group) {
        const isLeased = leased.get(addition.game);
        resolve(isLeased === undefined ? { kind: 'conflict' } : { kind: 'added', isLeased });
      }
    } catch (error) {
      await this.fail(group, error);
    }
  }

  /** One entry must not spoil the others: a refused group is retried one by one. */
  private async fail(group: readonly Waiting[], error: unknown): Promise<void> {
    if (isRefusal(error)) {
      if (group.length === 1) group[0]!.reject(error);
      else for (const one of group) await this.commit([one]);
      return;
    }
    // Whether it is in the log is unknown until it is read again. Waiting entries were not sent and are rejected.
    for (const { reject } of [...group, ...this.queue.splice(0)]) reject(error);
  }
}

/** The database has answered, and is neither lost (08), read-only (25), full (53), going down (57) nor broken (58). */
function isRefusal(error: unknown): boolean {
  const code = error instanceof DatabaseError ? error.code : undefined;
  return code !== undefined && /^(?!08|25|53|57|58)[0-9A-Z]{5}$/.test(code);
}

/** Sorted by game, so that two processes never wait for each other in a circle. */
const APPEND = `
  with incoming as materialized (
    select * from json_to_recordset($1::json) as e (game text, request text, entry text, secret boolean, number integer,
      counts text, waiting text, outcome text, time_left text, clock_since bigint, deadline bigint, bot_due boolean,
      updated bigint)
    order by game
  ), added as (
    insert into ironfield.entries (game, number, request, at, entry)
    select game, number, request, updated, entry from incoming
    on conflict do nothing
    returning game, number
  ), moved as (
    update ironfield.games g
    set number = i.number, counts = i.counts, waiting = i.waiting, outcome = i.outcome, time_left = i.time_left,
      clock_since = i.clock_since, deadline = i.deadline, bot_due = i.bot_due, updated = i.updated,
      takeback = case when i.secret then g.takeback end, draw = case when i.secret then g.draw end,
      lease_by = case when not i.bot_due then null
        when g.lease_by <> $2 and g.lease_until > clock_timestamp() then g.lease_by else $2 end,
      lease_until = case when not i.bot_due then null
        when g.lease_by <> $2 and g.lease_until > clock_timestamp() then g.lease_until
        else clock_timestamp() + $3::float8 * interval '1 millisecond' end
    from incoming i join added a on a.game = i.game and a.number = i.number
    where g.id = i.game
    returning g.id, coalesce(g.lease_by = $2, false) as leased
  ), told as (
    select pg_notify('ironfield', $2 || ' ' || string_agg(id, ' ')) from moved having count(*) > 0
  )
  select moved.id, moved.leased from moved, (select count(*) from told) as t`;
