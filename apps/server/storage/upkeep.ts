import type { Database } from './database.ts';

/** Bytes of log after which its contents are written to the tables; about as much is read again after a crash. */
const LOG = 16 * 2 ** 20;
/** Dead rows after which a table is swept, and how many of its rows must be dead. */
const DEAD = 2000;
const DEAD_SHARE = 0.25;

/**
 * Work that a PostgreSQL server does by itself and the embedded one, a single process, does not: checkpoints, so that
 * its log stays short, and vacuums, which reuse the room of old rows. Done often and in small parts, so that orders
 * come in between.
 */
export async function upkeep(database: Database): Promise<void> {
  if (database.kind !== 'pglite') return;
  const [due] = await database.query<{ log: number; bloated: string | null }>(DUE, [DEAD, DEAD_SHARE]);
  if (due!.log >= LOG) await database.query('checkpoint');
  else if (due!.bloated !== null) await database.query(`vacuum ${due!.bloated}`);
}

export interface Sizes {
  /** Bytes of the tables with their indexes. */
  readonly tables: number;
  /** Bytes of the write-ahead log; only the embedded database tells everybody. */
  readonly log: number | null;
}

export async function sizesOf(database: Database): Promise<Sizes> {
  const log = database.kind === 'pglite' ? '(select sum(size) from pg_ls_waldir())' : 'null';
  const [sizes] = await database.query<Sizes>(
    `select pg_database_size(current_database())::float8 as tables, ${log}::float8 as log`,
  );
  return sizes!;
}

/** Large values lie in a table of their own behind the table. */
const DUE = `
  select
    (select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) from pg_control_checkpoint())::float8 as log,
    (select name from (
      select oid::regclass::text as name,
        pg_stat_get_dead_tuples(oid) + pg_stat_get_dead_tuples(reltoastrelid) as dead,
        pg_stat_get_live_tuples(oid) + pg_stat_get_live_tuples(reltoastrelid) as live
      from pg_class where relnamespace = 'ironfield'::regnamespace and relkind = 'r'
    ) as t where dead > $1::float8 and dead > $2::float8 * (dead + live) order by dead desc limit 1) as bloated`;
