import { createECDH, randomBytes } from 'node:crypto';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Attendee, Service } from '../../service.ts';
import type { Database } from '../../storage/database.ts';
import { STORAGES } from '../../storage/testing.ts';
import {
  attendees,
  codeOf,
  createGame,
  randomOrder,
  testService,
  until,
  value,
} from '../../testing/service-testing.ts';
import { HookStore } from '../hook-store.ts';
import { Hooks } from '../hooks.ts';
import { IdentityStore } from '../identity-store.ts';
import { Mailbox } from './mailbox.fixture.ts';
import { NoticeStore } from './notice-store.ts';
import { mailServer, sendMail } from './smtp.ts';
import { mailTeller, pushTeller } from './tellers.ts';

const SITE = 'https://play.example.org';

describe.each(STORAGES)('Notices in $name', ({ open }) => {
  let database: Database;
  let service: Service;
  let hooks: Hooks;
  let mailbox: Mailbox;
  let posts: { url: string; headers: Readonly<Record<string, string>>; body: Buffer }[];
  let status: number | null;

  beforeEach(async () => {
    database = await open();
    mailbox = new Mailbox();
    const server = mailServer(await mailbox.open(), 'club@example.org')!;
    const mail = { site: SITE, send: (letter: Parameters<typeof sendMail>[1]) => sendMail(server, letter) };
    service = await testService(database, { mail, limits: { hooks: 3_600_000, rounds: 25 } });
    posts = [];
    status = 201;
    const store = new NoticeStore(database);
    const identities = new IdentityStore(database, 'test');
    hooks = new Hooks({
      store: new HookStore(database),
      call: async () => true,
      tellers: [
        pushTeller({
          store,
          post: async (url, posted) => {
            posts.push({ url, ...posted });
            return status;
          },
          secret: () => identities.houseSecret('push'),
          now: Date.now,
        }),
        mailTeller({ store, way: mail, secret: () => identities.houseSecret('mail stops') }),
      ],
      now: () => Date.now() + 1000,
      delay: 0,
      logger: pino({ level: 'silent' }),
    });
  });
  afterEach(async () => {
    mailbox.close();
    await service.close();
  });

  const browser = (name: string) => {
    const keys = createECDH('prime256v1');
    const endpoint = `https://push.example.net/${name}`;
    return {
      endpoint,
      browserKey: keys.generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    };
  };
  const subscribe = (key: string, name: string) =>
    service.notices.push(key, SITE, { subscription: browser(name) });
  /** A game in which somebody with this key is asked first. */
  const gameOf = async (key: string, title = 'Friday') => {
    const seats = attendees(await createGame(service, { title }));
    const own = seats[0]!;
    value(await service.club.claimSeats(key, { seats: [{ game: own.game, secret: own.secret! }] }));
    return seats as [Attendee, Attendee];
  };
  const order = async (seat: Attendee, request: string) => {
    const table = value(await service.look(seat));
    const { number } = table.summary;
    value(await service.order(seat, { request, number, order: randomOrder(table, randomFrom(request)) }));
  };
  const told = async () => {
    await hooks.tick();
    return posts.splice(0).map(({ url }) => url.split('/').at(-1));
  };
  const lastCode = () => /The code is (\d{6})/.exec(mailbox.received.at(-1)!.text)![1]!;

  test('a device that has asked for it is told once a turn, and nobody can read along', async () => {
    const { key, phrase } = value(await service.club.newIdentity({ name: 'Ann' }));
    const phone = value(await service.club.recover({ phrase })).key;
    const [own] = await gameOf(key);
    expect(await told()).toEqual([]);
    expect(value(await subscribe(key, 'desk'))).toMatchObject({ hasPush: true });
    expect(value(await service.notices.notices(phone)).hasPush).toBe(false);
    await Promise.all([hooks.tick(), hooks.tick()]);
    expect(posts).toHaveLength(1);
    const [{ headers, body }] = posts as [(typeof posts)[0]];
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm' });
    expect(headers.authorization).toContain(value(await service.notices.notices(key)).pushKey);
    for (const secret of ['Friday', own.game, own.secret!, key]) expect(String(body)).not.toContain(secret);
    expect(body.length).toBeLessThan(400);
    expect(await told()).toEqual(['desk']);
    expect(await told()).toEqual([]);

    value(await subscribe(phone, 'phone'));
    await gameOf(key);
    expect((await told()).sort()).toEqual(['desk', 'phone']);
    // Signed out, it hears nothing more.
    value(await service.club.signOut(phone, false));
    await gameOf(key);
    expect(await told()).toEqual(['desk']);
    value(await service.notices.push(key, SITE, { subscription: null }));
    await gameOf(key);
    expect(await told()).toEqual([]);
  });

  test('a browser that is gone is forgotten at once, one that fails on and on later', async () => {
    const { key } = value(await service.club.newIdentity({ name: 'Ann' }));
    for (const gone of [404, 410]) {
      value(await subscribe(key, 'desk'));
      status = gone;
      await gameOf(key);
      expect(await told()).toEqual(['desk']);
      expect(value(await service.notices.notices(key)).hasPush).toBe(false);
    }
    value(await subscribe(key, 'desk'));
    for (let n = 0; n < 12; n++) {
      status = n % 2 === 0 ? null : 500;
      await gameOf(key);
      expect(await told()).toEqual(n < 10 ? ['desk'] : []);
    }
  });

  test('only push services of the open internet, and whole keys, are taken', async () => {
    const { key } = value(await service.club.newIdentity({ name: 'Ann' }));
    const good = browser('desk');
    for (const subscription of [
      { ...good, endpoint: 'http://push.example.net/x' },
      { ...good, endpoint: 'https://127.0.0.1/x' },
      { ...good, endpoint: 'https://[::1]/x' },
      { ...good, endpoint: 'https://push.example.net:8080/x' },
      { ...good, auth: 'AAAA' },
      { ...good, browserKey: 'A'.repeat(87) },
    ])
      expect(codeOf(await service.notices.push(key, SITE, { subscription }))).toBe('illegal');
    expect(codeOf(await service.notices.push(key, undefined, { subscription: good }))).toBe('forbidden');
    // A browser that is signed in as somebody else now belongs to them alone.
    value(await service.notices.push(key, SITE, { subscription: good }));
    const ben = value(await service.club.newIdentity({ name: 'Ben' })).key;
    value(await service.notices.push(ben, SITE, { subscription: good }));
    expect(value(await service.notices.notices(key)).hasPush).toBe(false);
    const { text } = value(await service.club.identityFile(ben));
    expect(JSON.parse(text).pushes).toMatchObject([{ endpoint: good.endpoint }]);
  });

  test('mail goes to an address whose code has come back, once a turn, until its link is followed', async () => {
    const { key } = value(await service.club.newIdentity({ name: 'Ann' }));
    expect(value(await service.notices.notices(key)).mail).toEqual({ address: null, isConfirmed: false });
    for (const address of ['ann', 'ann@localhost', 'ann@example.net>\r\nRCPT TO:<ben@example.net'])
      expect(codeOf(await service.notices.mail(key, { address }))).toBe('illegal');
    value(await service.notices.mail(key, { address: 'ann@example.net' }));
    const code = lastCode();
    const [own, other] = await gameOf(key);
    await hooks.tick();
    expect(mailbox.received).toHaveLength(1);
    const wrong = code === '000000' ? '000001' : '000000';
    expect(codeOf(await service.notices.mailCode(key, { code: wrong }))).toBe('illegal');
    expect(value(await service.notices.mailCode(key, { code })).mail).toEqual({
      address: 'ann@example.net',
      isConfirmed: true,
    });
    await hooks.tick();
    await hooks.tick();
    expect(mailbox.received).toHaveLength(2);
    const [, mail] = mailbox.received;
    expect(mail).toMatchObject({ from: 'club@example.org', to: 'ann@example.net' });
    expect(mail!.text).toContain(`“Friday”`);
    expect(mail!.text).toContain(`${SITE}/#/table/seat/${own.game}.0`);
    expect(JSON.stringify(mailbox.received)).not.toContain(own.secret);
    // The next turn is told of again.
    for (let n = 0; n < 20 && mailbox.received.length < 3; n++) {
      const asked = value(await service.look(own)).summary.waiting;
      if (asked.includes(0)) await order(own, `request-own-${n}`);
      await hooks.tick();
      if (value(await service.look(own)).summary.waiting.includes(1)) await order(other, `request-two-${n}`);
      await hooks.tick();
    }
    expect(mailbox.received).toHaveLength(3);

    const [, token] = /#\/no-mail\/(\S+)/.exec(mail!.text)!;
    const forged = `${token!.slice(0, -3)}AAA`;
    value(await service.notices.mailStop({ token: forged }));
    expect(value(await service.notices.notices(key)).mail!.isConfirmed).toBe(true);
    value(await service.notices.mailStop({ token: token! }));
    expect(value(await service.notices.notices(key)).mail!.address).toBeNull();
    await gameOf(key);
    await hooks.tick();
    expect(mailbox.received).toHaveLength(3);
  });

  test('codes are few, a mistyped one is soon no good, and nobody is written to for ever', async () => {
    const { key } = value(await service.club.newIdentity({ name: 'Ann' }));
    const ben = value(await service.club.newIdentity({ name: 'Ben' })).key;
    value(await service.notices.mail(key, { address: 'ann@example.net' }));
    const code = lastCode();
    for (let n = 0; n < 5; n++)
      expect(codeOf(await service.notices.mailCode(key, { code: 'wrong' }))).toBe('illegal');
    expect(codeOf(await service.notices.mailCode(key, { code }))).toBe('illegal');
    value(await service.notices.mail(key, { address: 'ann@example.net' }));
    value(await service.notices.mail(key, { address: 'Ann@example.net' }));
    // Neither the one who asks nor another who names the same address gets more today.
    expect(codeOf(await service.notices.mail(key, { address: 'other@example.net' }))).toBe('too-many');
    expect(codeOf(await service.notices.mail(ben, { address: 'ann@example.net' }))).toBe('too-many');
    expect(codeOf(await service.notices.mailCode(ben, { code: lastCode() }))).toBe('illegal');
    value(await service.notices.mailCode(key, { code: lastCode() }));
    expect(value(await service.notices.mail(key, { address: null })).mail!.address).toBeNull();
    mailbox.refuses = 'RCPT';
    expect(codeOf(await service.notices.mail(ben, { address: 'ben@example.net' }))).toBe('unavailable');
    expect(value(await service.notices.notices(ben)).mail!.address).toBeNull();
  });

  test('a game of a tournament is told of before one has sat down, and once', async () => {
    const keys: string[] = [];
    for (const name of ['Ann', 'Ben']) {
      const { key } = value(await service.club.newIdentity({ name }));
      value(await subscribe(key, name));
      keys.push(key);
    }
    const game = { game: 'demo', scenario: 'ravine', clock: { initial: 600, increment: 10 } };
    const cup = value(
      await service.tournaments.make(keys[0]!, {
        title: 'Cup',
        kind: 'swiss',
        rounds: 1,
        game,
        players: 2,
        days: 3,
      }),
    );
    for (const key of keys) value(await service.tournaments.enter(key, cup.id, { entered: true }));
    value(await service.tournaments.start(keys[0]!, cup.id));
    await until(
      async () => value(await service.tournaments.look(cup.id)).pairings[0]?.tables[0]?.game != null,
    );
    const heard: (string | undefined)[] = [];
    for (let n = 0; n < 3; n++) heard.push(...(await told()));
    expect(heard.sort()).toEqual(['Ann', 'Ben']);
  });
});
