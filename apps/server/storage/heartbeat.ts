import type { Database } from './database.ts';

/**
 * Says that a server is alive. When none was for longer than `patience`, because all were down, asleep or cut off
 * from the database, the clocks of all games are moved on by that gap: nobody loses time that could not be used.
 * True when that was so.
 */
export async function beat(database: Database, now: number, patience: number): Promise<boolean> {
  const [row] = await database.query<{ gap: number }>(BEAT, [now, patience]);
  if (!row || row.gap <= patience) return false;
  return database.transaction(async (queries) => {
    const [last] = await queries.query<{ at: number }>(
      'select at from ironfield.heartbeat where id = 1 for update',
      [],
    );
    // Another process may have done it meanwhile.
    if (!last || now - last.at <= patience) return false;
    await queries.query(MOVE_CLOCKS, [now, last.at]);
    await queries.query('update ironfield.heartbeat set at = $1 where id = 1', [now]);
    return true;
  });
}

/** Games in which somebody's time has run out. */
export async function overdue(database: Database, now: number): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    'select id from ironfield.games where deadline <= $1 order by deadline limit 100',
    [now],
  );
  return rows.map(({ id }) => id);
}

/**
 * The first beat ever leaves no gap. A gap that is too long is left for the transaction above, and without clocks
 * nothing is written: a server where nothing happens leaves the disk alone.
 */
const BEAT = `
  with last as (
    select at from ironfield.heartbeat where id = 1
  ), beaten as (
    insert into ironfield.heartbeat (id, at) values (1, $1::bigint)
    on conflict (id) do update set at = greatest(heartbeat.at, excluded.at)
    where excluded.at - heartbeat.at <= $2::bigint
      and exists (select from ironfield.games where deadline is not null)
  )
  select $1::bigint - at as gap from last`;

const MOVE_CLOCKS = `
  update ironfield.games
  set deadline = deadline + ($1::bigint - greatest(clock_since, $2::bigint)),
    clock_since = clock_since + ($1::bigint - greatest(clock_since, $2::bigint)),
    revision = revision + 1
  where id in (
    select id from ironfield.games where deadline is not null and clock_since < $1::bigint order by id for update
  )`;
