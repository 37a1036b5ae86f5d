import type { CreateRequest } from '@ironfield/client/api.ts';
import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import { menuFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { History } from '@ironfield/kernel/record/history.ts';
import { recordOf } from '@ironfield/kernel/record/record.ts';
import { commitmentToShare, newSeed } from '@ironfield/kernel/seed.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { expect, test } from 'vitest';
import { games } from '../games.ts';
import type { Attendee } from '../service.ts';
import { newGameId, newSecret } from '../tables/secrets.ts';
import { describeService } from '../testing/service-kept.fixture.ts';
import {
  attendees,
  codeOf,
  createGame,
  importGame,
  playOn,
  recorder,
  testService,
  until,
  value,
} from '../testing/service-testing.ts';

const demo = games.find(({ id }) => id === 'demo')!;

/** The file of a game that somebody has played this far elsewhere. */
function unfinished(entries: number, seed = 'dice of the file') {
  const setup = scenarioSetup(demo, 'ravine');
  if (!setup.ok) throw new Error('There is no such scenario');
  const history: History<GameTypes> = new History(demo, setup.value, seed);
  const random = randomFrom('orders');
  while (history.entries.length < entries) {
    const [seat] = waitingFor(history.state);
    const order = sampleOrder<CoreOrder>(menuFor(demo, history.state, seat)!, random)!;
    history.add({ kind: 'order', seat, order });
  }
  return recordOf(history, 'test');
}

const OWN_AND_OPEN: CreateRequest['seats'] = [{ kind: 'own', name: 'Ada' }, { kind: 'open' }];

describeService('The lobby', (here) => {
  test('A listed game is open to anybody until its seats are taken; no other game is', async () => {
    const listed = await createGame(here.service, { seats: OWN_AND_OPEN, listed: true });
    const closed = await createGame(here.service, { seats: OWN_AND_OPEN });
    const ids = async () => value(await here.service.openGames()).map(({ id }) => id);
    expect(await ids()).toEqual([listed.summary.id]);

    const secret = newSecret();
    const take = (game: string, seat: number, own = secret) =>
      here.service.join(game, { seat, secret: own, name: 'Ben' });
    expect(codeOf(await take(closed.summary.id, 1))).toBe('unknown-seat');
    expect(codeOf(await take(listed.summary.id, 0))).toBe('unknown-seat');
    expect(codeOf(await take(newGameId(), 1))).toBe('unknown-seat');
    const joined = value(await take(listed.summary.id, 1));
    expect(joined).toMatchObject({ seat: 1, secret });
    expect(joined.summary.seats[1]).toMatchObject({ kind: 'human', name: 'Ben' });
    // A client without an answer asks again; anybody else is too late.
    expect(value(await take(listed.summary.id, 1)).seat).toBe(1);
    expect(codeOf(await take(listed.summary.id, 1, newSecret()))).toBe('unknown-seat');
    expect(value(await here.service.look({ game: listed.summary.id, secret })).summary.id).toBe(
      listed.summary.id,
    );
    await until(async () => (await ids()).length === 0);
  });

  test('Those at a table are told who comes and who leaves', async () => {
    const game = await createGame(here.service, { seats: [{ kind: 'own' }, { kind: 'own' }] });
    const [ann, ben] = attendees(game) as [Attendee, Attendee];
    const told: unknown[] = [];
    value(await here.service.attend(ann, null, { ...recorder(), present: (company) => told.push(company) }));
    const { stop } = value(await here.service.attend(ben, null, recorder()));
    await until(async () => told.length > 1);
    expect(told.at(-1)).toEqual({ here: [0, 1], left: [] });
    stop();
    expect(told.at(-1)).toEqual({ here: [0], left: [1] });
  });

  test('Who joins brings an invitation or names a seat, and not both', async () => {
    const { summary, seats } = await createGame(here.service, { seats: OWN_AND_OPEN, listed: true });
    const invitation = seats.flatMap((seat) => (seat.kind === 'open' ? [seat.invitation] : []))[0];
    expect(codeOf(await here.service.join(summary.id, {}))).toBe('malformed');
    expect(codeOf(await here.service.join(summary.id, { invitation, seat: 1 }))).toBe('malformed');
    expect(value(await here.service.join(summary.id, { invitation })).seat).toBe(1);
  });

  test('The list of open games is short and new, however many there are', async () => {
    const old = Date.now() - 8 * 24 * 3600 * 1000;
    const before = await testService(here.database, { date: () => old });
    await createGame(before, { seats: OWN_AND_OPEN, listed: true });
    await before.close();
    for (let games = 0; games < 52; games++)
      await createGame(here.service, { seats: OWN_AND_OPEN, listed: true });
    const list = value(await here.service.openGames());
    expect(list).toHaveLength(50);
    expect(list.map(({ created }) => created)).toEqual(
      list
        .map(({ created }) => created)
        .toSorted()
        .reverse(),
    );
    expect(Date.parse(list.at(-1)!.created)).toBeGreaterThan(old);
  });

  test('Nobody fills the list: the newest of every host comes first, and a host lists few', async () => {
    const list = (address: string) =>
      here.service.askedBy(address, () =>
        here.service.create({ game: 'demo', scenario: 'ravine', seats: OWN_AND_OPEN, listed: true }),
      );
    const quiet = value(await list('192.0.2.1')).summary.id;
    const flood: string[] = [];
    for (let games = 0; games < 8; games++) flood.unshift(value(await list('192.0.2.2')).summary.id);
    const refused = await list('192.0.2.2');
    expect(refused).toMatchObject({ ok: false, error: { code: 'full' } });
    const order = [flood[0], quiet, ...flood.slice(1)];
    await until(async () => value(await here.service.openGames()).length === 9);
    expect(value(await here.service.openGames()).map(({ id }) => id)).toEqual(order);
    // An unlisted game may be set up, and a listed game that begins makes room.
    await here.service.askedBy('192.0.2.2', () => createGame(here.service, { seats: OWN_AND_OPEN }));
    value(await here.service.join(flood[3]!, { seat: 1 }));
    expect((await list('192.0.2.2')).ok).toBe(true);
    const hosts = await here.database.query('select host from ironfield.games where id = $1', [flood[3]]);
    expect(hosts).toEqual([{ host: null }]);
    expect(JSON.stringify(await here.database.query('select host from ironfield.games'))).not.toContain(
      '192.0',
    );
  });

  test('Nobody takes the seats of all listed games without playing', async () => {
    const commitment = commitmentToShare(1, newSeed());
    const take = async (seat = 1) => {
      const { summary } = await createGame(here.service, { seats: OWN_AND_OPEN, listed: true });
      return here.service.askedBy('192.0.2.3', () => here.service.join(summary.id, { seat, commitment }));
    };
    for (let seats = 0; seats < 8; seats++) value(await take());
    expect(codeOf(await take())).toBe('full');
    // An invitation is somebody's wish.
    const invited = await createGame(here.service, { seats: OWN_AND_OPEN });
    const invitation = attendees(invited)[1]!.secret!;
    const join = () => here.service.join(invited.summary.id, { invitation });
    expect((await here.service.askedBy('192.0.2.3', join)).ok).toBe(true);
  });

  test('A host sends a guest away before the game begins, and has a new invitation to the seat', async () => {
    const seats: CreateRequest['seats'] = [
      { kind: 'own', name: 'Ada', commitment: commitmentToShare(0, newSeed()) },
      { kind: 'open' },
    ];
    const game = await createGame(here.service, { seats });
    const [host, invited] = attendees(game) as [Attendee, Attendee];
    const sit = async (invitation: string, name: string) => {
      const { secret } = value(await here.service.join(host.game, { invitation, name }));
      return { game: host.game, secret };
    };
    const guest = await sit(invited.secret!, 'Ben');
    const listener = recorder();
    value(await here.service.attend(guest, null, listener));
    expect(codeOf(await here.service.reopen(guest, 0))).toBe('forbidden');
    expect(codeOf(await here.service.reopen(guest, 1))).toBe('forbidden');
    expect(codeOf(await here.service.reopen({ game: host.game }, 1))).toBe('forbidden');
    expect(codeOf(await here.service.reopen(host, 0))).toBe('illegal');
    expect(codeOf(await here.service.reopen(host, 7))).toBe('illegal');
    expect(codeOf(await here.service.reopen(host, -1))).toBe('malformed');

    const { invitation, summary } = value(await here.service.reopen(host, 1));
    expect(summary.seats[1]).toMatchObject({ kind: 'open', name: null });
    await until(() => listener.losses.length > 0, 'the guest to be told');
    expect(listener.losses).toMatchObject([{ code: 'unknown-seat' }]);
    expect(codeOf(await here.service.chat(guest, 'I am still here'))).toBe('unknown-seat');
    expect(codeOf(await here.service.join(host.game, { invitation: invited.secret! }))).toBe('unknown-seat');
    // Of a seat that nobody has taken there is a new invitation, too: an answer may have been lost.
    const { invitation: newest } = value(await here.service.reopen(host, 1));
    expect(codeOf(await here.service.join(host.game, { invitation }))).toBe('unknown-seat');
    const other = await sit(newest, 'Cleo');
    expect(value(await here.service.look(other)).summary.seats[1]).toMatchObject({ name: 'Cleo' });
  });

  test('A guest leaves before the game begins, and whoever has the invitation may come', async () => {
    const commitment = commitmentToShare(0, newSeed());
    const seats: CreateRequest['seats'] = [{ kind: 'own', name: 'Ada', commitment }, { kind: 'open' }];
    const game = await createGame(here.service, { seats, listed: true });
    const [host, invited] = attendees(game) as [Attendee, Attendee];
    const asked = <T>(body: () => T) => here.service.askedBy('192.0.2.9', body);
    const { secret } = value(await asked(() => here.service.join(host.game, { seat: 1, name: 'Ben' })));
    const guest = { game: host.game, secret };
    const listener = recorder();
    value(await here.service.attend(guest, null, listener));
    expect(codeOf(await here.service.standUp({ game: host.game }))).toBe('forbidden');
    expect(codeOf(await here.service.standUp(host))).toBe('forbidden');

    expect(value(await here.service.standUp(guest)).seats).toMatchObject([
      { kind: 'human', name: 'Ada' },
      { kind: 'open', name: null },
    ]);
    await until(() => listener.losses.length > 0, 'the guest to be told');
    expect(listener.losses).toMatchObject([{ code: 'unknown-seat' }]);
    expect(codeOf(await here.service.standUp(guest)), 'once more').toBe('unknown-seat');
    const open = value(await here.service.openGames()).map(({ id }) => id);
    expect(open).toContain(host.game);
    const { secret: second } = value(
      await here.service.join(host.game, { invitation: invited.secret!, name: 'Cleo' }),
    );
    expect(
      value(await here.service.look({ game: host.game, secret: second })).summary.seats[1],
    ).toMatchObject({
      name: 'Cleo',
    });
  });

  test('A seat that was given back is not counted among those that an address has taken', async () => {
    const take = async () => {
      const { summary } = await createGame(here.service, { seats: OWN_AND_OPEN, listed: true });
      const commitment = commitmentToShare(1, newSeed());
      const joined = await here.service.askedBy('192.0.2.10', () =>
        here.service.join(summary.id, { seat: 1, commitment }),
      );
      return { game: summary.id, joined };
    };
    const first = await take();
    for (let seats = 1; seats < 8; seats++) value((await take()).joined);
    expect(codeOf((await take()).joined)).toBe('full');
    value(await here.service.standUp({ game: first.game, secret: value(first.joined).secret }));
    value((await take()).joined);
  });

  test('Once the game has begun nobody loses a seat', async () => {
    const game = await createGame(here.service, { seats: OWN_AND_OPEN, listed: true });
    const [host] = attendees(game) as [Attendee, Attendee];
    const { secret } = value(await here.service.join(host.game, { seat: 1 }));
    expect(codeOf(await here.service.reopen(host, 1))).toBe('not-asked');
    expect(codeOf(await here.service.withdraw(host))).toBe('not-asked');
    expect(codeOf(await here.service.standUp({ game: host.game, secret }))).toBe('not-asked');
    expect(value(await here.service.look({ game: host.game, secret })).summary.begun).toBe(true);
  });

  test('A host takes a game off the list; its invitation stays good', async () => {
    const create = () => createGame(here.service, { seats: OWN_AND_OPEN, listed: true });
    const asked = <T>(body: () => T) => here.service.askedBy('192.0.2.4', body);
    const mine = [];
    for (let count = 0; count < 8; count++) mine.push(await asked(create));
    await expect(asked(create)).rejects.toThrow(/^full/);
    const [host, invited] = attendees(mine[0]!) as [Attendee, Attendee];
    const listener = recorder();
    value(await here.service.attend(host, null, listener));
    expect(codeOf(await here.service.withdraw({ game: host.game }))).toBe('forbidden');
    expect(value(await here.service.withdraw(host))).not.toHaveProperty('listed');
    expect(value(await here.service.withdraw(host)), 'once more').not.toHaveProperty('listed');
    await until(() => listener.tables.at(-1)?.summary.listed === undefined, 'the host to be told');
    const open = value(await here.service.openGames()).map(({ id }) => id);
    expect(open).not.toContain(host.game);
    expect(open).toHaveLength(7);
    expect(codeOf(await here.service.join(host.game, { seat: 1 }))).toBe('unknown-seat');
    expect(value(await here.service.join(host.game, { invitation: invited.secret! })).seat).toBe(1);
    await asked(create);
  });

  test('An invitation becomes a seat once, and neither is kept in clear', async () => {
    const game = await createGame(here.service, { seats: OWN_AND_OPEN });
    const [own, invited] = attendees(game) as [Attendee, Attendee];
    const listener = recorder();
    value(await here.service.attend(own, null, listener));
    expect(codeOf(await here.service.look(invited))).toBe('unknown-seat');
    const joined = value(await here.service.join(own.game, { invitation: invited.secret!, name: 'Grace' }));
    expect(joined).toMatchObject({
      seat: 1,
      summary: { seats: [{ name: 'Ada' }, { name: 'Grace', kind: 'human' }] },
    });
    expect(joined.secret).not.toBe(invited.secret);
    expect(codeOf(await here.service.join(own.game, { invitation: invited.secret! }))).toBe('unknown-seat');
    expect(codeOf(await here.service.look(invited))).toBe('unknown-seat');
    expect(value(await here.service.look({ game: own.game, secret: joined.secret })).view).toMatchObject({
      viewer: 1,
    });
    await until(() => listener.tables.at(-1)?.summary.seats[1]?.name === 'Grace', 'the name');
    const rows = await here.database.query('select * from ironfield.seats');
    for (const secret of [own.secret, invited.secret, joined.secret])
      expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('A guest who has made up the secret may ask again when the answer was lost; nobody else may', async () => {
    const game = await createGame(here.service, { seats: [{ kind: 'open' }, { kind: 'open' }] });
    const [first, second] = attendees(game) as [Attendee, Attendee];
    const secret = newSecret();
    const join = (invitation: string, secret?: string) =>
      here.service.join(first.game, { invitation, ...(secret !== undefined && { secret }) });
    expect(codeOf(await join(first.secret!, first.secret)), 'what the host knows').toBe('malformed');
    const atOnce = await Promise.all(Array.from({ length: 4 }, () => join(first.secret!, secret)));
    for (const answer of [...atOnce, await join(first.secret!, secret)]) {
      expect(value(answer)).toMatchObject({ seat: 0, secret, summary: { seats: [{ kind: 'human' }, {}] } });
    }
    expect(codeOf(await join(first.secret!, newSecret()))).toBe('unknown-seat');
    expect(codeOf(await join(first.secret!))).toBe('unknown-seat');
    expect(codeOf(await join(second.secret!, secret)), 'two seats, one secret').toBe('malformed');
    expect(value(await join(second.secret!, newSecret())).seat).toBe(1);
    const rows = await here.database.query('select * from ironfield.seats');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('Many who use one invitation at once: one gets the seat', async () => {
    const game = await createGame(here.service, { seats: OWN_AND_OPEN });
    const [, invited] = attendees(game) as [Attendee, Attendee];
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => here.service.join(invited.game, { invitation: invited.secret! })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(new Set(answers.map(codeOf))).toEqual(new Set([null, 'unknown-seat']));
  });

  test('What is refused says the same whether or not the game exists', async () => {
    const hidden = await createGame(here.service, { seats: OWN_AND_OPEN, spectators: false });
    const { id } = hidden.summary;
    const nowhere = newGameId();
    for (const secret of [undefined, newSecret()]) {
      const [real, unreal] = [id, nowhere].map((game) =>
        secret === undefined ? { game } : { game, secret },
      );
      for (const ask of [
        (who: Attendee) => here.service.look(who),
        (who: Attendee) => here.service.attend(who, 0, recorder()),
        (who: Attendee) => here.service.history(who, 0),
        (who: Attendee) => here.service.chatHistory(who),
        (who: Attendee) => here.service.exportGame(who),
        (who: Attendee) => here.service.order(who, { request: 'request-1', number: 0, order: { type: 'x' } }),
        (who: Attendee) => here.service.concede(who, 'request-1'),
        (who: Attendee) => here.service.proposeTakeback(who, 0),
        (who: Attendee) => here.service.chat(who, 'Hello'),
      ]) {
        const answer = await ask(real!);
        expect(answer.ok).toBe(false);
        expect(answer).toEqual(await ask(unreal!));
      }
      expect(value(await here.service.mine([real!, unreal!]))).toEqual([]);
    }
    const [a, b] = await Promise.all(
      [id, nowhere].map((game) => here.service.join(game, { invitation: newSecret() })),
    );
    expect(a).toEqual(b);
  });

  test('Whoever watches may look and read, but not act', async () => {
    const { summary } = await createGame(here.service);
    const spectator = { game: summary.id };
    expect(value(await here.service.look(spectator)).view).toMatchObject({ viewer: 'spectator' });
    expect(codeOf(await here.service.menu(spectator))).toBe('forbidden');
    expect(value(await here.service.chatHistory(spectator))).toEqual([]);
    const order = { request: 'request-1', number: 0, order: { type: 'x' } };
    expect(codeOf(await here.service.order(spectator, order))).toBe('forbidden');
    expect(codeOf(await here.service.concede(spectator, 'request-1'))).toBe('forbidden');
    expect(codeOf(await here.service.chat(spectator, 'Hello'))).toBe('forbidden');
    expect(codeOf(await here.service.proposeTakeback(spectator, 0))).toBe('forbidden');
    expect(codeOf(await here.service.exportGame(spectator))).toBe('forbidden');
  });

  test('Games that cannot be are refused with the reason', async () => {
    const create = async (request: Partial<CreateRequest>) => {
      const answer = await here.service.create({ game: 'demo', seats: OWN_AND_OPEN, ...request });
      return answer.ok ? null : `${answer.error.code}: ${answer.error.message}`;
    };
    expect(await create({ game: 'chess', scenario: 'ravine' })).toMatch(
      /^malformed: There is no game "chess"/,
    );
    expect(await create({ scenario: 'moon' })).toMatch(/^malformed: .*no scenario "moon"/);
    expect(await create({})).toMatch(/^malformed: Name either/);
    expect(await create({ scenario: 'ravine', seats: [{ kind: 'own' }] })).toMatch(
      /^malformed: .* 2 seats, not 1/,
    );
    expect(await create({ scenario: 'ravine', options: { fog: 'thick' } })).toMatch(/^malformed: /);
    expect(await create({ setup: { scenario: 'ravine' } })).toMatch(/^malformed: setup\./);
    expect(await create({ scenario: 'ravine' })).toBeNull();
  });

  test('A setup of one’s own is played', async () => {
    const { summary } = await createGame(here.service, {});
    const [row] = await here.database.query<{ setup: string }>('select setup from ironfield.setups');
    const setup = { ...JSON.parse(row!.setup), turns: 1 };
    const own = value(
      await here.service.create({ game: 'demo', setup, seats: [{ kind: 'own' }, { kind: 'own' }] }),
    );
    expect(own.summary).toMatchObject({ scenario: summary.scenario, number: 0 });
    const end = await playOn(here.service, attendees(own));
    expect(end.summary.outcome).not.toBeNull();
  });

  test('“Mine” lists the games behind the seats that are real', async () => {
    const [a, b] = [await createGame(here.service), await createGame(here.service, { spectators: false })];
    const mine = [
      ...attendees(a),
      attendees(b)[1],
      { game: b.summary.id, secret: newSecret() },
      { game: 'nonsense' },
    ];
    const found = value(await here.service.mine(mine)).map(({ id }) => id);
    expect(found.sort()).toEqual([a.summary.id, b.summary.id].sort());
  });

  test('Nobody exports a running game, not even whoever has all its seats', async () => {
    const seats = attendees(await createGame(here.service));
    await playOn(here.service, seats, { entries: 3 });
    for (const seat of [...seats, { game: seats[0].game }]) {
      expect(codeOf(await here.service.exportGame(seat))).toBe('forbidden');
    }
    const withOpenSeat = attendees(await createGame(here.service, { seats: OWN_AND_OPEN }));
    expect(codeOf(await here.service.exportGame(withOpenSeat[0]))).toBe('forbidden');
    const withBot = await createGame(here.service, {
      seats: [{ kind: 'own' }, { kind: 'bot', strength: 'recruit' }],
    });
    expect(codeOf(await here.service.exportGame(attendees(withBot)[0]))).toBe('forbidden');
    value(await here.service.concede(seats[0], 'request-x'));
    expect(value(await here.service.exportGame({ game: seats[0].game })).read().outcome).not.toBeNull();
  });

  test('A game from a file is played on as a new one; a changed file is refused', async () => {
    const seats = attendees(await createGame(here.service));
    const record = unfinished(6);
    const copy = value(
      await importGame(here.service, record, [{ kind: 'own' }, { kind: 'bot', strength: 'recruit' }]),
    );
    expect(copy.summary).toMatchObject({
      commitment: record.commitment,
      seats: [{ kind: 'human' }, { kind: 'bot' }],
    });
    expect(value(await here.service.history(attendees(copy)[0], 0)).read().length).toBeGreaterThanOrEqual(6);
    expect(codeOf(await importGame(here.service, record, OWN_AND_OPEN))).toBe('forbidden');
    const log = record.log.map((entry, index) => (index === 3 ? { ...entry, hash: '0'.repeat(16) } : entry));
    const changed = { ...record, log };
    expect(codeOf(await importGame(here.service, changed, [{ kind: 'own' }, { kind: 'own' }]))).toBe(
      'malformed',
    );
    expect(codeOf(await importGame(here.service, { format: 'x' }, [{ kind: 'own' }, { kind: 'own' }]))).toBe(
      'malformed',
    );
    const end = await playOn(here.service, seats);
    expect(end.summary.outcome).not.toBeNull();
    const finished = value(await here.service.exportGame({ game: seats[0].game })).read();
    const shown = value(await importGame(here.service, finished, OWN_AND_OPEN));
    expect(shown.summary).toMatchObject({ outcome: end.summary.outcome, number: end.summary.number });
  });
});
