import { Registry } from 'prom-client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Attendee, Service } from '../service.ts';
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

const CLOCK = { initial: 60, increment: 5 };
const HOUR = 3_600_000;

describe.each(STORAGES)('At a table, kept by $name', ({ open }) => {
  let database: Database;
  let service: Service;
  let time: number;
  const steady = () => time;

  beforeEach(async () => {
    time = 1_800_000_000_000;
    database = await open();
    service = await testService(database);
  });
  afterEach(() => service.close());

  async function restart(settings: Parameters<typeof testService>[1]): Promise<void> {
    await service.close();
    service = await testService(database, settings);
  }

  test('What everybody agrees to is taken back, and played on with other dice', async () => {
    const seats = attendees(await createGame(service));
    const [first, second] = seats as [Attendee, Attendee];
    await playOn(service, seats, { entries: 5 });
    const listener = recorder();
    value(await service.attend({ game: first.game }, null, listener));
    const proposed = value(await service.proposeTakeback(first, 2));
    expect(proposed.takeback).toEqual({ by: 0, to: 2, agreed: [0] });
    expect(codeOf(await service.proposeTakeback(second, 3))).toBe('illegal');
    expect(value(await service.answerTakeback(second, true))).toMatchObject({ number: 6, takeback: null });
    expect(listener.heard).toEqual([{ number: 6, kind: 'takeback', seat: null, to: 2, events: [] }]);
    const { view } = value(await service.look(first));
    expect((view as { table: { turn: number } }).table.turn).toBe(1);
    const end = await playOn(service, seats);
    expect(end.summary.outcome).not.toBeNull();
    expect(codeOf(await service.proposeTakeback(first, 2))).toBe('over');
    expect(value(await service.exportGame(first)).read().log[5]).toMatchObject({ kind: 'takeback', to: 2 });
  });

  test('A draw that everybody agrees to ends the game; a bot answers by its chances', async () => {
    const seats = attendees(await createGame(service));
    const [first, second] = seats as [Attendee, Attendee];
    expect(codeOf(await service.answerDraw(second, true))).toBe('not-asked');
    expect(codeOf(await service.offerDraw({ game: first.game }))).toBe('forbidden');
    await playOn(service, seats, { entries: 2 });
    const listener = recorder();
    value(await service.attend({ game: first.game }, null, listener));
    expect(value(await service.offerDraw(first)).draw).toEqual({ by: 0, agreed: [0], declined: null });
    await expect.poll(() => listener.tables.at(-1)?.summary.draw?.by).toBe(0);
    // A proposal to take back stands beside it.
    value(await service.proposeTakeback(first, 1));
    expect(value(await service.answerDraw(first, false)).draw).toBeUndefined();
    value(await service.offerDraw(first));
    expect(value(await service.answerDraw(second, false))).toMatchObject({
      draw: { by: 0, declined: 1 },
      takeback: { to: 1 },
    });
    expect(codeOf(await service.answerDraw(second, true))).toBe('not-asked');
    expect(codeOf(await service.offerDraw(second))).toBe('illegal');
    await playOn(service, seats, { entries: 3 });
    expect(value(await service.look(first)).summary.draw).toBeUndefined();
    value(await service.offerDraw(second));
    // Offering the same again accepts it.
    const { outcome, number, draw } = value(await service.offerDraw(first));
    expect({ outcome, number, draw }).toMatchObject({ outcome: { winners: [], rule: null }, number: 4 });
    await expect.poll(() => listener.heard.at(-1)).toEqual({ number: 4, kind: 'draw', seat: 1, events: [] });
    expect(codeOf(await service.offerDraw(first))).toBe('over');
    expect(value(await service.exportGame(first)).read().log[3]).toMatchObject({ kind: 'draw', seat: 1 });

    const alone = attendees(
      await createGame(service, { seats: [{ kind: 'own' }, { kind: 'bot', strength: 'recruit' }] }),
    );
    const answer = value(await service.offerDraw(alone[0]!));
    if (answer.outcome) expect(answer.outcome.winners).toEqual([]);
    else expect(answer.draw).toEqual({ by: 0, agreed: [0], declined: 1 });
  });

  test('Who has played a game plays the same again: one sets it up, the other agrees, nobody else sits down', async () => {
    const clock = { initial: 600, increment: 10 };
    const { summary, seats: keys } = await createGame(service, { clock });
    const seats = attendees({ summary, seats: keys });
    const [first, second] = seats as [Attendee, Attendee];
    expect(codeOf(await service.rematch(first, {}))).toBe('not-asked');
    value(await service.concede(second, 'give-up-1'));
    expect(codeOf(await service.rematch({ game: first.game }, {}))).toBe('forbidden');

    const secret = 'r'.repeat(43);
    const listener = recorder();
    value(await service.attend({ game: first.game }, null, listener));
    const asked = value(await service.rematch(first, { secret, name: 'Ann' }));
    expect(asked).toMatchObject({ seat: 0, secret, summary: { begun: false, number: 0, clock } });
    expect(asked.summary.id).not.toBe(first.game);
    expect(listener.tables.at(-1)?.summary.rematch).toEqual({ by: 0, game: asked.summary.id });
    // A player who got no answer asks again; the other seat is only for the other player.
    expect(value(await service.rematch(first, { secret })).summary.id).toBe(asked.summary.id);
    expect(codeOf(await service.rematch(first, {}))).toBe('forbidden');
    expect(codeOf(await service.join(asked.summary.id, { seat: 1 }))).toBe('unknown-seat');

    const agreed = value(await service.rematch(second, { name: 'Ben' }));
    expect(agreed.summary).toMatchObject({ id: asked.summary.id, begun: true, scenario: summary.scenario });
    expect(agreed.summary.seats.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
    const there = [asked, agreed].map((each) => ({ game: each.summary.id, secret: each.secret }));
    expect((await playOn(service, there, { entries: 2 })).summary.outcome).toBeNull();
  });

  test('Who asks for a rematch at the same moment gets the same one', async () => {
    const seats = attendees(await createGame(service));
    value(await service.concede(seats[0], 'give-up-1'));
    const made = await Promise.all(seats.map((seat) => service.rematch(seat, {})));
    expect(new Set(made.map((each) => value(each).summary.id)).size).toBe(1);
    expect(value(await service.look(seats[0])).summary.rematch?.game).toBe(value(made[0]).summary.id);
  });

  test('A refusal, or a new entry, ends the proposal', async () => {
    const seats = attendees(await createGame(service));
    const [first, second] = seats as [Attendee, Attendee];
    await playOn(service, seats, { entries: 3 });
    value(await service.proposeTakeback(first, 1));
    expect(value(await service.answerTakeback(second, false)).takeback).toBeNull();
    expect(codeOf(await service.answerTakeback(second, true))).toBe('not-asked');
    value(await service.proposeTakeback(second, 1));
    await playOn(service, seats, { entries: 4 });
    expect(value(await service.look(first)).summary.takeback).toBeNull();
    expect(codeOf(await service.proposeTakeback(first, 4))).toBe('illegal');
  });

  test('Nobody tries their luck again and again before the guest has come', async () => {
    const created = await createGame(service, { seats: [{ kind: 'own' }, { kind: 'open' }] });
    const [host] = attendees(created) as [Attendee];
    const [, place] = created.seats;
    if (place?.kind !== 'open') throw new Error('There is no open seat');
    const order = { type: 'muster', decoy: 0, leave: 'smoke' };
    const request = { request: 'request-1', number: 0, order };
    expect(codeOf(await service.order(host, request))).toBe('not-asked');
    expect(codeOf(await service.concede(host, 'request-1'))).toBe('not-asked');
    expect(codeOf(await service.proposeTakeback(host, 0))).toBe('illegal');
    value(await service.join(host.game, { invitation: place.invitation }));
    expect(value(await service.order(host, request)).number).toBe(1);
    expect(value(await service.proposeTakeback(host, 0))).toMatchObject({ number: 1, takeback: { by: 0 } });
  });

  test('Bots agree to everything', async () => {
    const game = await createGame(service, {
      seats: [{ kind: 'own' }, { kind: 'bot', strength: 'recruit' }],
    });
    const [seat] = attendees(game) as [Attendee];
    await until(async () => value(await service.look(seat)).summary.number === 1, 'the bot');
    expect(value(await service.proposeTakeback(seat, 0)).number).toBe(2);
    await until(async () => value(await service.look(seat)).summary.number === 3, 'the bot again');
  });

  test('Clocks run for the people who are asked, and orders bring time', async () => {
    await restart({ steady });
    const seats = attendees(await createGame(service, { clock: CLOCK }));
    const left = async () =>
      value(await service.look(seats[0])).summary.seats.map(({ timeLeft }) => timeLeft);
    expect(await left()).toEqual([60_000, 60_000]);
    time += 3000;
    expect(await left()).toEqual([57_000, 57_000]);
    await playOn(service, seats, { entries: 1 });
    const { waiting } = value(await service.look(seats[0])).summary;
    time += 2000;
    const expected = [0, 1].map((seat) => (waiting.includes(seat) ? 55_000 : 62_000));
    expect(await left()).toEqual(expected);
  });

  test('Nobody’s time runs before all seats are taken', async () => {
    await restart({ steady, limits: { patience: HOUR } });
    const seats = attendees(
      await createGame(service, { clock: CLOCK, seats: [{ kind: 'own' }, { kind: 'open' }] }),
    );
    time += 30_000;
    const joined = value(await service.join(seats[0].game, { invitation: seats[1].secret! }));
    expect(joined.summary.seats.map(({ timeLeft }) => timeLeft)).toEqual([60_000, 60_000]);
    time += 1000;
    expect(value(await service.look(seats[0])).summary.seats[0]?.timeLeft).toBe(59_000);
  });

  test('Whoever runs out of time loses, exactly once, whichever process notices', async () => {
    await restart({ steady, limits: { patience: HOUR } });
    const other = await testService(database, { steady, limits: { patience: HOUR } });
    const seats = attendees(await createGame(service, { clock: CLOCK }));
    const listener = recorder();
    value(await other.attend(seats[0], null, listener));
    time += 61_000;
    const late = await service.order(seats[0], { request: 'too-late-1', number: 0, order: { type: 'x' } });
    expect(['over', 'stale']).toContain(codeOf(late));
    await until(() => listener.heard.length > 0, 'the end');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(listener.heard).toEqual([{ number: 1, kind: 'forfeit', seat: 0, events: [] }]);
    expect(value(await service.look(seats[1])).summary.outcome?.reason).toMatch(/run out of time/);
    await other.close();
  });

  test('Time in which no server was there is nobody’s', async () => {
    await restart({ steady });
    const seats = attendees(await createGame(service, { clock: CLOCK }));
    await service.close();
    time += HOUR;
    service = await testService(database, { steady });
    const { summary } = value(await service.look(seats[0]));
    expect(summary.outcome).toBeNull();
    expect(summary.seats.map(({ timeLeft }) => timeLeft)).toEqual([60_000, 60_000]);
  });

  test('A server that was asleep or cut off for an hour takes nobody’s time, and then time goes on', async () => {
    await restart({ steady, limits: { tick: HOUR } });
    const seats = attendees(await createGame(service, { clock: CLOCK }));
    time += HOUR;
    expect(await playOn(service, seats, { entries: 1 })).toMatchObject({ summary: { outcome: null } });
    await service.close();
    service = await testService(database, { steady });
    const { summary } = value(await service.look(seats[0]));
    expect(Math.min(...summary.seats.map(({ timeLeft }) => timeLeft!))).toBe(60_000);
    time += 5000;
    const later = value(await service.look(seats[0])).summary;
    expect(Math.min(...later.seats.map(({ timeLeft }) => timeLeft!))).toBe(55_000);
  });

  test.each([
    ['forward', HOUR],
    ['back', -HOUR],
  ])('A clock of the machine that is set %s by an hour neither takes time nor stops it', async (_, step) => {
    let offset = 0;
    const date = () => Date.UTC(2026, 0, 1) + time + offset;
    await restart({ date, steady });
    const seats = attendees(await createGame(service, { clock: CLOCK }));
    const left = async () =>
      value(await service.look(seats[0])).summary.seats.map(({ timeLeft }) => timeLeft);
    time += 3000;
    offset += step;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await left()).toEqual([57_000, 57_000]);
    time += 3000;
    expect(await left()).toEqual([54_000, 54_000]);
    const before = (await playOn(service, seats, { entries: 1 })).summary;
    expect(before.updated).toBe(new Date(date()).toISOString());
    await service.close();
    offset += step;
    time += HOUR;
    service = await testService(database, { date, steady });
    expect(await left()).toEqual(before.seats.map(({ timeLeft }) => timeLeft));
    time += 2000;
    const waited = (seat: number) => before.waiting.includes(seat);
    expect(await left()).toEqual(
      before.seats.map(({ seat, timeLeft }) => timeLeft! - (waited(seat) ? 2000 : 0)),
    );
  });

  test('Servers whose machines have different clocks agree on the time of games', async () => {
    await restart({ steady });
    const other = await testService(database, { steady: () => time + 5 * HOUR, date: () => 0 });
    const seats = attendees(await createGame(service, { clock: CLOCK }));
    time += 4000;
    for (const each of [service, other]) {
      const { seats: seen } = value(await each.look(seats[0])).summary;
      expect(seen.map(({ timeLeft }) => timeLeft)).toEqual([56_000, 56_000]);
    }
    await other.close();
  });

  test('What is said is kept, told in order, and read by whoever comes later', async () => {
    const [first, second] = attendees(await createGame(service)) as [Attendee, Attendee];
    const listener = recorder();
    value(await service.attend(second, null, listener));
    const said = await Promise.all(
      ['Hello', 'Good luck', 'You too'].map((text) => service.chat(first, text)),
    );
    expect(said.map((answer) => value(answer).id)).toEqual([1, 2, 3]);
    expect(listener.said).toEqual(['Hello', 'Good luck', 'You too']);
    const late = value(await service.attend({ game: first.game }, null, recorder()));
    expect(late.recentChat.map(({ text }) => text)).toEqual(listener.said);
    expect(value(await service.chatHistory(second))).toEqual(late.recentChat);
  });

  test('What is said again under the same name is said once, and answered as before', async () => {
    const [first, second] = attendees(await createGame(service)) as [Attendee, Attendee];
    const listener = recorder();
    value(await service.attend(second, null, listener));
    const said = value(await service.chat(first, 'Hello', 'my-greeting'));
    expect(value(await service.chat(first, 'Hello', 'my-greeting'))).toEqual(said);
    await restart({});
    expect(value(await service.chat(first, 'Hello', 'my-greeting'))).toEqual(said);
    // The names of others are no concern of one's own, and without one everything is said.
    value(await service.chat(second, 'Hello', 'my-greeting'));
    value(await service.chat(second, 'Hello'));
    value(await service.chat(second, 'Hello'));
    expect(value(await service.chatHistory(first)).map(({ seat }) => seat)).toEqual([0, 1, 1, 1]);
    expect(listener.said).toEqual(['Hello']);
  });

  test('Tables are dropped from memory, come back the same, and are followed all the time', async () => {
    const registry = new Registry();
    await restart({ registry, limits: { tablesInMemory: 1, idle: 50 } });
    const tables = async () => (await registry.getSingleMetric('ironfield_tables')!.get()).values[0].value;
    const games = await Promise.all(Array.from({ length: 5 }, () => createGame(service)));
    const looks = await Promise.all(
      games.map((game, index) => playOn(service, attendees(game), { entries: 3 + index })),
    );
    const followed = attendees(games[0]);
    const listener = recorder();
    const { stop } = value(await service.attend(followed[0], null, listener));
    await until(async () => (await tables()) === 1, 'tables to go');
    for (const [index, game] of games.entries()) {
      const look = value(await service.look(attendees(game)[0]));
      expect(look.view).toEqual(looks[index].view);
    }
    await playOn(service, followed, { entries: 6, seed: 'more' });
    expect(listener.heard.map(({ number }) => number)).toEqual([4, 5, 6]);
    stop();
    await until(async () => (await tables()) === 0, 'the last table to go');
  });

  test('A snapshot that was tampered with, or of another version, is ignored', async () => {
    await restart({ limits: { snapshotEvery: 2 } });
    const seats = attendees(await createGame(service));
    const { view } = await playOn(service, seats, { entries: 9 });
    const loadedFrom = async (change: string, version = 'ironfield test') => {
      await service.close();
      await database.query(`update ironfield.snapshots ${change}`);
      const registry = new Registry();
      service = await testService(database, { registry, version });
      expect(value(await service.look(seats[0])).view).toEqual(view);
      const { values } = await registry.getSingleMetric('ironfield_table_loads_total')!.get();
      return values.map(({ labels }) => labels.from).join();
    };
    expect(await loadedFrom('set number = number')).toBe('snapshot');
    expect(await loadedFrom(`set state = replace(state, '"turn":', '"turn":1')`)).toBe('log');
    expect(await loadedFrom(`set state = '{"agenda":[]}'`)).toBe('log');
    expect(await loadedFrom('set number = 3')).toBe('log');
    expect(await loadedFrom('set number = number', 'ironfield next')).toBe('log');
    // Intact and of the same number, but of other sources.
    const text = `'ironfield test' || e'\\n' || number || e'\\n' || state`;
    const hash = `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;
    expect(await loadedFrom(`set version = 'ironfield test', hash = ${hash}`)).toBe('log');
    expect((await playOn(service, seats)).summary.outcome).not.toBeNull();
  });

  test('Somebody who was away gets what they missed, before what is new', async () => {
    const seats = attendees(await createGame(service));
    await playOn(service, seats, { entries: 40 });
    const all = value(await service.history(seats[0], 0)).read();
    for (const since of [0, 3, 25, 39, 40, 99]) {
      expect(value(await service.attend(seats[0], since, recorder())).missed.read()).toEqual(
        all.slice(since),
      );
    }
  });

  test('Closing lets listeners go and takes no more requests', async () => {
    const seats = attendees(await createGame(service));
    const listener = recorder();
    value(await service.attend(seats[0], null, listener));
    expect(await service.trouble()).toBeNull();
    const order = playOn(service, seats, { entries: 1 });
    await order;
    await service.close();
    expect(listener.losses.map(({ code }) => code)).toEqual(['unavailable']);
    expect(codeOf(await service.look(seats[0]))).toBe('unavailable');
    expect(await service.trouble()).toMatch(/closing/);
  });
});
