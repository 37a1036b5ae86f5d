import type { Database } from '../database.ts';

/** The processes of a PostgreSQL server on this machine. */
export async function processesOf(database: Database): Promise<readonly number[]> {
  const rows = await database.query<{ pid: number }>(`
    select pid from pg_stat_activity where pid is not null
    union select split_part(pg_read_file('postmaster.pid'), e'\\n', 1)::integer`);
  return rows.map(({ pid }) => pid);
}

/** SIGSTOP: the server is there and takes connections, but nobody answers. SIGCONT: it goes on. */
export function signalAll(processes: readonly number[], signal: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of processes) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** As on a full disk, or on a standby: what is there can be read. */
export async function refuseWrites(database: Database, isRefused: boolean): Promise<void> {
  await database.query(`alter system set default_transaction_read_only = ${isRefused ? 'on' : 'off'}`);
  await database.query('select pg_reload_conf()');
}

/** Ends the connections of all servers. */
export async function endConnections(database: Database): Promise<void> {
  await database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'ironfield' and pid <> pg_backend_pid()`,
  );
}
