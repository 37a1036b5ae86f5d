import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attendees, createGame, playOn, randomOrder, testService, until, value } from '../service-testing.ts';
import { openDatabase } from './open.ts';

const MEGABYTE = 2 ** 20;
const disk = mkdtempSync(join(tmpdir(), 'ironfield-small-disk-'));
const run = (program: string, ...words: readonly string[]) => spawnSync(program, words).status === 0;
const canMount = run('mount', '-t', 'tmpfs', '-o', 'size=192m', 'tmpfs', disk);
const filler = join(disk, 'filler');

beforeAll(() => {
  if (!canMount) console.warn('No small disk can be mounted here: a full one is not tried');
});
afterAll(() => {
  if (canMount) run('umount', '--lazy', disk);
  rmSync(disk, { recursive: true });
});

function fillBut(megabytes: number): void {
  const { bavail, bsize } = statfsSync(disk);
  const file = openSync(filler, 'a');
  writeSync(file, Buffer.alloc(bavail * bsize - megabytes * MEGABYTE));
  closeSync(file);
}

test.skipIf(!canMount)(
  'Before the disk is full nothing more is written, and everybody is told why',
  async () => {
    const folder = join(disk, 'data');
    let database = await openDatabase({ folder });
    let service = await testService(database);
    const seats = attendees(await createGame(service));
    const { summary } = await playOn(service, seats, { entries: 3 });
    const seat = seats[summary.waiting[0]!]!;
    const order = randomOrder(value(await service.look(seat)), randomFrom('order'));
    const request = { request: 'on-a-full-disk', number: 3, order };

    fillBut(20);
    await until(async () => (await service.trouble()) !== null, 'the trouble');
    expect(await service.trouble()).toMatch(/^The disk is full: \d+ MB are free, and 64 MB are needed$/);
    expect(await service.order(seat, request)).toMatchObject({
      error: { code: 'unavailable', message: expect.stringMatching(/^The disk is full.*; try again soon$/) },
    });
    expect(value(await service.look(seat)).summary.number).toBe(3);

    rmSync(filler);
    await until(async () => (await service.trouble()) === null, 'the end of the trouble');
    expect(value(await service.order(seat, request)).number).toBe(4);
    await service.close();
    await database.close();

    fillBut(20);
    await expect(openDatabase({ folder })).rejects.toThrow(
      /^The disk is full: \d+ MB are free, and 64 MB are needed$/,
    );
    rmSync(filler);
    database = await openDatabase({ folder });
    service = await testService(database);
    expect(value(await service.look(seat)).summary.number).toBe(4);
    await service.close();
    await database.close();
  },
);
