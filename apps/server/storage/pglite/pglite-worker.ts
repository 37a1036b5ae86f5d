import {
  closeSync,
  existsSync,
  fdatasyncSync,
  fsyncSync,
  mkdirSync,
  openAsBlob,
  openSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { messages, PGlite } from '@electric-sql/pglite';
import { copied } from './pglite-backup.ts';
import type { FromWorker, PglitePlace, ToWorker } from './pglite-messages.ts';
import { PgliteStatements } from './pglite-statements.ts';

/** The data folder as PGlite sees it. */
const MOUNT = '/pglite/data';

interface Stream {
  readonly nfd?: number;
  readonly node: object;
}

interface FileSystem {
  lookupPath(path: string): {
    readonly node: { readonly stream_ops: { fsync?: (stream: Stream) => number } };
  };
  getPath(node: object): string;
}

/**
 * Keeps the log as short as PostgreSQL allows: two of its files, and those since the last checkpoint. Few buffers: the
 * machine caches the rest anyway.
 */
const SETTINGS = ['wal_sync_method=fsync', 'min_wal_size=32MB', 'max_wal_size=32MB', 'shared_buffers=16MB'];

/** Compiled once and simply: to do it again and better takes a gigabyte and many seconds, and queries are no faster. */
for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);

/**
 * PGlite as it comes never reaches the disk: it is started with `-F`, and its file system ignores fsync. Here
 * every fsync that PostgreSQL asks for is done, so that what was committed survives a power cut, too.
 */
async function openDurably(folder: string): Promise<PGlite> {
  const isNew = cleared(folder);
  const startParams = [
    ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
    ...SETTINGS.flatMap((setting) => ['-c', setting]),
  ];
  const database = await PGlite.create(folder, { startParams });
  const files = (database.Module as unknown as { readonly FS: FileSystem }).FS;
  files.lookupPath(MOUNT).node.stream_ops.fsync = ({ nfd, node }) => {
    if (nfd === undefined) syncPath(join(folder, files.getPath(node).slice(MOUNT.length)));
    else fdatasyncSync(nfd);
    return 0;
  };
  if (isNew) {
    syncTree(folder);
    rmSync(unfinished(folder));
    syncPath(dirname(folder));
  }
  return database;
}

/** A file that lies beside the data folder until that has been made. */
const unfinished = (folder: string): string => `${folder}.unfinished`;

/**
 * Clears away what a server has left that was killed while it started: a data folder made in part, and PostgreSQL's own
 * lock file, which it refuses for good if it is empty. Nobody else can be using the folder (see `lockFolder`). Says if the
 * folder has yet to be made.
 */
function cleared(folder: string): boolean {
  const mark = unfinished(folder);
  if (existsSync(mark)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
  }
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  const isNew = !readdirSync(folder).includes('PG_VERSION');
  if (isNew) {
    writeFileSync(mark, '');
    syncPath(dirname(folder));
  }
  return isNew;
}

async function openInMemory(image: string | undefined): Promise<PGlite> {
  return PGlite.create(image === undefined ? {} : { loadDataDir: await openAsBlob(image) });
}

/** Syncs what was written before the first fsync was possible. */
function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(folder);
}

function syncPath(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

const port = parentPort!;
const post = (message: FromWorker) => port.postMessage(message);

async function serve(): Promise<void> {
  const { folder, image } = workerData as PglitePlace;
  const database = folder === null ? await openInMemory(image) : await openDurably(folder);
  await database.listen('ironfield', (payload) => post({ type: 'heard', payload }));
  const statements = new PgliteStatements(database);
  // One query after the other, in the order in which they were asked for.
  let last = Promise.resolve();
  port.on('message', (message: ToWorker) => {
    last = last.then(() => {
      if (message.type === 'close') return close(database);
      if (message.type === 'backup') return backUp(database, folder, message);
      return answer(database, statements, message);
    });
  });
  post({ type: 'open' });
}

async function answer(
  database: PGlite,
  statements: PgliteStatements,
  { id, sql, values }: ToWorker & { type: 'query' },
): Promise<void> {
  try {
    const rows = values ? await statements.run(sql, values) : ((await database.exec(sql)).at(-1)?.rows ?? []);
    post({ type: 'rows', id, rows: rows as object[] });
  } catch (error) {
    const { message, code } = error as { message: string; code?: string };
    post({ type: 'failed', id, message, code });
    // No refusal of the database: it has crashed, or the disk has. Whatever it says from now on is worth nothing.
    if (!(error instanceof messages.DatabaseError)) throw error;
  }
}

/**
 * Between two statements nothing is written, so a copy of the files is what a power cut would leave: PostgreSQL starts
 * from it and loses nothing that was committed. A checkpoint first makes that start short.
 */
async function backUp(
  database: PGlite,
  from: string | null,
  { id, folder }: ToWorker & { type: 'backup' },
): Promise<void> {
  try {
    if (from === null) throw new Error('this database is in memory only');
    const started = performance.now();
    await database.exec('checkpoint');
    const copy = copied(from, folder);
    post({ type: 'rows', id, rows: [{ ...copy, milliseconds: Math.round(performance.now() - started) }] });
  } catch (error) {
    post({ type: 'failed', id, message: (error as Error).message, code: undefined });
  }
}

async function close(database: PGlite): Promise<void> {
  await database.close();
  post({ type: 'closed' });
  port.close();
}

await serve();
