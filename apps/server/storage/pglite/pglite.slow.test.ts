import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import {
  attendees,
  codeOf,
  createGame,
  playOn,
  testService,
  until,
  value,
} from '../../testing/service-testing.ts';
import { openDatabase } from '../open.ts';
import { pgliteImage } from '../testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'ironfield-data-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('Games are kept in the folder, which belongs to one server at a time', async () => {
  let database = await openDatabase({ folder });
  await expect(openDatabase({ folder })).rejects.toThrow(/another server is using it/);
  const [setting] = await database.query<{ fsync: string }>(`select current_setting('fsync') as fsync`);
  expect(setting?.fsync).toBe('on');
  let service = await testService(database);
  const seats = attendees(await createGame(service));
  const { view } = await playOn(service, seats, { entries: 8 });
  await service.close();
  await database.close();
  database = await openDatabase({ folder });
  service = await testService(database);
  expect(value(await service.look(seats[0])).view).toEqual(view);
  expect((await playOn(service, seats)).summary.outcome).not.toBeNull();
  await service.close();
  await database.close();
});

// One of these waits for a quarter of a minute, meanwhile the others work.

test.concurrent('A server killed while it took the database, or while it made it, starts again', async () => {
  const data = join(folder, 'killed');
  const made = join(data, 'database');
  const opens = async () => {
    const database = await openDatabase({ folder: data });
    const [{ games }] = await database.query<{ games: number }>(
      'select count(*)::integer as games from ironfield.games',
    );
    await database.close();
    return games;
  };
  // Killed while it made the folder.
  mkdirSync(made, { recursive: true });
  writeFileSync(`${made}.unfinished`, '');
  writeFileSync(join(made, 'PG_VERSION'), '17');
  expect(await opens()).toBe(0);
  expect(existsSync(`${made}.unfinished`)).toBe(false);
  const database = await openDatabase({ folder: data });
  const service = await testService(database);
  await createGame(service);
  await service.close();
  await database.close();
  // Killed between making the lock file of PostgreSQL and writing it.
  writeFileSync(join(made, 'postmaster.pid'), '');
  expect(await opens()).toBe(1);
});

test.concurrent('When its thread dies, the server is not ready, refuses, and can still be closed', async () => {
  const database = await openDatabase({ memory: true, image: await pgliteImage() });
  const service = await testService(database);
  const [seat] = attendees(await createGame(service));
  await (database as unknown as { worker: Worker }).worker.terminate();
  expect((await database.failure).message).toMatch(/ended unexpectedly/);
  expect(await service.trouble()).toMatch(/ended unexpectedly/);
  expect(codeOf(await service.chat(seat!, 'Anybody there?'))).toBe('unavailable');
  await service.close().catch(() => {});
  await database.close();
});

test.concurrent('A crash inside the database ends it; what it refuses does not', async () => {
  const database = await openDatabase({ memory: true, image: await pgliteImage() });
  await expect(database.query('select 1 / 0', [])).rejects.toThrow(/division by zero/);
  await expect(database.query('select nonsense')).rejects.toThrow(/nonsense/);
  await expect(
    database.transaction((queries) => queries.query('insert into ironfield.nowhere values (1)')),
  ).rejects.toThrow(/nowhere/);
  expect(await database.query('select 1 as one', [])).toEqual([{ one: 1 }]);
  // Fails before PostgreSQL sees it, as a crash does.
  await expect(database.query('select $1::boolean', ['maybe'])).rejects.toThrow(/Invalid input/);
  expect((await database.failure).message).toMatch(/The database has failed/);
  await expect(database.query('select 1', [])).rejects.toThrow(/has failed/);
  await database.close();
});

test.concurrent('When it does not answer, everybody is told so, and what was begun meanwhile is not half done', async () => {
  const database = await openDatabase({ memory: true, image: await pgliteImage() });
  const shelf = (secret: string) =>
    [`insert into ironfield.shelves (secret_hash, created) values ($1, 0)`, [secret]] as const;
  const stuck = database.transaction(async (queries) => {
    await queries.query(...shelf('half done'));
    await queries.query('select pg_sleep(15)', []);
  });
  await expect(stuck).rejects.toThrow('The database does not answer');
  expect(database.trouble).toBe('The database does not answer');
  await expect(database.query('select 1')).rejects.toThrow('The database does not answer');
  await until(() => database.trouble === null, 'an answer');
  await database.query(...shelf('whole'));
  expect(await database.query('select secret_hash from ironfield.shelves')).toEqual([
    { secret_hash: 'whole' },
  ]);
  await database.close();
});
