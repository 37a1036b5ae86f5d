import { newSecret } from '@ironfield/client/new-secret.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Service } from '../service.ts';
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

describe.each(STORAGES)('Identities in $name', ({ open }) => {
  let database: Database;
  let service: Service;

  beforeEach(async () => {
    database = await open();
    service = await testService(database, {
      limits: {
        identity: { devices: 2, passkeys: 2, seats: 3, perMinute: 60, atOnce: 60, phrasesAtOnce: 4 },
      },
    });
  });
  afterEach(() => service.close());

  const made = async (name: string) => value(await service.club.newIdentity({ name }));
  const everything = async () =>
    JSON.stringify(
      await Promise.all(
        ['identities', 'identity_keys', 'identity_seats', 'seat_keys', 'shelf_keys'].map((table) =>
          database.query(`select * from ironfield.${table}`),
        ),
      ),
    );

  test('are opened by a key and by a phrase, and only hashes of both are kept', async () => {
    const ann = await made('  Ann ');
    expect(ann.identity.name).toBe('Ann');
    expect(ann.phrase.split(' ')).toHaveLength(15);
    const phone = value(await service.club.recover({ phrase: ann.phrase.toUpperCase() }));
    expect(phone.identity).toEqual(ann.identity);
    expect(phone.key).not.toBe(ann.key);
    expect(value(await service.club.identity(phone.key))).toEqual({
      ...ann.identity,
      devices: 2,
      seats: 0,
      hasShelf: false,
      webhook: null,
      vacation: { until: null, left: 30 },
    });
    const kept = await everything();
    for (const secret of [ann.key, phone.key, ann.phrase, ann.phrase.split(' ')[0]])
      expect(kept).not.toContain(secret);
    // No identity is told from another by its name.
    const other = await made('Ann');
    expect(other.identity.id).not.toBe(ann.identity.id);
  });

  test('a wrong phrase opens nothing, and a new one replaces the former', async () => {
    const { key, phrase } = await made('Ann');
    const { phrase: others } = await made('Ben');
    expect(codeOf(await service.club.recover({ phrase: phrase.split(' ').slice(1).join(' ') }))).toBe(
      'unknown-identity',
    );
    const { phrase: next } = value(await service.club.newPhrase(key));
    expect(codeOf(await service.club.recover({ phrase }))).toBe('unknown-identity');
    expect(value(await service.club.recover({ phrase: next })).identity.name).toBe('Ann');
    expect(value(await service.club.recover({ phrase: others })).identity.name).toBe('Ben');
    expect(codeOf(await service.club.identity(newSecret()))).toBe('unknown-identity');
  });

  test('of too many devices, the oldest is signed out; a device signs itself out, or all', async () => {
    const { key, phrase } = await made('Ann');
    const second = value(await service.club.recover({ phrase }));
    await new Promise((resolve) => setTimeout(resolve, 2));
    const third = value(await service.club.recover({ phrase }));
    expect(codeOf(await service.club.identity(key))).toBe('unknown-identity');
    await service.club.signOut(third.key, false);
    expect(codeOf(await service.club.identity(third.key))).toBe('unknown-identity');
    expect(value(await service.club.identity(second.key)).devices).toBe(1);
    const fourth = value(await service.club.recover({ phrase }));
    await service.club.signOut(fourth.key, true);
    for (const each of [second, fourth])
      expect(codeOf(await service.club.identity(each.key))).toBe('unknown-identity');
    expect(value(await service.club.recover({ phrase })).identity.name).toBe('Ann');
  });

  test('guest games move along, and are played on from another device', async () => {
    const created = await createGame(service);
    const [own] = attendees(created);
    const game = created.summary.id;
    const ann = await made('Ann');
    const ben = await made('Ben');
    const claim = { seats: [{ game, secret: own!.secret! }] };
    expect(value(await service.club.claimSeats(ann.key, claim))).toEqual({ seats: [{ game, seat: 0 }] });
    expect(value(await service.club.claimSeats(ann.key, claim)), 'again').toEqual({
      seats: [{ game, seat: 0 }],
    });
    expect(value(await service.club.claimSeats(ben.key, claim)), 'by others').toEqual({ seats: [] });
    const guess = { seats: [{ game, secret: newSecret() }] };
    expect(value(await service.club.claimSeats(ben.key, guess)), 'without its secret').toEqual({ seats: [] });
    expect(value(await service.club.ownGames(ann.key)).games).toMatchObject([
      { seat: 0, summary: { id: game } },
    ]);
    expect(value(await service.club.ownGames(ben.key)).games).toEqual([]);

    // The table is in memory, and somebody follows it.
    const listener = recorder();
    const attendance = value(await service.attend(own!, null, listener));
    const phone = value(await service.club.recover({ phrase: ann.phrase }));
    const secret = newSecret();
    const keys = { seats: [{ game, seat: 0, secret }] };
    expect(value(await service.club.seatKeys(ben.key, keys)), 'by others').toEqual({ seats: [] });
    expect(codeOf(await service.look({ game, secret }))).toBe('unknown-seat');
    expect(value(await service.club.seatKeys(phone.key, keys))).toEqual({ seats: [{ game, seat: 0 }] });
    expect(value(await service.look({ game, secret })).view).toEqual(value(await service.look(own!)).view);
    const there = value(await service.attend({ game, secret }, null, recorder()));
    there.stop();
    await playOn(service, [{ game, secret }, attendees(created)[1]!], { entries: 3 });
    expect(value(await service.look(own!)).summary.number).toBe(3);
    expect(listener.losses).toEqual([]);
    attendance.stop();

    // The phone is lost: what it could open is closed.
    await service.club.signOut(phone.key, false);
    expect(codeOf(await service.look({ game, secret }))).toBe('unknown-seat');
    expect(codeOf(await service.look(own!))).toBeNull();
    expect(await everything()).not.toContain(secret);
  });

  test('a seat that was given up and taken again belongs to whoever sits there', async () => {
    const created = await createGame(service, { seats: [{ kind: 'own' }, { kind: 'open' }] });
    const game = created.summary.id;
    const invitation = created.seats[1]!.kind === 'open' ? created.seats[1]!.invitation : '';
    const share = 'a'.repeat(64);
    const first = value(await service.join(game, { invitation, commitment: share }));
    const [ann, ben] = [await made('Ann'), await made('Ben')];
    await service.club.claimSeats(ann.key, { seats: [{ game, secret: first.secret }] });
    const old = newSecret();
    await service.club.seatKeys(ann.key, { seats: [{ game, seat: 1, secret: old }] });
    value(await service.standUp({ game, secret: old }));
    expect(value(await service.club.ownGames(ann.key)).games).toEqual([]);
    expect(codeOf(await service.look({ game, secret: old }))).toBe('unknown-seat');
    const second = value(await service.join(game, { invitation }));
    expect(codeOf(await service.look({ game, secret: old }))).toBe('unknown-seat');
    const claim = { seats: [{ game, secret: second.secret }] };
    expect(value(await service.club.claimSeats(ben.key, claim)).seats).toHaveLength(1);
    expect(
      value(await service.club.seatKeys(ann.key, { seats: [{ game, seat: 1, secret: newSecret() }] })),
    ).toEqual({ seats: [] });
  });

  test('a shelf moves along, and another device opens it with a secret of its own', async () => {
    const { key, phrase } = await made('Ann');
    const { secret } = value(await service.openShelf(undefined));
    await service.saveDesign(secret, 'some-design', {
      basis: 0,
      savedAt: '3025-01-01T00:00:00.000Z',
      unit: null,
      note: '',
    });
    value(await service.club.ownShelf(key, { secret }));
    expect(value(await service.club.identity(key)).hasShelf).toBe(true);
    const phone = value(await service.club.recover({ phrase }));
    const own = newSecret();
    value(await service.club.ownShelf(phone.key, { secret: own }));
    value(await service.club.ownShelf(phone.key, { secret: own }));
    expect(value(await service.shelf(own)).designs).toHaveLength(1);
    const { secret: other } = value(await service.openShelf(undefined));
    expect(codeOf(await service.club.ownShelf(phone.key, { secret: other }))).toBe('illegal');
    await service.club.signOut(phone.key, false);
    expect(codeOf(await service.shelf(own))).toBe('unknown-shelf');
    expect(value(await service.shelf(secret)).designs).toHaveLength(1);
  });

  test('the owner gets everything as a file, and deletes it: names, words and designs go, games stay', async () => {
    const created = await createGame(service, {
      seats: [
        { kind: 'own', name: 'Ann of the test' },
        { kind: 'own', name: 'Ben' },
      ],
    });
    const [own, others] = attendees(created);
    const game = created.summary.id;
    const { key } = await made('Ann of the test');
    await service.club.claimSeats(key, { seats: [{ game, secret: own!.secret! }] });
    const { secret } = value(await service.openShelf(undefined));
    await service.club.ownShelf(key, { secret });
    await service.saveDesign(secret, 'some-design', {
      basis: 0,
      savedAt: '3025-01-01T00:00:00.000Z',
      unit: null,
      note: 'a note of the test',
    });
    await service.chat(own!, 'words of the test');
    await service.chat(others!, 'words of Ben');
    const file = JSON.parse(value(await service.club.identityFile(key)).text);
    expect(file).toMatchObject({
      format: 'ironfield-identity',
      name: 'Ann of the test',
      seats: [{ game, seat: 0 }],
      said: [{ text: 'words of the test' }],
      designs: [{ design: 'some-design', note: 'a note of the test' }],
    });
    expect(codeOf(await service.club.deleteIdentity(key, { name: 'Ann' }))).toBe('illegal');
    value(await service.club.deleteIdentity(key, { name: 'Ann of the test' }));
    expect(codeOf(await service.club.identity(key))).toBe('unknown-identity');
    const left = await Promise.all(
      ['seats', 'chat', 'design_versions'].map((table) => database.query(`select * from ironfield.${table}`)),
    );
    expect(`${JSON.stringify(left)}${await everything()}`).not.toContain('of the test');
    expect(value(await service.look(own!)).summary.seats.map(({ name }) => name)).toEqual([null, 'Ben']);
    expect(value(await service.chatHistory(own!)).map(({ text }) => text)).toEqual(['words of Ben']);
    await playOn(service, [own!, others!], { entries: 2 });
  });

  test('days for every move: whoever never comes back loses, whoever is on vacation does not', async () => {
    await service.close();
    let time = 0;
    const date = () => Date.UTC(2026, 6, 1) + time;
    const DAY = 24 * 3600_000;
    service = await testService(database, { date, steady: () => time, limits: { patience: 100 * DAY } });
    const clock = { initial: 3 * 24 * 3600, increment: 0, perMove: true as const };
    const created = await createGame(service, { clock });
    const [own, others] = attendees(created);
    const { key } = await made('Ann');
    await service.club.claimSeats(key, { seats: [{ game: own!.game, secret: own!.secret! }] });
    const look = async () => value(await service.look(own!)).summary;
    const left = async () => (await look()).seats.map(({ timeLeft }) => timeLeft! / DAY);
    expect(await left()).toEqual([3, 3]);
    // Both are asked; the other answers after a day, and has all the time again when next asked.
    time += DAY;
    const menu = value(await service.look(others!));
    expect(menu.summary.waiting).toContain(1);
    expect(value(await service.club.vacation(key, { days: 7 })).vacation).toEqual({
      until: new Date(date() + 7 * DAY).toISOString(),
      left: 23,
    });
    expect(codeOf(await service.club.vacation(key, { days: 24 }))).toBe('full');
    const order = await (async () => {
      const table = value(await service.look(others!));
      const request = { request: 'request-of-others', number: table.summary.number };
      return service.order(others!, { ...request, order: randomOrder(table, randomFrom('x')) });
    })();
    expect(codeOf(order)).toBeNull();
    expect((await look()).waiting).toEqual([0]);
    time += 2 * DAY + 1000;
    await until(async () => (await left())[0]! > 4, 'the vacation');
    expect((await look()).outcome).toBeNull();
    // Five days of vacation are left, and then a whole move.
    expect((await left())[0]).toBeCloseTo(8, 2);
    time += 7 * DAY;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await look()).outcome).toBeNull();
    time += 1.01 * DAY;
    await until(async () => (await look()).outcome !== null, 'the end');
    expect((await look()).outcome).toMatchObject({ winners: [1], reason: expect.stringContaining('time') });
  });

  test('one identity asks and has only so much', async () => {
    const { key } = await made('Ann');
    const games = await Promise.all([createGame(service), createGame(service)]);
    const seats = games.flatMap((created) =>
      attendees(created).map(({ game, secret }) => ({ game, secret: secret! })),
    );
    expect(codeOf(await service.club.claimSeats(key, { seats }))).toBe('full');
    expect(value(await service.club.claimSeats(key, { seats: seats.slice(0, 3) })).seats).toHaveLength(3);
    expect(codeOf(await service.club.claimSeats(key, { seats: seats.slice(3) }))).toBe('full');
    const answers = await Promise.all(Array.from({ length: 80 }, () => service.club.identity(key)));
    expect(answers.map(codeOf)).toContain('too-many');
    const { key: others } = await made('Ben');
    expect(codeOf(await service.club.identity(others))).toBeNull();
  });

  test('many phrases at once are refused, and nothing is made of them', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => service.club.newIdentity({ name: `N${index}` })),
    );
    const good = answers.filter(({ ok }) => ok).length;
    expect(good).toBeGreaterThanOrEqual(4);
    expect(answers.map(codeOf)).toContain('busy');
    expect(await database.query('select * from ironfield.identities')).toHaveLength(good);
  });
});
