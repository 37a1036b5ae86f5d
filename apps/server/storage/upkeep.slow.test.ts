import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { afterAll, expect, test } from 'vitest';
import { attendees, createGame, testService, until } from '../testing/service-testing.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open.ts';
import { Store } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'ironfield-upkeep-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MEGABYTE = 2 ** 20;
const SNAPSHOT = 256 * 1024;
const WRITTEN = 64 * MEGABYTE;
const GAMES = 16;

/** The database writes and removes files while they are counted. */
function megabytesIn(place: string): number {
  const files = readdirSync(place, { withFileTypes: true, recursive: true });
  const sizes = files.map(({ parentPath, name }) =>
    statSync(join(parentPath, name), { throwIfNoEntry: false }),
  );
  return sizes.reduce((sum, file) => sum + (file?.isFile() ? file.size : 0), 0) / MEGABYTE;
}

/** Work that would have to be done again after a crash. */
async function unwritten(database: Database): Promise<number> {
  const [row] = await database.query<{ bytes: number }>(
    'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  );
  return row!.bytes / MEGABYTE;
}

test('Whatever is written again and again, the folder stays small and little is to be done after a crash', async () => {
  const registry = new Registry();
  const database = await openDatabase({ folder });
  const service = await testService(database, { registry, limits: { measuring: 100 } });
  const store = new Store(database, 'another part');
  const games: string[] = [];
  for (let i = 0; i < GAMES; i++) games.push(attendees(await createGame(service))[0]!.game);
  const noise = randomBytes(2 * SNAPSHOT)
    .toString('latin1')
    .replaceAll('\0', ' ');
  let most = 0;
  for (let number = 0; number * SNAPSHOT < WRITTEN; number++) {
    const state = noise.slice(number, number + SNAPSHOT);
    await store.keepSnapshot(games[number % GAMES]!, { number, version: 'v', state, hash: 'h' });
    if (number % 100 === 0) most = Math.max(most, megabytesIn(folder));
  }
  expect(most).toBeLessThan(140);
  await until(async () => (await unwritten(database)) < 17, 'a checkpoint');
  const sizes = () => registry.getSingleMetric('ironfield_database_bytes')!.get();
  await until(async () => {
    const { values } = await sizes();
    const [tables, log] = ['tables', 'log'].map(
      (of) => values.find(({ labels }) => labels.of === of)?.value ?? 0,
    );
    return tables! > 8 * MEGABYTE && log! > 0 && (tables! + log!) / MEGABYTE <= megabytesIn(folder);
  }, 'the sizes');
  await service.close();
  await database.close();
});
