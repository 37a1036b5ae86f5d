import { randomFrom } from '@ironfield/kernel/random.ts';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Attendee, Service } from '../service.ts';
import type { Database } from '../storage/database.ts';
import { STORAGES } from '../storage/testing.ts';
import {
  attendees,
  codeOf,
  createGame,
  randomOrder,
  testService,
  value,
} from '../testing/service-testing.ts';
import { HookStore } from './hook-store.ts';
import { Hooks } from './hooks.ts';

describe.each(STORAGES)('Webhooks in $name', ({ open }) => {
  const URL = 'https://example.org/hook';
  let database: Database;
  let service: Service;
  let calls: { url: string; body: unknown }[];
  let isTaken: boolean;
  let hooks: Hooks;

  beforeEach(async () => {
    database = await open();
    service = await testService(database, { limits: { hooks: 3_600_000 } });
    calls = [];
    isTaken = true;
    hooks = new Hooks({
      store: new HookStore(database),
      call: async (url, body) => {
        calls.push({ url, body: JSON.parse(body) });
        return isTaken;
      },
      now: () => Date.now() + 1000,
      delay: 0,
      logger: pino({ level: 'silent' }),
    });
  });
  afterEach(() => service.close());

  const order = async (seat: Attendee, request: string) => {
    const table = value(await service.look(seat));
    const { number } = table.summary;
    return service.order(seat, { request, number, order: randomOrder(table, randomFrom(request)) });
  };

  test('whoever is waited for is told once, and again when the turn comes back', async () => {
    const created = await createGame(service, { title: 'Friday' });
    const [own, others] = attendees(created);
    const { key } = value(await service.club.newIdentity({ name: 'Ann' }));
    value(await service.club.claimSeats(key, { seats: [{ game: own!.game, secret: own!.secret! }] }));
    await hooks.tick();
    expect(calls).toEqual([]);
    expect(value(await service.club.webhook(key, { url: URL })).webhook).toBe(URL);
    await Promise.all([hooks.tick(), hooks.tick()]);
    const body = { type: 'your-turn', game: own!.game, seat: 0, rules: 'demo', title: 'Friday' };
    expect(calls).toEqual([{ url: URL, body }]);
    expect(JSON.stringify(calls)).not.toContain(own!.secret);
    await hooks.tick();
    expect(calls).toHaveLength(1);

    // Both decide at once; then somebody may be asked again.
    for (let turn = 0; turn < 20 && calls.length < 2; turn++) {
      const { waiting } = value(await service.look(own!)).summary;
      if (waiting.includes(0)) value(await order(own!, `request-own-${turn}`));
      await hooks.tick();
      const next = value(await service.look(own!)).summary.waiting;
      if (next.includes(1)) value(await order(others!, `request-others-${turn}`));
      await hooks.tick();
    }
    expect(calls).toHaveLength(2);
    value(await service.concede(others!, 'request-the-end'));
    await hooks.tick();
    await hooks.tick();
    expect(calls).toHaveLength(2);
  });

  test('only https addresses of the open internet are taken, and one that fails on and on is given up', async () => {
    const { key } = value(await service.club.newIdentity({ name: 'Ann' }));
    for (const url of ['http://example.org/', 'https://127.0.0.1/', 'https://localhost/', 'nonsense'])
      expect(codeOf(await service.club.webhook(key, { url }))).toBe('illegal');
    value(await service.club.webhook(key, { url: URL }));
    isTaken = false;
    for (let game = 0; game < 12; game++) {
      const [own] = attendees(await createGame(service));
      value(await service.club.claimSeats(key, { seats: [{ game: own!.game, secret: own!.secret! }] }));
      await hooks.tick();
    }
    expect(calls).toHaveLength(10);
    expect(value(await service.club.identity(key)).webhook).toBeNull();
    value(await service.club.webhook(key, { url: URL }));
    expect(value(await service.club.webhook(key, { url: null })).webhook).toBeNull();
  });
});
