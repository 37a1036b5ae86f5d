import { expect, test } from 'vitest';
import { openDatabase } from '../storage/open.ts';
import { endConnections } from '../storage/postgres/postgres-faults.fixture.ts';
import { postgresUrl } from '../storage/testing.ts';
import {
  attendees,
  createGame,
  playOn,
  recorder,
  testService,
  until,
  value,
} from '../testing/service-testing.ts';

test('Lost connections are made again, and nobody misses anything', async () => {
  const url = await postgresUrl();
  const databases = [
    await openDatabase({ url }),
    await openDatabase({ url }),
    await openDatabase({ url }),
  ] as const;
  const services = [await testService(databases[0]), await testService(databases[1])] as const;
  const seats = attendees(await createGame(services[0]));
  const listener = recorder();
  value(await services[1].attend(seats[0], null, listener));
  await playOn(services[0], seats, { entries: 5 });
  for (let round = 0; round < 3; round++) {
    await endConnections(databases[2]);
    // A request that was lost in the middle may be tried again.
    const more = { entries: 10 + 5 * round, seed: String(round) };
    await until(
      () =>
        playOn(services[0], seats, more).then(
          () => true,
          () => false,
        ),
      'the database',
    );
  }
  await until(() => listener.heard.length >= 20, 'all news');
  expect(listener.heard.map(({ number }) => number)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1),
  );
  for (const service of services) await service.close();
  for (const database of databases) await database.close();
});
