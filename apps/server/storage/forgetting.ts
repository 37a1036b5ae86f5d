import type { Database } from './database.ts';

/** Games to delete for good: those that ended, or were last moved, before a certain moment. */
export interface Forgettable {
  readonly finishedBefore: number | null;
  readonly abandonedBefore: number | null;
}

/** Deletes some of them, and says which; none are left when there are fewer than `most`. Every process is told. */
export async function forgetGames(
  database: Database,
  process: string,
  { finishedBefore, abandonedBefore }: Forgettable,
  most: number,
): Promise<string[]> {
  return database.transaction(async (queries) => {
    const rows = await queries.query<{ id: string }>(FORGETTABLE, [finishedBefore, abandonedBefore, most]);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return ids;
    // The log goes last: it is guarded as long as there is the game.
    for (const table of ['seats', 'chat', 'snapshots', 'identity_seats', 'seat_keys']) {
      await queries.query(`delete from ironfield.${table} where game = any($1)`, [ids]);
    }
    await queries.query('delete from ironfield.games where id = any($1)', [ids]);
    await queries.query('delete from ironfield.entries where game = any($1)', [ids]);
    await queries.query(UNUSED_SETUPS, []);
    await queries.query(`select pg_notify('ironfield', $1)`, [[process, ...ids].join(' ')]);
    return ids;
  }, true);
}

const FORGETTABLE = `
  select id from ironfield.games
  where case when outcome is null then updated < $2::bigint else updated < $1::bigint end
  order by id limit $3 for update skip locked`;

const UNUSED_SETUPS = `
  delete from ironfield.setups s where not exists (select from ironfield.games g where g.setup = s.hash)`;
