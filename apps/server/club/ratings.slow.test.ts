import type { CreateRequest } from '@ironfield/client/api.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { games } from '../games.ts';
import type { Service } from '../service.ts';
import type { Database } from '../storage/database.ts';
import { STORAGES } from '../storage/testing.ts';
import {
  attendees,
  codeOf,
  createGame,
  playOn,
  testService,
  until,
  value,
} from '../testing/service-testing.ts';
import { rated, UNRATED } from './glicko2.ts';

type Own = Awaited<ReturnType<typeof member>>;
const member = async (service: Service, name: string) => value(await service.club.newIdentity({ name }));
const TWO: CreateRequest['seats'] = [{ kind: 'own' }, { kind: 'own' }];

describe.each(STORAGES)('Ratings in $name', ({ open }) => {
  let database: Database;
  let service: Service;
  let ann: Own;
  let ben: Own;

  beforeEach(async () => {
    database = await open();
    service = await testService(database, { limits: { rating: 50 } });
    [ann, ben] = [await member(service, 'Ann'), await member(service, 'Ben')];
  });
  afterEach(() => service.close());

  const verdicts = () =>
    database.query<{ id: string; verdict: string }>('select id, verdict from ironfield.rated_games');
  const verdictOn = async (id: string): Promise<string> => {
    await until(async () => (await verdicts()).some((each) => each.id === id), 'a verdict');
    return (await verdicts()).find((each) => each.id === id)!.verdict;
  };
  const ratingOf = async ({ identity }: Own) => {
    const { ratings } = value(await service.ratings.ratings(identity.id));
    return ratings.find(({ game }) => game === 'demo') ?? null;
  };
  /** Sets up a game with these people on its seats. */
  const seated = async (people: readonly (Own | null)[], request: Partial<CreateRequest> = {}) => {
    const created = await createGame(service, { seats: TWO, ...request });
    const seats = attendees(created);
    for (const [seat, person] of people.entries()) {
      const { game, secret } = seats[seat] ?? {};
      if (!person || game === undefined || secret === undefined) continue;
      value(await service.club.claimSeats(person.key, { seats: [{ game, secret }] }));
    }
    return { id: created.summary.id, seats };
  };

  test('a game of two people moves both, once, and the ladder shows it', async () => {
    const { id, seats } = await seated([ann, ben]);
    await playOn(service, seats, { entries: 5 });
    value(await service.concede(seats[1]!, 'request-the-end'));
    expect(await verdictOn(id)).toBe('rated');
    const won = rated(UNRATED, [{ opponent: UNRATED, score: 1 }]);
    const lost = rated(UNRATED, [{ opponent: UNRATED, score: 0 }]);
    expect(await ratingOf(ann)).toMatchObject({ games: 1, provisional: true });
    expect((await ratingOf(ann))!.rating).toBeCloseTo(won.rating, 6);
    expect((await ratingOf(ben))!.rating).toBeCloseTo(lost.rating, 6);
    expect((await ratingOf(ben))!.steps).toMatchObject([
      { id, score: 0, opponents: [{ id: ann.identity.id, name: 'Ann' }] },
    ]);
    const { raters } = value(await service.ratings.ladder('demo'));
    expect(raters.map(({ rater }) => rater.name)).toEqual(['Ann', 'Ben']);
    expect(value(await service.ratings.ladder('classic')).raters).toEqual([]);

    // Another process that looks at the same game changes nothing, and nor does claiming the seats again.
    const { game, secret } = seats[0]!;
    value(await service.club.claimSeats(ann.key, { seats: [{ game, secret: secret! }] }));
    const other = await testService(database, { limits: { rating: 50 } });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await other.close();
    expect((await ratingOf(ann))!.games).toBe(1);
  });

  test('a bot of a ready-made battle is rated, too; a battle of one’s own against it does not count', async () => {
    const seats: CreateRequest['seats'] = [{ kind: 'own' }, { kind: 'bot', strength: 'recruit' }];
    const ready = await seated([ann], { seats });
    value(await service.concede(ready.seats[0]!, 'request-the-end'));
    expect(await verdictOn(ready.id)).toBe('rated');
    const bots = value(await service.ratings.ratings('recruit'));
    expect(bots.rater).toEqual({ id: 'recruit', name: null });
    expect(bots.ratings[0]!.rating).toBeGreaterThan(1500);
    expect((await ratingOf(ann))!.rating).toBeLessThan(1500);

    const made = scenarioSetup(games.find(({ id }) => id === 'demo')!, 'ravine');
    if (!made.ok) throw new Error('no scenario');
    const setup = { ...made.value, turns: 7 };
    const own = { value: value(await service.create({ game: 'demo', setup, seats })) };
    const [seat] = attendees(own.value);
    value(await service.club.claimSeats(ann.key, { seats: [{ game: seat!.game, secret: seat!.secret! }] }));
    value(await service.concede(seat!, 'request-the-end'));
    expect(await verdictOn(seat!.game)).toContain('of one’s own');
    expect((await ratingOf(ann))!.games).toBe(1);
  });

  test('whoever names themselves only after their first order, or plays both sides, is not rated', async () => {
    const late = await seated([ann, null]);
    await playOn(service, late.seats, { entries: 8 });
    const { game, secret } = late.seats[1]!;
    value(await service.club.claimSeats(ben.key, { seats: [{ game, secret: secret! }] }));
    value(await service.concede(late.seats[1]!, 'request-the-end'));
    expect(await verdictOn(late.id)).toContain('not everybody');
    const both = await seated([ann, ann]);
    value(await service.concede(both.seats[1]!, 'request-the-end'));
    expect(await verdictOn(both.id)).toContain('not everybody');
    expect(await ratingOf(ann)).toBeNull();
  });

  test('a result that the log does not lead to is not believed', async () => {
    const { id, seats } = await seated([ann, ben]);
    await database.query(`update ironfield.games set to_rate = false where id = $1`, [id]);
    value(await service.concede(seats[1]!, 'request-the-end'));
    await database.query(
      `update ironfield.games set to_rate = true, outcome = replace(outcome, '"winners":[0]', '"winners":[1]')
       where id = $1`,
      [id],
    );
    expect(await verdictOn(id)).toBe('its record does not verify');
    expect(await ratingOf(ann)).toBeNull();
  });

  test('ratings go with their owner, and nobody else loses theirs', async () => {
    const { id, seats } = await seated([ann, ben]);
    value(await service.concede(seats[1]!, 'request-the-end'));
    expect(await verdictOn(id)).toBe('rated');
    const file = JSON.parse(value(await service.club.identityFile(ben.key)).text);
    expect(file.ratings).toMatchObject([{ game: id, rules: 'demo', score: 0 }]);
    value(await service.club.deleteIdentity(ben.key, { name: 'Ben' }));
    expect(codeOf(await service.ratings.ratings(ben.identity.id))).toBe('unknown-person');
    expect((await ratingOf(ann))!.steps[0]!.opponents).toEqual([{ id: ben.identity.id, name: null }]);
    const { raters } = value(await service.ratings.ladder('demo'));
    expect(raters.map(({ rater }) => rater.name)).toEqual(['Ann']);
    expect(codeOf(await service.ratings.ratings('nobody'))).toBe('unknown-person');
    expect(codeOf(await service.ratings.ladder('nothing'))).toBe('unknown-game');
  });
});
