import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { attendees, createGame, playOn, recorder, testService, until, value } from './service-testing.ts';
import { type DatabasePlace, openDatabase } from './storage/open.ts';
import { postgresUrl } from './storage/testing.ts';

const SERVER = fileURLToPath(new URL('./crashing-server.fixture.ts', import.meta.url));

interface Line {
  readonly id: string;
  readonly number: number;
  readonly secret: string;
}

/** Lets a server play for a while, and kills it in the middle of whatever it does. */
async function playAndKill(place: DatabasePlace, orders: number): Promise<Line[]> {
  const server = spawn(process.execPath, [SERVER, JSON.stringify(place)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  server.stdout.on('data', (text) => {
    output += text;
    if (output.split('\n').length > orders) server.kill('SIGKILL');
  });
  await once(server, 'close');
  const lines = output.split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Line);
}

test('Every order that was acknowledged survives the death of the server', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ironfield-crash-'));
  try {
    for (const place of [{ folder }, { folder }, { url: await postgresUrl() }]) {
      const acknowledged = await playAndKill(place, 300);
      expect(acknowledged.length).toBeGreaterThanOrEqual(300);
      const database = await openDatabase(place);
      const service = await testService(database);
      for (const { id, number, secret } of acknowledged) {
        const { summary } = value(await service.look({ game: id, secret }));
        expect(summary.number).toBeGreaterThanOrEqual(number);
        const again = { request: `request-${number - 1}`, number: number - 1, order: { type: 'again' } };
        expect(value(await service.order({ game: id, secret }, again)).number).toBe(number);
      }
      await service.close();
      await database.close();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('Lost connections are made again, and nobody misses anything', { timeout: 60_000 }, async () => {
  const url = await postgresUrl();
  const databases = [
    await openDatabase({ url }),
    await openDatabase({ url }),
    await openDatabase({ url }),
  ] as const;
  const services = [await testService(databases[0]), await testService(databases[1])] as const;
  const seats = attendees(await createGame(services[0]));
  const listener = recorder();
  value(await services[1].attend(seats[0]!, null, listener));
  await playOn(services[0], seats, { entries: 5 });
  for (let round = 0; round < 3; round++) {
    await databases[2].query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'ironfield' and pid <> pg_backend_pid()`,
    );
    // What was lost in the middle may be tried again.
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
