import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from './database.ts';
import { openDatabase } from './open.ts';

let url: Promise<string> | null = null;
let pglite: Promise<Database> | null = null;
let postgres: Promise<Database> | null = null;

/** A PostgreSQL server that lives as long as this process (or thread). */
export function postgresUrl(): Promise<string> {
  url ??= startPostgres();
  return url;
}

/** Another one with all its data in a folder. */
export async function startPostgres(folder?: string): Promise<string> {
  const keeper = spawn(
    process.execPath,
    [fileURLToPath(new URL('./postgres/postgres-keeper.fixture.ts', import.meta.url))],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, ...(folder && { TMPDIR: folder }) },
    },
  );
  const ended = once(keeper, 'exit').then(() => Promise.reject(new Error('PostgreSQL could not be started')));
  ended.catch(() => {});
  const [line] = await Promise.race([once(keeper.stdout, 'data'), ended]);
  keeper.unref();
  for (const stream of [keeper.stdin, keeper.stdout]) (stream as unknown as { unref(): void }).unref();
  return String(line).trim();
}

/** An empty PGlite, made once for each version of it: making one takes seconds. */
export async function pgliteImage(): Promise<string> {
  const home = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  const { version } = JSON.parse(readFileSync(join(home, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = fileURLToPath(new URL('../../../.ironfield', import.meta.url));
  const path = join(folder, `pglite-${version}.tar`);
  if (existsSync(path)) return path;
  const database = await PGlite.create();
  const image = await database.dumpDataDir('none');
  await database.close();
  mkdirSync(folder, { recursive: true });
  // Several threads may be at it.
  const unfinished = `${path}.${randomUUID()}`;
  writeFileSync(unfinished, Buffer.from(await image.arrayBuffer()));
  renameSync(unfinished, path);
  return path;
}

/**
 * Lays an empty database into the data folder of a server that has not been there yet, instead of having it made. Where
 * the making is what is tried, nobody calls this.
 */
export async function layDatabase(data: string): Promise<void> {
  const place = join(data, 'database');
  if (existsSync(place)) return;
  const image = await pgliteImage();
  mkdirSync(place, { recursive: true, mode: 0o700 });
  const { status, stderr } = spawnSync('tar', ['-xf', image, '-C', place], { encoding: 'utf8' });
  if (status === 0) return;
  // Then the server makes it.
  rmSync(place, { recursive: true, force: true });
  process.stderr.write(`No database could be laid into ${data}: ${stderr}\n`);
}

const PGLITE = {
  name: 'PGlite',
  open: async () => {
    pglite ??= pgliteImage().then((image) => openDatabase({ memory: true, image }));
    return emptied(await pglite);
  },
} as const;

const POSTGRES = {
  name: 'PostgreSQL',
  open: async () => {
    postgres ??= postgresUrl().then((at) => openDatabase({ url: at }));
    return emptied(await postgres);
  },
} as const;

/**
 * Both kinds of database, or only the quicker one for a quick run. All tests of a thread share them; they are emptied
 * for each file or test.
 */
export const STORAGES = process.env.IRONFIELD_QUICK ? [POSTGRES] : [PGLITE, POSTGRES];

async function emptied(database: Database): Promise<Database> {
  await database.transaction((queries) =>
    queries.query(`truncate ironfield.games, ironfield.setups, ironfield.entries, ironfield.seats, ironfield.chat,
      ironfield.snapshots, ironfield.heartbeat, ironfield.shelves, ironfield.design_versions,
      ironfield.house_secrets, ironfield.identities, ironfield.identity_keys, ironfield.identity_seats,
      ironfield.seat_keys, ironfield.shelf_keys, ironfield.rated_games, ironfield.ratings, ironfield.rating_steps,
      ironfield.bans, ironfield.blocks, ironfield.watches, ironfield.reports, ironfield.removed, ironfield.challenges,
      ironfield.tournaments, ironfield.tournament_players, ironfield.tournament_pairings, ironfield.passkeys,
      ironfield.spent_challenges, ironfield.battles, ironfield.pushes, ironfield.mails`),
  );
  return database;
}
