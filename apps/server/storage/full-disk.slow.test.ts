import { join } from 'node:path';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attendees, createGame, playOn, randomOrder, testService, until, value } from '../service-testing.ts';
import { openDatabase } from './open.ts';
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

  disk!.free();
  await until(async () => (await service.trouble()) === null, 'the end of the trouble');
  expect(value(await service.order(seat, request)).number).toBe(4);
  await service.close();
  await database.close();

  disk!.fillBut(20);
  await expect(openDatabase({ folder })).rejects.toThrow(
    /^The disk is full: \d+ MB are free, and 64 MB are needed$/,
  );
  disk!.free();
  database = await openDatabase({ folder });
  service = await testService(database);
  expect(value(await service.look(seat)).summary.number).toBe(4);
  await service.close();
  await database.close();
});
