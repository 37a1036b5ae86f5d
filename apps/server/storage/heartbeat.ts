import type { Database } from './database.ts';

/** The latest time of games that is known; `null` if there was never a server. */
export async function lastBeat(database: Database): Promise<number | null> {
  const [row] = await database.query<{ at: number | null }>(LAST_BEAT);
  return row!.at;
}

/**
 * Says that it is so late by the time of this server, and hears how late it is by the latest of all. Where no clock
 * runs, only every `pause` milliseconds: a server where nothing happens leaves the disk alone.
 */
export async function beat(database: Database, time: number, pause: number): Promise<number> {
  const [row] = await database.query<{ at: number }>(BEAT, [time, pause]);
  return row!.at;
}

/** Games in which somebody's time has run out. */
export async function overdue(database: Database, time: number): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    'select id from ironfield.games where deadline <= $1 order by deadline limit 100',
    [time],
  );
  return rows.map(({ id }) => id);
}

/** A server may have been killed between starting a clock and saying how late it is. */
const LAST_BEAT = `
  select greatest(
    (select at from ironfield.heartbeat where id = 1),
    (select max(clock_since) from ironfield.games where deadline is not null)) as at`;

const BEAT = `
  with beaten as (
    insert into ironfield.heartbeat as last (id, at) values (1, $1::bigint)
    on conflict (id) do update set at = excluded.at
    where excluded.at > last.at and (excluded.at - last.at >= $2::bigint
      or exists (select from ironfield.games where deadline is not null))
  )
  select greatest($1::bigint, (select at from ironfield.heartbeat where id = 1)) as at`;
