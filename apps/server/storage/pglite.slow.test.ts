import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { attendees, createGame, playOn, testService, value } from '../service-testing.ts';
import { openDatabase } from './open.ts';

const folder = mkdtempSync(join(tmpdir(), 'ironfield-data-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('Games are kept in the folder, which belongs to one server at a time', { timeout: 60_000 }, async () => {
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
  expect(value(await service.look(seats[0]!)).view).toEqual(view);
  expect((await playOn(service, seats)).summary.outcome).not.toBeNull();
  await service.close();
  await database.close();
});
