import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AdminStore } from '../../admin/admin-store.ts';
import type { Service } from '../../service.ts';
import type { Database } from '../../storage/database.ts';
import { STORAGES } from '../../storage/testing.ts';
import { codeOf, testService, value } from '../../testing/service-testing.ts';
import { SoftwareAuthenticator } from './authenticator.fixture.ts';

const ORIGIN = 'https://play.example.org';
const label = 'Phone';

describe.each(STORAGES)('Passkeys in $name', ({ open }) => {
  let database: Database;
  let service: Service;
  let later = 0;

  beforeEach(async () => {
    database = await open();
    later = 0;
    service = await testService(database, { date: () => Date.now() + later });
  });
  afterEach(() => service.close());

  const made = async (name: string) => {
    const own = new SoftwareAuthenticator(ORIGIN);
    const wish = value(await service.passkeys.newWithPasskey(ORIGIN, { name }));
    const passkey = own.make(wish);
    const opened = value(await service.passkeys.makeWithPasskey(ORIGIN, { passkey, label }));
    return { own, wish, passkey, ...opened };
  };
  const openWith = async (own: SoftwareAuthenticator) => {
    const passkey = own.answer(value(await service.passkeys.askPasskey(ORIGIN)));
    return service.passkeys.openWithPasskey(ORIGIN, { passkey });
  };

  test('make an identity, which opens on another device, and no signature opens it twice', async () => {
    const { own, wish, passkey, identity, key } = await made(' Ann ');
    expect(identity).toMatchObject({ id: wish.owner, name: 'Ann' });
    expect(wish.site).toBe('play.example.org');
    const question = value(await service.passkeys.askPasskey(ORIGIN));
    const answer = own.answer(question);
    const phone = value(await service.passkeys.openWithPasskey(ORIGIN, { passkey: answer }));
    expect(phone.identity).toEqual(identity);
    expect(phone.key).not.toBe(key);
    expect(value(await service.club.identity(phone.key)).devices).toBe(2);
    // Replayed, or signed anew with the same challenge.
    expect(codeOf(await service.passkeys.openWithPasskey(ORIGIN, { passkey: answer }))).toBe('stale');
    const again = own.answer(question);
    expect(codeOf(await service.passkeys.openWithPasskey(ORIGIN, { passkey: again }))).toBe('stale');
    expect(codeOf(await service.passkeys.makeWithPasskey(ORIGIN, { passkey, label }))).toBe('stale');
    expect(value(await service.club.identity(key)).devices).toBe(2);
    // The server keeps no key of a device and no challenge that was answered as it was.
    const kept = JSON.stringify(
      await Promise.all(
        ['identity_keys', 'passkeys', 'spent_challenges'].map((table) =>
          database.query(`select * from ironfield.${table}`),
        ),
      ),
    );
    for (const secret of [key, phone.key, question.challenge]) expect(kept).not.toContain(secret);
  });

  test('forged, late, foreign and copied ones open nothing', async () => {
    const { own } = await made('Ann');
    const ask = async () => value(await service.passkeys.askPasskey(ORIGIN));
    const codeFor = async (passkey: ReturnType<typeof own.answer>, origin: string | undefined = ORIGIN) =>
      codeOf(await service.passkeys.openWithPasskey(origin, { passkey }));
    const stranger = new SoftwareAuthenticator(ORIGIN);
    expect(await codeFor(stranger.answer(await ask()))).toBe('unknown-identity');
    expect(await codeFor({ ...stranger.answer(await ask()), id: own.id })).toBe('forbidden');
    expect(await codeFor(own.answer({ ...(await ask()), challenge: 'bWFkZSB1cA' }))).toBe('stale');
    // A page of another site that passes everything on: the browser tells where it was.
    expect(await codeFor(own.answer(await ask(), { origin: 'https://evil.example' }))).toBe('forbidden');
    const other = 'https://other.example.org';
    expect(await codeFor(own.answer(await ask()), other)).toBe('stale');
    const elsewhere = value(await service.passkeys.askPasskey(other));
    expect(await codeFor(own.answer(elsewhere, { origin: other }), other)).toBe('unknown-identity');
    // A challenge to make something does not open anything.
    const wish = value(await service.passkeys.newWithPasskey(ORIGIN, { name: 'Eve' }));
    expect(await codeFor(own.answer(wish))).toBe('stale');
    const question = await ask();
    later = 5 * 60_000;
    expect(await codeFor(own.answer(question))).toBe('stale');
    expect(codeOf(await openWith(own))).toBeNull();
    own.counter = 1;
    expect(codeOf(await openWith(own))).toBe('forbidden');
    own.counter = 50;
    expect(codeOf(await openWith(own))).toBeNull();
    for (const origin of [undefined, 'http://play.example.org', 'https://192.0.2.1', 'https://[::1]', 'null'])
      expect(codeOf(await service.passkeys.askPasskey(origin))).toBe('forbidden');
    expect(codeOf(await service.passkeys.askPasskey('http://localhost:3000'))).toBeNull();
  });

  test('one identity has several, gets a phrase besides, and keeps a way in', async () => {
    const { key, phrase } = value(await service.club.newIdentity({ name: 'Ann' }));
    const own = new SoftwareAuthenticator(ORIGIN, -257);
    const wish = value(await service.passkeys.wishPasskey(key, ORIGIN));
    const passkey = own.make(wish);
    // A challenge that somebody else has asked for is not for this identity.
    const ben = await made('Ben');
    expect(codeOf(await service.passkeys.addPasskey(ben.key, ORIGIN, { passkey, label }))).toBe('forbidden');
    const anew = own.make(value(await service.passkeys.wishPasskey(key, ORIGIN)));
    const list = value(await service.passkeys.addPasskey(key, ORIGIN, { passkey: anew, label }));
    expect(list).toMatchObject({ passkeys: [{ id: own.id, label }], hasPhrase: true });
    expect(value(await service.passkeys.wishPasskey(key, ORIGIN)).others).toEqual([own.id]);
    expect(value(await openWith(own)).identity.name).toBe('Ann');
    expect(value(await service.club.recover({ phrase })).identity.name).toBe('Ann');
    // Nobody takes somebody else's passkey, by adding it or by removing it.
    const stolen = own.make(value(await service.passkeys.wishPasskey(ben.key, ORIGIN)));
    expect(codeOf(await service.passkeys.addPasskey(ben.key, ORIGIN, { passkey: stolen, label }))).toBe(
      'illegal',
    );
    value(await service.passkeys.removePasskey(ben.key, { id: own.id }));
    expect(value(await openWith(own)).identity.name).toBe('Ann');
    value(await service.passkeys.removePasskey(key, { id: own.id }));
    expect(codeOf(await openWith(own))).toBe('unknown-identity');
    // Ben has no words: his only passkey stays until he has.
    const { id } = ben.own;
    expect(codeOf(await service.passkeys.removePasskey(ben.key, { id }))).toBe('illegal');
    const words = value(await service.club.newPhrase(ben.key)).phrase;
    expect(value(await service.passkeys.removePasskey(ben.key, { id }))).toEqual({
      passkeys: [],
      hasPhrase: true,
    });
    expect(value(await service.club.recover({ phrase: words })).identity.name).toBe('Ben');
  });

  test('are limited in number, in the owner’s file, and come back with whoever was deleted', async () => {
    const { own, key, identity } = await made('Ann');
    for (let n = 2; n <= 10; n++) {
      const passkey = new SoftwareAuthenticator(ORIGIN).make(
        value(await service.passkeys.wishPasskey(key, ORIGIN)),
      );
      value(await service.passkeys.addPasskey(key, ORIGIN, { passkey, label: `No ${n}` }));
    }
    expect(codeOf(await service.passkeys.wishPasskey(key, ORIGIN))).toBe('full');
    const { text } = value(await service.club.identityFile(key));
    expect(JSON.parse(text).passkeys).toHaveLength(10);
    expect(text).not.toContain(own.id);
    const admin = new AdminStore(database);
    expect(await admin.removePerson(identity.id, Date.now(), 'a mistake')).toBe(true);
    expect(codeOf(await openWith(own))).toBe('unknown-identity');
    expect(await admin.restore(identity.id)).toBe(true);
    expect(value(await openWith(own)).identity).toEqual(identity);
    value(await service.club.deleteIdentity(key, { name: 'Ann' }));
    expect(await database.query('select id from ironfield.passkeys')).toEqual([]);
  });
});
