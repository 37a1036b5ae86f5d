import { newSecret } from '@ironfield/client/new-secret.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Service } from '../../service.ts';
import type { Database } from '../../storage/database.ts';
import { STORAGES } from '../../storage/testing.ts';
import { codeOf, testService, until, value } from '../../testing/service-testing.ts';

const GAME = {
  game: 'demo',
  scenario: 'ravine',
  clock: { initial: 86_400, increment: 0, perMove: true as const },
};
const CUP = { title: 'Cup', kind: 'swiss' as const, rounds: 2, game: GAME, players: 8, days: 3 };
const DAY = 24 * 3600_000;

describe.each(STORAGES)('Tournaments in $name', ({ open }) => {
  let database: Database;
  let service: Service;
  let later = 0;

  beforeEach(async () => {
    database = await open();
    later = 0;
    service = await testService(database, {
      date: () => Date.now() + later,
      limits: { rounds: 50, rating: 50 },
    });
  });
  afterEach(() => service.close());

  const made = async (name: string) => value(await service.club.newIdentity({ name }));
  type Person = Awaited<ReturnType<typeof made>>;
  const cup = async (people: readonly Person[], request = CUP) => {
    const { id } = value(await service.tournaments.make(people[0]!.key, request));
    for (const { key } of people) value(await service.tournaments.enter(key, id, { entered: true }));
    return id;
  };
  const look = async (id: string) => value(await service.tournaments.look(id));
  const sit = async ({ key }: Person, id: string) => {
    const secret = newSecret();
    const { summary } = value(await service.tournaments.sit(key, id, { secret }));
    return { game: summary.id, secret };
  };
  const tables = async (id: string, round: number) =>
    (await look(id)).pairings.find((each) => each.round === round)?.tables ?? [];
  const ready = (id: string, round: number) =>
    until(async () => {
      const all = await tables(id, round);
      return all.length > 0 && all.every(({ game, how }) => game !== null || how !== null);
    }, `the games of round ${round}`);

  test('three people, two rounds: byes, verified results, a table, and an end', async () => {
    const people = [await made('Ann'), await made('Ben'), await made('Cid')];
    const id = await cup(people);
    const outsider = await made('Dan');
    expect(codeOf(await service.tournaments.start(people[1]!.key, id)), 'not the leader').toBe(
      'unknown-game',
    );
    value(await service.tournaments.start(people[0]!.key, id));
    expect(codeOf(await service.tournaments.enter(outsider.key, id, { entered: true })), 'too late').toBe(
      'full',
    );
    for (const round of [1, 2]) {
      await ready(id, round);
      const own = (await tables(id, round)).find(({ second }) => second !== null)!;
      const [first, second] = [own.first.id, own.second!.id].map(
        (each) => people.find(({ identity }) => identity.id === each)!,
      );
      expect(codeOf(await service.tournaments.sit(outsider.key, id, { secret: newSecret() }))).toBe(
        'not-asked',
      );
      await sit(first!, id);
      const loser = await sit(second!, id);
      // Nothing counts before it is over and its record verified.
      expect((await tables(id, round)).find(({ game }) => game === loser.game)!.score).toBeNull();
      value(await service.concede(loser, 'request-the-end'));
      await until(async () => (await tables(id, round)).every(({ score }) => score !== null), 'the results');
      expect((await tables(id, round)).map(({ how, score }) => [how, score])).toEqual([
        ['played', [1, 0]],
        ['bye', [1, 0]],
      ]);
    }
    await until(async () => (await look(id)).state === 'over', 'the end');
    const { pairings, standings } = await look(id);
    expect(pairings).toHaveLength(2);
    const byes = pairings.flatMap(({ tables: all }) => all.filter(({ second }) => second === null));
    expect(new Set(byes.map(({ first }) => first.id)).size, 'each one bye at most').toBe(2);
    expect(standings.reduce((sum, { points }) => sum + points, 0)).toBe(4);
    expect(await database.query('select id from ironfield.rated_games')).toHaveLength(2);
    expect(value(await service.tournaments.list()).tournaments).toMatchObject([
      { id, state: 'over', players: 3 },
    ]);
  });

  test('whoever does not sit down in time has lost, and the round goes on without them', async () => {
    const [ann, ben] = [await made('Ann'), await made('Ben')];
    const id = await cup([ann, ben], { ...CUP, kind: 'round-robin' as never });
    value(await service.tournaments.start(ann.key, id));
    await ready(id, 1);
    await sit(ann, id);
    later = 3 * DAY + 60_000;
    await until(async () => (await look(id)).state === 'over', 'the end');
    expect((await look(id)).standings).toMatchObject([
      { person: { name: 'Ann' }, points: 1, played: 0 },
      { person: { name: 'Ben' }, points: 0 },
    ]);
    expect((await tables(id, 1))[0]!.how).toBe('absent');
  });

  test('only a battle for two with a clock; only its leader calls it off, before it begins; three at a time', async () => {
    const [ann, ben] = [await made('Ann'), await made('Ben')];
    const make = (change: object) => service.tournaments.make(ann.key, { ...CUP, ...change });
    const { clock: _clock, ...timeless } = GAME;
    expect(codeOf(await make({ game: timeless }))).toBe('illegal');
    expect(codeOf(await make({ game: { ...GAME, scenario: 'nowhere' } }))).toBe('malformed');
    expect(codeOf(await make({ kind: 'round-robin', players: 17 }))).toBe('illegal');
    expect(codeOf(await make({ players: 1 }))).toBe('malformed');
    const ids = [];
    for (let each = 0; each < 3; each++) ids.push(value(await make({ players: 2 })).id);
    expect(codeOf(await make({}))).toBe('full');
    expect(codeOf(await service.tournaments.start(ann.key, ids[0]!)), 'nobody has entered').toBe('illegal');
    expect(codeOf(await service.tournaments.cancel(ben.key, ids[0]!))).toBe('unknown-game');
    value(await service.tournaments.cancel(ann.key, ids[0]!));
    expect(codeOf(await service.tournaments.look(ids[0]!))).toBe('unknown-game');
    for (const { key } of [ann, ben]) value(await service.tournaments.enter(key, ids[1]!, { entered: true }));
    const cid = await made('Cid');
    expect(codeOf(await service.tournaments.enter(cid.key, ids[1]!, { entered: true }))).toBe('full');
    value(await service.tournaments.enter(ben.key, ids[1]!, { entered: false }));
    expect(codeOf(await service.tournaments.enter(cid.key, ids[1]!, { entered: true }))).toBeNull();
  });
});
