import type { CreateRequest } from '@ironfield/client/api.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { History } from '@ironfield/kernel/record/history.ts';
import { parseRecord, recordOf, verifyRecord } from '@ironfield/kernel/record/record.ts';
import { commitmentTo, commitmentToShare, newSeed, sharedSeed } from '@ironfield/kernel/seed.ts';
import { expect, test } from 'vitest';
import { games } from '../games.ts';
import type { Attendee } from '../service.ts';
import { type Database, DatabaseError } from '../storage/database.ts';
import { newSecret } from '../tables/secrets.ts';
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
const ORDER = { type: 'muster', decoy: 0, leave: 'smoke' };
const BOT = { kind: 'bot', strength: 'recruit' } as const;

/** A setup and a seed of one's choice, as a file of a game in which nothing has happened. */
function chosen(seed: string) {
  const setup = scenarioSetup(demo, 'ravine');
  if (!setup.ok) throw new Error('There is no such scenario');
  return new History(demo, setup.value, seed);
}

const DAY = 24 * 3600 * 1000;

const asFile = <T>(record: T): T => JSON.parse(JSON.stringify(record)) as T;

describeService('Dice that nobody chooses', (here) => {
  const [ours, theirs] = [newSeed(), newSeed()];

  /** Host and guest have both promised a secret, and told none. */
  async function promised(request: Partial<CreateRequest> = {}) {
    const own = { kind: 'own', name: 'Ada', commitment: commitmentToShare(0, ours) } as const;
    const created = await createGame(here.service, { seats: [own, { kind: 'open' }], ...request });
    const [host, invited] = attendees(created) as [Attendee, Attendee];
    const invitation = invited.secret!;
    const { seat } = value(await here.service.invited(host.game, invitation));
    const join = async (): Promise<Attendee> => {
      const commitment = commitmentToShare(seat, theirs);
      const { secret } = value(await here.service.join(host.game, { invitation, name: 'Grace', commitment }));
      return { game: host.game, secret };
    };
    return { created, host, invitation, join };
  }

  const begin = async ({ host, join }: Pick<Awaited<ReturnType<typeof promised>>, 'host' | 'join'>) => {
    const guest = await join();
    value(await here.service.share(host, ours));
    value(await here.service.share(guest, theirs));
    return [host, guest] as const;
  };

  test('A game begins when every seat is taken and every secret that was promised is told', async () => {
    const { created, host, join } = await promised();
    const listener = recorder();
    value(await here.service.attend(host, null, listener));
    const look = async () => value(await here.service.look(host));
    expect(await look()).toMatchObject({
      view: null,

      prelude: { viewer: 0, setup: { scenario: 'ravine' } },
      summary: {
        begun: false,
        waiting: [],
        number: 0,
        dice: { kind: 'shared', seats: [{ told: false }, null] },
      },
    });
    const guest = await join();
    expect((await look()).summary).toMatchObject({
      begun: false,
      commitment: created.summary.commitment,
      dice: {
        seats: [
          { commitment: commitmentToShare(0, ours), told: false },
          { commitment: commitmentToShare(1, theirs), told: false },
        ],
      },
    });
    expect(value(await here.service.share(guest, theirs))).toMatchObject({
      begun: false,
      dice: { seats: [{ told: false }, { told: true }] },
    });
    expect((await look()).view).toBeNull();
    expect(value(await here.service.share(host, ours))).toMatchObject({ begun: true, waiting: [0, 1] });
    expect((await look()).view).not.toBeNull();
    expect(await look()).not.toHaveProperty('prelude');
    await until(() => listener.tables.at(-1)?.view !== null, 'the table');
    const end = await playOn(here.service, [host, guest]);
    const file = asFile(value(await here.service.exportGame(guest)).read());
    expect(file.dice?.shares.map((share) => share?.secret)).toEqual([ours, theirs]);
    expect(sharedSeed(file.dice!)).toBe(end.summary.seed);
    expect(commitmentTo(file.dice!.house)).toBe(created.summary.commitment);
    const record = parseRecord(file);
    expect(record.ok && verifyRecord(demo, record.value).ok).toBe(true);
  });

  /** A here.service whose time is moved by hand. */
  async function withTime() {
    const time = { now: 1_700_000_000_000 };
    await here.restart({ steady: () => time.now, limits: { patience: 30 * DAY } });
    return time;
  }

  test.each([
    ['listed', 10 * 60_000],
    ['invited', 3 * DAY],
  ])('A guest of a game that is %s loses the seat when the dice wait too long', async (how, patience) => {
    const time = await withTime();
    const { host, join } = await promised({ listed: how === 'listed' });
    const guest = await join();
    const [own, theirs] = [recorder(), recorder()];
    value(await here.service.attend(host, null, own));
    value(await here.service.attend(guest, null, theirs));
    const kindOf = async () => value(await here.service.look(host)).summary.seats[1]!.kind;
    time.now += patience - 1000;
    expect(await kindOf()).toBe('human');
    time.now += 2000;
    await until(async () => (await kindOf()) === 'open', 'the seat');
    await until(() => own.tables.at(-1)?.summary.seats[1]?.kind === 'open', 'the host to be told');
    await until(() => theirs.losses.length > 0, 'the guest to be told');
    expect(theirs.losses).toMatchObject([{ code: 'unknown-seat' }]);
    expect(codeOf(await here.service.look(guest))).toBe('unknown-seat');
    expect(codeOf(await here.service.attend(guest, null, recorder()))).toBe('unknown-seat');
    expect(own.losses).toEqual([]);
    // The invitation is valid again, and the former guest has no part in anything.
    const [, second] = await begin({ host, join });
    expect(value(await here.service.look(second)).view).not.toBeNull();
  });

  test('Dice wait for a host as long as it takes, and for nobody once they are told', async () => {
    const time = await withTime();
    const waiting = await promised({ listed: true });
    const guest = await waiting.join();
    value(await here.service.share(guest, theirs));
    const late = await promised({ listed: true });
    await late.join();
    time.now += DAY;
    await until(async () => value(await here.service.look(late.host)).summary.seats[1]!.kind === 'open');
    expect(value(await here.service.look(waiting.host)).summary.seats[1]!.kind).toBe('human');
    value(await here.service.share(waiting.host, ours));
    expect(value(await here.service.look(guest)).summary.begun).toBe(true);
  });

  test('Whoever sits down after a secret was told adds nothing that could be made to suit it', async () => {
    const { host, join } = await promised();
    await join();
    value(await here.service.share(host, ours));
    const { invitation } = value(await here.service.reopen(host, 1));
    const commitment = commitmentToShare(1, newSeed());
    const { summary } = value(await here.service.join(host.game, { invitation, commitment }));
    expect(summary).toMatchObject({ begun: true, dice: { kind: 'shared', seats: [{ told: true }, null] } });
  });

  test('Before it begins nobody may do anything, no clock runs, no bot thinks', async () => {
    let time = 1_700_000_000_000;
    await here.restart({ steady: () => time, limits: { patience: 3_600_000 } });
    const { host, join } = await promised({ clock: { initial: 60, increment: 5 } });
    const order = { request: 'request-1', number: 0, order: ORDER };
    const first = await here.service.order(host, order);
    expect(first.ok || first.error).toEqual({
      code: 'not-asked',
      message: 'The game has not begun: nobody plays Wardens yet',
    });
    const guest = await join();
    time += 30_000;
    value(await here.service.share(host, ours));
    const second = await here.service.order(host, order);
    expect(second.ok || second.error.message).toBe(
      'The game has not begun: Grace must still tell what they add to the dice',
    );
    expect(codeOf(await here.service.concede(host, 'request-1'))).toBe('not-asked');
    expect(codeOf(await here.service.proposeTakeback(host, 0))).toBe('illegal');
    time += 30_000;
    const { seats } = value(await here.service.share(guest, theirs));
    expect(seats.map(({ timeLeft }) => timeLeft)).toEqual([60_000, 60_000]);
    time += 1000;
    expect(value(await here.service.look(host)).summary.seats[0].timeLeft).toBe(59_000);
    value(await here.service.order(host, order));

    const own = { kind: 'own', commitment: commitmentToShare(0, ours) } as const;
    const [seat] = attendees(await createGame(here.service, { seats: [own, BOT] })) as [Attendee];
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(value(await here.service.look(seat)).summary).toMatchObject({ begun: false, number: 0 });
    value(await here.service.share(seat, ours));
    await until(async () => value(await here.service.look(seat)).summary.number > 0, 'the bot');
  });

  test('A secret is told neither too early nor by others, fits its commitment, and counts once', async () => {
    const { host, join } = await promised();
    expect(codeOf(await here.service.share(host, ours)), 'a seat is open').toBe('not-asked');
    const guest = await join();
    expect(codeOf(await here.service.share(host, theirs))).toBe('illegal');
    expect(codeOf(await here.service.share(host, 'nonsense'))).toBe('malformed');
    expect(codeOf(await here.service.share({ game: host.game }, ours))).toBe('forbidden');
    expect(codeOf(await here.service.share({ game: host.game, secret: newSecret() }, ours))).toBe(
      'unknown-seat',
    );
    const before = value(await here.service.share(host, ours));
    expect(value(await here.service.share(host, ours)).dice).toEqual(before.dice);
    expect(codeOf(await here.service.share(host, newSeed()))).toBe('illegal');
    const both = await Promise.all([here.service.share(guest, theirs), here.service.share(guest, theirs)]);
    expect(both.map((answer) => value(answer).begun)).toEqual([true, true]);
    value(await here.service.order(host, { request: 'request-1', number: 0, order: ORDER }));
    expect(value(await here.service.share(guest, theirs)).number).toBe(1);
    const plain = attendees(await createGame(here.service)) as [Attendee, Attendee];
    expect(codeOf(await here.service.share(plain[0], ours)), 'it has promised nothing').toBe('not-asked');
  });

  test('Whoever promises nothing adds nothing; where nobody does, the server alone throws the dice', async () => {
    const { created, host, invitation } = await promised();
    const { secret } = value(await here.service.join(host.game, { invitation }));
    value(await here.service.share(host, ours));
    const seats = [host, { game: host.game, secret }];
    await playOn(here.service, seats);
    expect(value(await here.service.exportGame(host)).read().dice?.shares).toMatchObject([
      { secret: ours },
      null,
    ]);
    const two = await createGame(here.service);
    expect(two.summary).toMatchObject({ begun: true, dice: { kind: 'house' } });
    expect(two.summary.commitment).not.toBe(created.summary.commitment);
    await playOn(here.service, attendees(two));
    const { dice, commitment, seed } = value(await here.service.exportGame({ game: two.summary.id })).read();
    expect({ commitment, seed }).toEqual({
      commitment: two.summary.commitment,
      seed: sharedSeed({ house: dice!.house, shares: [null, null] }),
    });
    expect((await createGame(here.service, { seats: [BOT, BOT] })).summary).toMatchObject({
      begun: true,
      dice: { kind: 'house' },
    });
  });

  test('A process that dies over the last secret leaves a game that begins once, with the same dice', async () => {
    for (const when of ['before', 'after'] as const) {
      const { host, join } = await promised();
      const guest = await join();
      value(await here.service.share(host, ours));
      const dying = await testService(dyingOver(here.database, when));
      expect(codeOf(await dying.share(guest, theirs))).toBe('unavailable');
      await dying.close();
      expect(value(await here.service.look(guest)).summary.begun).toBe(when === 'after');
      expect(value(await here.service.share(guest, theirs)), 'told again').toMatchObject({ begun: true });
      const [other, early] = [await testService(here.database), recorder()];
      const { table } = value(await other.attend(guest, null, early));
      expect(table.view).toEqual(value(await here.service.look(guest)).view);
      await playOn(other, [host, guest]);
      const record = parseRecord(asFile(value(await other.exportGame(host)).read()));
      expect(record.ok && verifyRecord(demo, record.value).ok).toBe(true);
      await other.close();
    }
  });

  /** The database of a process that loses it when a seat changes: without or with an effect. */
  function dyingOver(whole: Database, when: 'before' | 'after'): Database {
    return {
      ...whole,
      kind: whole.kind,
      failure: whole.failure,
      query: async (sql, values) => {
        const isLast = sql.includes('update ironfield.seats');
        const rows = isLast && when === 'before' ? [] : await whole.query<never>(sql, values);
        if (isLast) throw new DatabaseError('gone');
        return rows;
      },
      transaction: (body) => whole.transaction(body),
      listen: (listener) => whole.listen(listener),
      close: async () => {},
    };
  }

  test('Two who tell their secrets to two processes at once begin one game', async () => {
    const other = await testService(here.database);
    for (let round = 0; round < 5; round++) {
      const { host, join } = await promised();
      const guest = await join();
      const listeners = [recorder(), recorder()];
      value(await here.service.attend(host, null, listeners[0]));
      value(await other.attend(guest, null, listeners[1]));
      const told = await Promise.all([here.service.share(host, ours), other.share(guest, theirs)]);
      expect(told.map((answer) => value(answer).begun)).toContain(true);
      for (const { tables } of listeners)
        await until(() => tables.at(-1)?.summary.begun === true, 'the game');
      const seen = listeners.map(({ tables }) => tables.at(-1)!.view as { table: object });
      expect(seen[0].table).toMatchObject({ turn: (seen[1].table as { turn: number }).turn });
      value(await other.order(host, { request: 'request-1', number: 0, order: ORDER }));
    }
    await other.close();
  });

  test('What was told stays hidden until the end, also from whoever told it', async () => {
    const game = await promised();
    const listeners = [recorder(), recorder(), recorder()];
    value(await here.service.attend(game.host, null, listeners[0]));
    value(await here.service.attend({ game: game.host.game }, null, listeners[1]));
    const seats = await begin(game);
    value(await here.service.attend(seats[1], null, listeners[2]));
    await playOn(here.service, seats, { entries: 5 });
    const seen: unknown[] = listeners.map(({ tables, heard }) => [tables, heard]);
    for (const seat of seats) {
      seen.push(
        await here.service.look(seat),
        await here.service.mine([seat]),
        await here.service.exportGame(seat),
      );
      seen.push(await here.service.share(seat, newSeed()), await here.service.history(seat, 0));
    }
    const [row] = await here.database.query<{ house: string }>('select house from ironfield.games');
    const seed = sharedSeed({
      house: row!.house,
      shares: [ours, theirs].map((secret) => ({ commitment: '', secret })),
    });
    for (const secret of [ours, theirs, row!.house, seed]) expect(JSON.stringify(seen)).not.toContain(secret);
    value(await here.service.concede(seats[0], 'request-x'));
    expect(value(await here.service.look(seats[1])).summary.seed).toBe(seed);
  });

  test('Whoever brings a file could know its dice, and everybody is told, also when it is over', async () => {
    // Two seats of one's own, dice that were searched for, and one seat given away.
    const record = asFile(recordOf(chosen('a seed with a good beginning'), 'test'));
    const [own, away] = attendees(
      value(await importGame(here.service, record, [{ kind: 'own' }, { kind: 'own' }])),
    ) as [Attendee, Attendee];
    const friend = value(await here.service.look(away));
    expect(friend).toMatchObject({ summary: { begun: true, number: 0, dice: { kind: 'file' } } });
    const end = await playOn(here.service, [own, away]);
    expect(end.summary.dice).toEqual({ kind: 'file' });
    expect(value(await here.service.exportGame(away)).read()).not.toHaveProperty('dice');

    // Secrets made up by the same hand prove nothing for a game that goes on.
    const dice = {
      house: newSeed(),
      shares: [ours, theirs].map((secret, seat) => ({
        secret,
        commitment: commitmentToShare(seat, secret),
      })),
    };
    const forged = asFile(recordOf(chosen(sharedSeed(dice)), 'test', dice));
    const seats = attendees(
      value(await importGame(here.service, forged, [{ kind: 'own' }, { kind: 'own' }])),
    );
    expect((await playOn(here.service, seats)).summary.dice).toEqual({ kind: 'file' });
    const file = value(await here.service.exportGame(seats[1])).read();
    expect(file).not.toHaveProperty('dice');
    const parsed = parseRecord(asFile(file));
    expect(parsed.ok && verifyRecord(demo, parsed.value).ok).toBe(true);
  });

  test('A finished game from a file keeps what the file proves', async () => {
    const seats = await begin(await promised());
    await playOn(here.service, seats);
    const file = asFile(value(await here.service.exportGame(seats[0])).read());
    const copy = value(await importGame(here.service, file, [{ kind: 'own' }, { kind: 'own' }]));
    expect(copy.summary).toMatchObject({ dice: { kind: 'file' }, commitment: file.commitment });
    expect(value(await here.service.exportGame({ game: copy.summary.id })).read()).toEqual(file);
  });

  test('Games of before keep their seed, say so, and are played on', async () => {
    const created = await createGame(here.service);
    const [first, second] = attendees(created) as [Attendee, Attendee];
    await here.service.close();
    await here.database.query(
      `update ironfield.games set dice = 'earlier', seed = 'as it was', house = null`,
    );
    await here.restart();
    expect(value(await here.service.look(first)).summary).toMatchObject({
      begun: true,
      dice: { kind: 'earlier' },
      commitment: commitmentTo('as it was'),
    });
    const end = await playOn(here.service, [first, second]);
    expect(end.summary.seed).toBe('as it was');
  });
});
