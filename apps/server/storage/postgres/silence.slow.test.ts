import { randomFrom } from '@ironfield/kernel/random.ts';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { Service } from '../../service.ts';
import {
  attendees,
  codeOf,
  createGame,
  playOn,
  randomOrder,
  testService,
  until,
  value,
} from '../../testing/service-testing.ts';
import type { Database } from '../database.ts';
import { openDatabase } from '../open.ts';
import { postgresUrl } from '../testing.ts';
import { processesOf, signalAll } from './postgres-faults.fixture.ts';

let database: Database;
let service: Service;
let processes: readonly number[] = [];

beforeEach(async () => {
  database = await openDatabase({ url: await postgresUrl() });
  service = await testService(database);
});
afterEach(async () => {
  signalAll(processes, 'SIGCONT');
  await service.close();
  await database.close();
});
afterAll(() => signalAll(processes, 'SIGCONT'));

async function silence(): Promise<void> {
  processes = await processesOf(database);
  signalAll(processes, 'SIGSTOP');
}

/** On a machine that is not busy, this never takes so long. */
async function inTime<T>(answer: Promise<T>): Promise<T | 'never'> {
  return Promise.race([
    answer,
    new Promise<'never'>((resolve) => setTimeout(resolve, 60_000, 'never').unref()),
  ]);
}

test('A silent PostgreSQL is told of, and what it may or may not have done is done once', async () => {
  const seats = attendees(await createGame(service));
  const look = await playOn(service, seats, { entries: 3 });
  const seat = seats[look.summary.waiting[0]!]!;
  const order = randomOrder(value(await service.look(seat)), randomFrom('order'));
  const request = { request: 'into-the-silence', number: 3, order };
  await silence();
  const answers = await inTime(Promise.all([service.order(seat, request), service.order(seat, request)]));
  expect(answers).not.toBe('never');
  expect((answers as Awaited<ReturnType<Service['order']>>[]).map(codeOf)).toEqual([
    'unavailable',
    'unavailable',
  ]);
  expect(await inTime(service.trouble())).toBe('The database does not answer');
  expect(await inTime(service.look(seat))).toMatchObject({
    error: { code: 'unavailable', message: 'The database does not answer; try again soon' },
  });
  signalAll(processes, 'SIGCONT');
  await until(async () => (await service.trouble()) === null, 'the end of the silence');
  expect(value(await service.order(seat, request))).toEqual({ request: request.request, number: 4 });
  const kept = await database.query<{ request: string }>(
    'select request from ironfield.entries where game = $1 and number > 3',
    [seat.game],
  );
  expect(kept.map((entry) => entry.request.endsWith('into-the-silence'))).toEqual([true]);
  await playOn(service, seats, { entries: 6, seed: 'more' });
});

test('A server does not start on a silent PostgreSQL, says why, and one that runs can be closed', async () => {
  const url = await postgresUrl();
  await silence();
  const opening = openDatabase({ url }).then(
    () => 'open',
    (error: Error) => error.message,
  );
  expect(await inTime(opening)).toBe('The database does not answer');
  expect(await inTime(service.close().catch(() => {}))).not.toBe('never');
  expect(await inTime(database.close())).not.toBe('never');
  signalAll(processes, 'SIGCONT');
  database = await openDatabase({ url });
  service = await testService(database);
});
