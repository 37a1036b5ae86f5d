import { join } from 'node:path';
import type { TableView } from '@ironfield/client/api.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Attendee } from '../../service.ts';
import {
  attendees,
  createGame,
  playOn,
  randomOrder,
  testService,
  until,
  value,
} from '../../testing/service-testing.ts';
import { openDatabase } from '../open.ts';
import { startPostgres } from '../testing.ts';
import { SmallDisk } from './small-disk.fixture.ts';

const disk = SmallDisk.mounted();

beforeAll(() => {
  if (!disk) console.warn('No small disk can be mounted here: a full one is not tried');
});
afterAll(() => disk?.unmount());

test.skipIf(!disk)('Before the disk is full nothing more is written, and everybody is told why', async () => {
  const folder = join(disk!.folder, 'data');
  let database = await openDatabase({ folder });
  let service = await testService(database);
  const seats = attendees(await createGame(service));
  const { summary } = await playOn(service, seats, { entries: 3 });
  const seat = seats[summary.waiting[0]!]!;
  const order = randomOrder(value(await service.look(seat)), randomFrom('order'));
  const request = { request: 'on-a-full-disk', number: 3, order };

  disk!.fillBut(20);
  await until(async () => (await service.trouble()) !== null, 'the trouble');
  expect(await service.trouble()).toMatch(/^The disk is full: \d+ MB are free, and 64 MB are needed$/);
  expect(await service.order(seat, request)).toMatchObject({
    error: { code: 'unavailable', message: expect.stringMatching(/^The disk is full.*; try again soon$/) },
  });
  expect(value(await service.look(seat)).summary.number).toBe(3);

  await disk!.free();
  await until(async () => (await service.trouble()) === null, 'the end of the trouble');
  expect(value(await service.order(seat, request)).number).toBe(4);
  await service.close();
  await database.close();

  disk!.fillBut(20);
  await expect(openDatabase({ folder })).rejects.toThrow(
    /^The disk is full: \d+ MB are free, and 64 MB are needed$/,
  );
  await disk!.free();
  database = await openDatabase({ folder });
  service = await testService(database);
  expect(value(await service.look(seat)).summary.number).toBe(4);
  await service.close();
  await database.close();
});

test.skipIf(!disk)('PostgreSQL on a full disk: everybody is told why, and no order is lost', async () => {
  const database = await openDatabase({ url: await startPostgres(disk!.folder) });
  const service = await testService(database);
  const games: Attendee[][] = [];
  const finished: TableView[] = [];
  const playUntilRefused = async () => {
    for (;;) {
      if (games.length === finished.length) games.push(attendees(await createGame(service)));
      finished.push(await playOn(service, games.at(-1)!));
    }
  };
  games.push(attendees(await createGame(service)));
  await playOn(service, games[0]!, { entries: 3 });

  disk!.fillBut(0);
  await expect(playUntilRefused()).rejects.toThrow(
    /^unavailable: The database does not write: .*try again soon$/,
  );
  expect(await service.trouble()).toMatch(/^The database does not write: .*No space left on device$/);
  expect(value(await service.look(games[0]![0]!)).summary.number).toBeGreaterThanOrEqual(3);

  await disk!.free();
  await until(async () => (await service.trouble()) === null, 'the end of the trouble');
  for (const [i, { summary }] of finished.entries()) {
    const { number, outcome } = summary;
    expect(value(await service.look(games[i]![0]!)).summary).toMatchObject({ number, outcome });
  }
  const { summary } = await playOn(service, games.at(-1)!);
  expect(summary.outcome).not.toBeNull();
  await service.close();
  await database.close();
});
