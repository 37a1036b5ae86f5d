import type { Database, Queries } from './database.ts';

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
    return ids.length === 0 ? ids : deleteGames(queries, process, ids);
  }, true);
}

/** Deletes games and their battles, and says which. */
export async function deleteGames(
  queries: Queries,
  process: string,
  games: readonly string[],
): Promise<string[]> {
  const rows = await queries.query<{ id: string }>(WITH_BATTLES, [games]);
  const ids = rows.map(({ id }) => id);
  // The log goes last: it is guarded as long as there is the game.
  for (const table of ['seats', 'chat', 'snapshots', 'identity_seats', 'seat_keys']) {
    await queries.query(`delete from ironfield.${table} where game = any($1)`, [ids]);
  }
  await queries.query('delete from ironfield.games where id = any($1)', [ids]);
  await queries.query('delete from ironfield.entries where game = any($1)', [ids]);
  await queries.query(UNUSED_SETUPS, []);
  // The size of a notification is limited.
  for (let from = 0; from < ids.length; from += TOLD_AT_ONCE) {
    const some = ids.slice(from, from + TOLD_AT_ONCE);
    await queries.query(`select pg_notify('ironfield', $1)`, [[process, ...some].join(' ')]);
  }
  return ids;
}

const TOLD_AT_ONCE = 200;

/** A battle goes with the larger game, and keeps it as long as it is fought. */
const FORGETTABLE = `
  select g.id from ironfield.games g
  where case when g.outcome is null then g.updated < $2::bigint else g.updated < $1::bigint end
    and not exists (select from ironfield.battles b where b.game = g.id)
    and not exists (
      with recursive battles as (
        select b.game from ironfield.battles b where b.parent = g.id
        union all select b.game from ironfield.battles b join battles o on b.parent = o.game)
      select from battles join ironfield.games n on n.id = battles.game
      where g.outcome is null and n.updated >= $2::bigint)
  order by g.id limit $3 for update skip locked`;

const WITH_BATTLES = `
  with recursive all_of as (
    select id from ironfield.games where id = any($1)
    union select b.game from ironfield.battles b join all_of o on b.parent = o.id)
  select id from all_of`;

const UNUSED_SETUPS = `
  delete from ironfield.setups s where not exists (select from ironfield.games g where g.setup = s.hash)`;
