import { randomFrom } from '@ironfield/kernel/random.ts';
import { parseRecord, verifyRecord } from '@ironfield/kernel/record/record.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { games } from '../games.ts';
import type { Attendee, Service } from '../service.ts';
import type { Database } from '../storage/database.ts';
import { STORAGES } from '../storage/testing.ts';
import {
  attendees,
  codeOf,
  createGame,
  playOn,
  randomOrder,
  recorder,
  testService,
  until,
  value,
} from '../testing/service-testing.ts';

describe.each(STORAGES)('Several processes on one database, kept by $name', ({ open }) => {
  let database: Database;
  let services: [Service, Service];

  beforeEach(async () => {
    database = await open();
    services = [await testService(database), await testService(database)];
  });
  afterEach(async () => {
    for (const service of services) await service.close();
  });

  test('Listeners of every process hear every entry once and in order', async () => {
    const seats = attendees(await createGame(services[0]));
    const listeners = [recorder(), recorder()];
    for (const [index, service] of services.entries())
      value(await service.attend(seats[index], null, listeners[index]));
    for (let entries = 1; entries <= 20; entries++) {
      await playOn(services[entries % 2], seats, { entries, seed: String(entries) });
    }
    const end = await playOn(services[0], seats);
    const numbers = Array.from({ length: end.summary.number }, (_, index) => index + 1);
    await until(() => listeners.every(({ heard }) => heard.length >= numbers.length), 'all news');
    for (const { heard } of listeners) expect(heard.map(({ number }) => number)).toEqual(numbers);
    await services[1].close();
    expect(listeners[1].losses).toHaveLength(1);
  });

  test('Of two orders for the same moment one is stale; the same request through both is applied once', async () => {
    const seats = attendees(await createGame(services[0]));
    const look = value(await services[1].look(seats[0]));
    const order = randomOrder(look, randomFrom('both'));
    const both = await Promise.all(
      services.map((service) => service.order(seats[0], { request: 'both-same', number: 0, order })),
    );
    expect(both.map((answer) => (answer.ok ? answer.value.number : answer.error))).toEqual([1, 1]);
    const other = randomOrder(value(await services[1].look(seats[1])), randomFrom('rivals'));
    const rivals = await Promise.all(
      services.map((service, index) =>
        service.order(seats[1], { request: `rivals-${index}`, number: 1, order: other }),
      ),
    );
    expect(rivals.map(codeOf).sort()).toEqual([null, 'stale'].sort());
    expect(value(await services[0].look(seats[0])).summary.number).toBe(2);
  });

  test('Names, proposals and chat reach the other process', async () => {
    const game = await createGame(services[0], { seats: [{ kind: 'own' }, { kind: 'open' }] });
    const [first, invited] = attendees(game) as [Attendee, Attendee];
    const listener = recorder();
    value(await services[0].attend(first, null, listener));
    const { secret } = value(
      await services[1].join(first.game, { invitation: invited.secret!, name: 'Grace' }),
    );
    await until(() => listener.tables.at(-1)?.summary.seats[1]?.name === 'Grace', 'the name');
    const guest = { game: first.game, secret };
    const said = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        services[index % 2].chat(index % 2 ? guest : first, `No. ${index}`),
      ),
    );
    await until(() => listener.said.length === 10, 'the chat');
    const inOrder = said.map((answer) => value(answer)).sort((a, b) => a.id - b.id);
    expect(listener.said).toEqual(inOrder.map(({ text }) => text));
    await playOn(services[1], [first, guest], { entries: 2 });
    value(await services[1].proposeTakeback(guest, 1));
    await until(() => listener.tables.at(-1)?.summary.takeback?.by === 1, 'the proposal');
    expect(value(await services[0].answerTakeback(first, true)).number).toBe(3);
  });

  test('The bots of a process that has died are moved by another, which ends the same game', async () => {
    const [, survivor] = services;
    const dying = await testService(dropped(database), { limits: { lease: 300 } });
    const bots = [{ kind: 'bot', strength: 'recruit' }] as const;
    const { summary } = await createGame(dying, { seats: [...bots, ...bots] });
    const spectator = { game: summary.id };
    await until(async () => value(await survivor.look(spectator)).summary.number >= 3, 'some entries');
    isDead = true;
    const listener = recorder();
    value(await survivor.attend(spectator, 0, listener));
    await until(async () => value(await survivor.look(spectator)).summary.outcome !== null, 'the end');
    const file = parseRecord(JSON.parse(JSON.stringify(value(await survivor.exportGame(spectator)).read())));
    expect(file.ok && verifyRecord(games.find(({ id }) => id === 'demo')!, file.value)).toMatchObject({
      ok: true,
    });
  });

  let isDead = false;
  /** The database as a process sees it that can be killed: from then on nothing it asks has any effect. */
  function dropped(database: Database): Database {
    isDead = false;
    let asked = 0;
    return {
      ...database,
      kind: database.kind,
      query: async (sql, values) => {
        // It dies in the middle of a game, by itself, so that the test does not depend on being fast.
        if (sql.includes('ironfield.entries (game') && ++asked > 4) isDead = true;
        return isDead ? new Promise(() => {}) : database.query(sql, values);
      },
      transaction: (body) => (isDead ? new Promise(() => {}) : database.transaction(body)),
      listen: (listener) => database.listen(listener),
      close: async () => {},
    };
  }
});
