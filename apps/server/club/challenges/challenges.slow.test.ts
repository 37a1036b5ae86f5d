import { newSecret } from '@ironfield/client/new-secret.ts';
import { commitmentToShare } from '@ironfield/kernel/seed.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SERVICE_LIMITS } from '../../limits/service-limits.ts';
import type { Service } from '../../service.ts';
import type { Database } from '../../storage/database.ts';
import { STORAGES } from '../../storage/testing.ts';
import { attendees, codeOf, createGame, playOn, testService, value } from '../../testing/service-testing.ts';

const GAME = {
  game: 'demo',
  scenario: 'ravine',
  title: 'Friday',
  seats: [{ kind: 'own' as const, name: 'Ann' }, { kind: 'open' as const }],
};
const DAY = 24 * 3600_000;

describe.each(STORAGES)('Challenges in $name', ({ open }) => {
  let database: Database;
  let service: Service;
  let later = 0;

  beforeEach(async () => {
    database = await open();
    later = 0;
    service = await testService(database, {
      date: () => Date.now() + later,
      limits: { club: { ...SERVICE_LIMITS.club, challenges: 3, challengesToOne: 1 } },
    });
  });
  afterEach(() => service.close());

  const made = async (name: string) => value(await service.club.newIdentity({ name }));
  type Made = Awaited<ReturnType<typeof made>>;
  const meet = async (ann: Made, ben: Made) => {
    const [own, others] = attendees(await createGame(service));
    for (const [{ key }, { game, secret }] of [
      [ann, own!],
      [ben, others!],
    ] as const)
      value(await service.club.claimSeats(key, { seats: [{ game, secret: secret! }] }));
  };
  const rate = (person: Made, rating: number) =>
    database.query(`insert into ironfield.ratings values ('demo', $1, $2::float8, 50, 0.06, 9, 0)`, [
      person.identity.id,
      rating,
    ]);
  const accept = (person: Made, game: string, secret = newSecret()) =>
    service.challenges.accept(person.key, game, { seat: 1, secret });

  test('to anybody: seen by all, taken up once, with dice that both add to, and played on any device', async () => {
    const [ann, ben, cid] = [await made('Ann'), await made('Ben'), await made('Cid')];
    const share = 'a'.repeat(64);
    const { challenge, created } = value(await service.challenges.challenge(ann.key, { game: GAME }));
    expect(challenge).toMatchObject({ by: { name: 'Ann', rating: null }, wanted: null, person: null });
    expect(value(await service.challenges.challenges()).challenges).toMatchObject([{ id: challenge.id }]);
    expect(JSON.stringify(challenge)).not.toContain(attendees(created)[0]!.secret);
    expect(codeOf(await accept(ann, challenge.id)), 'one’s own').toBe('forbidden');
    const secret = newSecret();
    const request = { seat: 1, secret, commitment: commitmentToShare(1, share) };
    const joined = value(await service.challenges.accept(ben.key, challenge.id, request));
    expect(joined).toMatchObject({ seat: 1, secret, summary: { seats: [{ name: 'Ann' }, { name: 'Ben' }] } });
    // The answer may have been lost.
    expect(codeOf(await service.challenges.accept(ben.key, challenge.id, request))).toBeNull();
    expect(codeOf(await accept(cid, challenge.id))).toBe('unknown-game');
    expect(value(await service.challenges.challenges()).challenges).toEqual([]);
    value(await service.share({ game: challenge.id, secret }, share));
    for (const { key } of [ann, ben])
      expect(value(await service.club.ownGames(key)).games).toMatchObject([
        { summary: { id: challenge.id } },
      ]);
    const [own] = attendees(created);
    await playOn(service, [own!, { game: challenge.id, secret }], { entries: 3 });
    // Others may watch it who watch the people; it is nobody else's business.
    value(await service.people.watch(cid.key, { person: ben.identity.id, watched: true }));
    expect(value(await service.challenges.ownChallenges(cid.key)).watched).toMatchObject([
      { by: { name: 'Ben' }, summary: { id: challenge.id } },
    ]);
    expect(value(await service.challenges.ownChallenges(ben.key)).watched).toEqual([]);
  });

  test('of a strength: only whoever has the rating wanted takes it up', async () => {
    const [ann, ben, cid] = [await made('Ann'), await made('Ben'), await made('Cid')];
    await rate(ben, 1710);
    const wanted = { from: 1600, to: 1800 };
    const { challenge } = value(await service.challenges.challenge(ann.key, { game: GAME, wanted }));
    expect(await accept(cid, challenge.id)).toMatchObject({
      error: { code: 'forbidden', message: 'Wanted is a rating from 1600 to 1800, and yours is 1500' },
    });
    const seen = value(await service.challenges.ownChallenges(cid.key)).open;
    expect(seen).toMatchObject([{ refusal: expect.stringContaining('1500') }]);
    expect(value(await service.challenges.ownChallenges(ben.key)).open).toMatchObject([{ refusal: null }]);
    expect(codeOf(await accept(ben, challenge.id))).toBeNull();
    const upside = { game: GAME, wanted: { from: 2, to: 1 } };
    expect(codeOf(await service.challenges.challenge(ann.key, upside))).toBe('illegal');
  });

  test('to one person: only to people one has met, only they see it, and they may decline', async () => {
    const [ann, ben, cid] = [await made('Ann'), await made('Ben'), await made('Cid')];
    const toBen = { game: GAME, person: ben.identity.id };
    expect(codeOf(await service.challenges.challenge(ann.key, toBen))).toBe('unknown-person');
    await meet(ann, ben);
    const { challenge } = value(await service.challenges.challenge(ann.key, toBen));
    expect(value(await service.challenges.challenges()).challenges).toEqual([]);
    expect(value(await service.challenges.ownChallenges(ben.key)).toMe).toMatchObject([{ id: challenge.id }]);
    expect(value(await service.challenges.ownChallenges(cid.key)).toMe).toEqual([]);
    expect(codeOf(await accept(cid, challenge.id))).toBe('unknown-game');
    expect(codeOf(await service.challenges.challenge(ann.key, toBen)), 'a second one').toBe('full');
    expect(codeOf(await service.challenges.declineChallenge(cid.key, challenge.id))).toBe('unknown-game');
    value(await service.challenges.declineChallenge(ben.key, challenge.id));
    expect(codeOf(await accept(ben, challenge.id))).toBe('unknown-game');
    value(await service.people.block(ben.key, { person: ann.identity.id, blocked: true }));
    expect(codeOf(await service.challenges.challenge(ann.key, toBen))).toBe('unknown-person');
  });

  test('blocked people do not see each other’s, and nobody floods the list', async () => {
    const [ann, ben] = [await made('Ann'), await made('Ben')];
    const { challenge } = value(await service.challenges.challenge(ann.key, { game: GAME }));
    value(await service.people.block(ann.key, { person: ben.identity.id, blocked: true }));
    expect(value(await service.challenges.ownChallenges(ben.key)).open).toEqual([]);
    expect(codeOf(await accept(ben, challenge.id))).toBe('unknown-game');
    value(await service.challenges.challenge(ann.key, { game: GAME }));
    value(await service.challenges.challenge(ann.key, { game: GAME }));
    expect(codeOf(await service.challenges.challenge(ann.key, { game: GAME }))).toBe('full');
    later = 15 * DAY;
    expect(value(await service.challenges.challenges()).challenges, 'they stand for 14 days').toEqual([]);
    expect(codeOf(await service.challenges.challenge(ann.key, { game: GAME }))).toBeNull();
    const noSeat = { ...GAME, seats: [{ kind: 'own' as const }, { kind: 'own' as const }] };
    expect(codeOf(await service.challenges.challenge(ann.key, { game: noSeat }))).toBe('illegal');
    expect(codeOf(await service.challenges.challenge(ann.key, { game: { ...GAME, game: 'x' } }))).toBe(
      'malformed',
    );
  });
});
