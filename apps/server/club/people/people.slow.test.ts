import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { administer } from '../../admin/admin.ts';
import { SERVICE_LIMITS } from '../../limits/service-limits.ts';
import type { Service } from '../../service.ts';
import type { Database } from '../../storage/database.ts';
import { STORAGES } from '../../storage/testing.ts';
import { attendees, codeOf, createGame, playOn, testService, value } from '../../testing/service-testing.ts';

describe.each(STORAGES)('People and those who run the server in $name', ({ open }) => {
  let database: Database;
  let service: Service;

  beforeEach(async () => {
    database = await open();
    service = await testService(database, {
      limits: { club: { ...SERVICE_LIMITS.club, acquaintances: 2, reports: 2 } },
    });
  });
  afterEach(() => service.close());

  const made = async (name: string) => value(await service.club.newIdentity({ name }));
  const asked = async (request: object, now?: number) => {
    const answer = await administer(database, request, now);
    if (!answer.ok) throw new Error(answer.message);
    return answer.value;
  };
  /** A game of two with identities. */
  const table = async () => {
    const created = await createGame(service, {
      title: 'Friday',
      seats: [
        { kind: 'own', name: 'Ann' },
        { kind: 'own', name: 'Ben' },
      ],
    });
    const [own, others] = attendees(created);
    const [ann, ben] = [await made('Ann'), await made('Ben')];
    for (const [{ key }, { game, secret }] of [
      [ann, own!],
      [ben, others!],
    ] as const)
      value(await service.club.claimSeats(key, { seats: [{ game, secret: secret! }] }));
    return { ann, ben, own: own!, others: others!, game: created.summary.id };
  };

  test('know whom they have met, watch and block them, and so much of it', async () => {
    const { ann, ben, own, game } = await table();
    const [cid, dan] = [await made('Cid'), await made('Dan')];
    expect(value(await service.people.company(own)).people).toEqual([
      { seat: 0, id: ann.identity.id, name: 'Ann' },
      { seat: 1, id: ben.identity.id, name: 'Ben' },
    ]);
    expect(codeOf(await service.people.company({ game })), 'for the table only').toBe('unknown-seat');
    value(await service.people.watch(ann.key, { person: cid.identity.id, watched: true }));
    value(await service.people.block(ann.key, { person: ben.identity.id, blocked: true }));
    expect(value(await service.people.people(ann.key)).people).toMatchObject([
      { id: cid.identity.id, games: 0, watched: true, blocked: false },
      { id: ben.identity.id, games: 1, watched: false, blocked: true },
    ]);
    expect(value(await service.people.people(ben.key)).people).toMatchObject([
      { name: 'Ann', blocked: false },
    ]);
    expect(value(await service.people.people(dan.key)).people).toEqual([]);
    value(await service.people.watch(ann.key, { person: dan.identity.id, watched: true }));
    expect(codeOf(await service.people.watch(ann.key, { person: ben.identity.id, watched: true }))).toBe(
      'full',
    );
    value(await service.people.watch(ann.key, { person: dan.identity.id, watched: false }));
    value(await service.people.watch(ann.key, { person: ben.identity.id, watched: true }));
    expect(codeOf(await service.people.block(ann.key, { person: 'A'.repeat(22), blocked: true }))).toBe(
      'unknown-person',
    );
    expect(codeOf(await service.people.block(ann.key, { person: ann.identity.id, blocked: true }))).toBe(
      'illegal',
    );
  });

  test('report somebody, who is banned, says nothing more, and comes back', async () => {
    const { ann, ben, own, others, game } = await table();
    const report = { person: ben.identity.id, game, words: 'insults' };
    value(await service.people.report(ann.key, report));
    value(await service.people.report(ann.key, report));
    expect(codeOf(await service.people.report(ann.key, report))).toBe('full');
    const { reports } = await asked({ do: 'list', what: 'reports' });
    expect(reports).toMatchObject([{ about: ben.identity.id, aboutName: 'Ben', words: 'insults', game }, {}]);
    await asked({ do: 'settle', id: (reports as { id: string }[])[0]!.id });
    value(await service.people.report(ann.key, report));

    await asked({ do: 'ban', id: ben.identity.id, why: 'insults', days: 7 });
    const refused = await service.people.people(ben.key);
    expect(refused).toMatchObject({
      error: { code: 'forbidden', message: expect.stringContaining('insults') },
    });
    expect(codeOf(await service.chat(others, 'more of it'))).toBe('forbidden');
    expect(codeOf(await service.chat(own, 'peace'))).toBeNull();
    expect(value(await service.club.identity(ben.key)).ban).toMatchObject({ why: 'insults' });
    expect(codeOf(await service.club.identityFile(ben.key)), 'their data stays theirs').toBeNull();
    // Whoever plays with them does not suffer for it.
    await playOn(service, [own, others], { entries: 2 });
    await asked({ do: 'unban', id: ben.identity.id });
    expect(codeOf(await service.people.people(ben.key))).toBeNull();
    await asked({ do: 'ban', id: ben.identity.id, why: 'x', days: 1 }, Date.now() - 2 * 24 * 3600_000);
    expect(codeOf(await service.people.people(ben.key)), 'the time is over').toBeNull();
  });

  test('a game is deleted with all that belongs to it, comes back as it was, and shows no dice', async () => {
    const { ann, own, others, game } = await table();
    value(await service.chat(own, 'hello'));
    await playOn(service, [own, others], { entries: 3 });
    const before = value(await service.look(own)).view;
    const [{ seed, house }] = await database.query<{ seed: string; house: string }>(
      'select seed, house from ironfield.games',
    );
    const seats = await database.query<{ secret_hash: string }>('select secret_hash from ironfield.seats');
    const shown = [
      await asked({ do: 'list', what: 'games', search: 'friday' }),
      await asked({ do: 'look', id: game }),
      await asked({ do: 'look', id: ann.identity.id }),
      await asked({ do: 'delete', id: game, why: 'a test' }),
      await asked({ do: 'list', what: 'removed' }),
    ];
    const text = JSON.stringify(shown);
    expect(text).toContain('hello');
    for (const hidden of [seed, house, ...seats.map((row) => row.secret_hash)])
      if (hidden) expect(text).not.toContain(hidden);
    // Those who had it open are told so; others do not learn that there was one.
    expect(codeOf(await service.look(own))).toMatch(/^unknown-(game|seat)$/);
    expect(await database.query('select game from ironfield.entries')).toEqual([]);
    await asked({ do: 'restore', id: game });
    expect(value(await service.look(own)).view).toEqual(before);
    expect(value(await service.chatHistory(own)).map((each) => each.text)).toEqual(['hello']);
    expect(value(await service.club.ownGames(ann.key)).games).toHaveLength(1);
    await playOn(service, [own, others], { entries: 5 });
    await expect(asked({ do: 'restore', id: game })).rejects.toThrow('no game');
  });

  test('a person is deleted and comes back, with name, words, devices and ratings', async () => {
    const { ann, own, others } = await table();
    value(await service.chat(own, 'hello'));
    const everything = async () =>
      JSON.stringify(
        await Promise.all(
          ['identities', 'identity_keys', 'identity_seats', 'seats', 'chat'].map((name) =>
            database.query(`select * from ironfield.${name} order by 1, 2, 3`),
          ),
        ),
      );
    const before = await everything();
    await asked({ do: 'delete', id: ann.identity.id, why: 'a test' });
    expect(codeOf(await service.club.identity(ann.key))).toBe('unknown-identity');
    expect(value(await service.look(others)).summary.seats.map(({ name }) => name)).toEqual([null, 'Ben']);
    expect(value(await service.chatHistory(others))).toEqual([]);
    await asked({ do: 'restore', id: ann.identity.id });
    expect(await everything()).toBe(before);
    expect(value(await service.club.identity(ann.key)).name).toBe('Ann');
  });

  test('nonsense changes nothing, and says why', async () => {
    for (const request of [
      null,
      {},
      { do: 'ban', id: 'A'.repeat(22), days: null },
      { do: 'look', id: "'; drop" },
    ])
      expect(await administer(database, request)).toMatchObject({ ok: false });
    expect(await administer(database, { do: 'delete', id: 'A'.repeat(22), why: 'x' })).toMatchObject({
      ok: false,
    });
  });
});
