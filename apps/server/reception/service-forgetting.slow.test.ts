import { afterEach, describe, expect, test } from 'vitest';
import type { Service } from '../service.ts';
import type { Database } from '../storage/database.ts';
import { STORAGES } from '../storage/testing.ts';
import {
  attendees,
  codeOf,
  createGame,
  playOn,
  recorder,
  testService,
  until,
  value,
} from '../testing/service-testing.ts';

const DAY = 24 * 60 * 60 * 1000;

describe.each(STORAGES)('Old games, kept by $name', ({ open }) => {
  let services: Service[] = [];
  afterEach(async () => {
    for (const service of services) await service.close();
    services = [];
  });

  async function serviceAt(database: Database, now: number, forget = {}): Promise<Service> {
    const service = await testService(database, { date: () => now, forget, limits: { forgetting: 20 } });
    services.push(service);
    return service;
  }

  const count = async (database: Database, table: string) =>
    Number((await database.query<{ n: number }>(`select count(*) as n from ironfield.${table}`, []))[0].n);

  test('are kept for ever, unless the operator wants otherwise', async () => {
    const database = await open();
    const early = await serviceAt(database, 0);
    const seats = attendees(await createGame(early));
    await playOn(early, seats);
    const late = await serviceAt(database, 100_000 * DAY);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(value(await late.look(seats[0])).summary.outcome).not.toBeNull();
  });

  test('are deleted with all that belongs to them once they are over and old enough; others are not', async () => {
    const database = await open();
    const early = await serviceAt(database, 0);
    const ended = attendees(await createGame(early));
    await playOn(early, ended);
    value(await early.chat(ended[0], 'Well played'));
    const running = attendees(await createGame(early));
    await playOn(early, running, { entries: 3 });
    const fresh = attendees(await createGame(await serviceAt(database, 9 * DAY)));
    await playOn(services.at(-1)!, fresh);
    const { number } = value(await early.look(fresh[0])).summary;
    const spectator = recorder();
    value(await early.attend({ game: ended[0].game }, null, spectator));

    const service = await serviceAt(database, 10 * DAY, { finishedAfter: 5 * DAY });
    await until(async () => codeOf(await service.look(ended[0])) !== null, 'forgetting');
    expect(codeOf(await service.look(ended[0]))).toBe('unknown-seat');
    expect(codeOf(await service.look({ game: ended[0].game }))).toBe('unknown-game');
    await until(() => spectator.losses.length === 1, 'the spectator to be told');
    expect(spectator.losses[0].code).toBe('unknown-game');
    await until(async () => codeOf(await early.look(ended[0])) !== null, 'the other process');

    expect(value(await service.look(running[0])).summary.number).toBe(3);
    expect(value(await service.look(fresh[0])).summary.number).toBe(number);
    expect(await count(database, 'games')).toBe(2);
    expect(await count(database, 'entries')).toBe(3 + number);
    expect(await count(database, 'chat')).toBe(0);
    expect(await count(database, 'setups')).toBe(1);
    expect((await playOn(service, running)).summary.outcome).not.toBeNull();
  });

  test('are deleted when nobody has moved for long, if that is asked for; their setups go, and come again', async () => {
    const database = await open();
    const early = await serviceAt(database, 0);
    const abandoned = attendees(await createGame(early));
    const service = await serviceAt(database, 10 * DAY, { abandonedAfter: 5 * DAY });
    await until(async () => codeOf(await service.look(abandoned[0])) !== null, 'forgetting');
    await until(async () => (await count(database, 'setups')) === 0, 'the setup to go');
    const again = attendees(await createGame(service));
    expect((await playOn(service, again)).summary.outcome).not.toBeNull();
  });

  test('cannot lose a part of their log', async () => {
    const database = await open();
    const service = await serviceAt(database, 0);
    await playOn(service, attendees(await createGame(service)), { entries: 3 });
    await expect(database.query('delete from ironfield.entries', [])).rejects.toThrow(/never changed/);
    expect(await count(database, 'entries')).toBe(3);
  });
});
