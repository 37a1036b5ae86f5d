import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { describeService } from '../testing/service-kept.fixture.ts';
import {
  attendees,
  codeOf,
  createGame,
  playOn,
  randomOrder,
  recorder,
  until,
  value,
} from '../testing/service-testing.ts';

describeService('Playing', (here) => {
  test('People play a game to its end; whoever follows hears every entry once and in order', async () => {
    const seats = attendees(await createGame(here.service));
    const listener = recorder();
    const { missed } = value(await here.service.attend(seats[1], null, listener));
    expect(missed.read()).toEqual([]);
    const { summary } = await playOn(here.service, seats);
    expect(summary.outcome).not.toBeNull();
    expect(listener.heard.map(({ number }) => number)).toEqual(
      Array.from({ length: summary.number }, (_, i) => i + 1),
    );
    expect(value(await here.service.history(seats[1], 0)).read()).toEqual(listener.heard);
    expect(listener.tables.at(-1)?.summary.seed).toBe(summary.seed);
  });

  test('A log that would take too many bytes takes no more orders; the game can be given up', async () => {
    const most = 700;
    await here.restart({ limits: { logBytes: most } });
    const seats = attendees(await createGame(here.service));
    const untilRefused = () => playOn(here.service, seats).catch(({ message }: Error) => message);
    const bytes = () =>
      here.database.query('select sum(octet_length(entry))::integer as bytes from ironfield.entries');
    expect(await untilRefused()).toMatch(/^too-large: The log of this game is full: .* more than 700 bytes/);
    expect(value(await here.service.look(seats[0])).summary).toMatchObject({ outcome: null });
    const [{ bytes: before }] = (await bytes()) as [{ bytes: number }];
    expect(before).toBeGreaterThan(most / 2);
    // The next owner counts the log as it is.
    await here.restart({ limits: { logBytes: most } });
    expect(await untilRefused()).toMatch(/^too-large/);
    const [{ bytes: after }] = (await bytes()) as [{ bytes: number }];
    expect(after).toBeLessThanOrEqual(most);
    value(await here.service.concede(seats[0], 'gives-up'));
    expect(value(await here.service.look(seats[0])).summary.outcome).not.toBeNull();
  });

  test('A person plays against a bot, which answers by itself', async () => {
    const game = await createGame(here.service, {
      seats: [{ kind: 'own' }, { kind: 'bot', strength: 'recruit' }],
    });
    const [seat] = attendees(game) as [ReturnType<typeof attendees>[0]];
    await until(async () => value(await here.service.look(seat)).summary.waiting.join() === '0', 'the bot');
    const { summary } = value(await here.service.look(seat));
    expect(summary.number).toBe(1);
  });

  test('A repeated request does nothing twice and answers with the number it had', async () => {
    const seats = attendees(await createGame(here.service));
    await playOn(here.service, seats, { entries: 3 });
    const again = { request: 'request-1', number: 1, order: { type: 'whatever' } };
    const look = value(await here.service.look(seats[0]));
    // Each seat has request ids of its own, so only the one who sent it gets the number.
    const answers = await Promise.all(seats.map((seat) => here.service.order(seat, again)));
    expect(answers.map((answer) => (answer.ok ? answer.value.number : answer.error.code)).sort()).toEqual([
      2,
      'stale',
    ]);
    expect(value(await here.service.look(seats[0])).summary.number).toBe(look.summary.number);
  });

  test('The same request at once, many times, is applied once', async () => {
    const seats = attendees(await createGame(here.service));
    const order = randomOrder(value(await here.service.look(seats[0])), randomFrom('at once'));
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        here.service.order(seats[0], { request: 'at-once-1', number: 0, order }),
      ),
    );
    expect(answers.map((answer) => answer.ok && answer.value.number)).toEqual([1, 1, 1, 1, 1]);
    expect(value(await here.service.look(seats[0])).summary.number).toBe(1);
  });

  test('Orders are refused that are malformed, forbidden, out of turn, for an older table or after the end', async () => {
    const seats = attendees(await createGame(here.service));
    const give = async (seat: number, number: number, order: { type: string }) =>
      codeOf(
        await here.service.order(seats[seat], {
          request: `refused-${Math.random().toString(36).slice(2)}`,
          number,
          order,
        }),
      );
    expect(await give(0, 0, { type: 'dance' })).toBe('malformed');
    expect(await give(0, 0, { type: 'bid', supply: 1 } as { type: string })).toBe('illegal');
    expect(await give(0, 7, { type: 'dance' })).toBe('stale');
    await playOn(here.service, seats, { entries: 1 });
    const { waiting } = value(await here.service.look(seats[0])).summary;
    expect(await give(0, 0, { type: 'dance' })).toBe('stale');
    expect(await give(1 - waiting[0], 1, { type: 'bid', supply: 0 } as { type: string })).toBe('not-asked');
    value(await here.service.concede(seats[0], 'concede-1'));
    expect(await give(1, 2, { type: 'bid', supply: 0 } as { type: string })).toBe('over');
  });

  test('Whoever gives up loses, once', async () => {
    const seats = attendees(await createGame(here.service));
    const first = value(await here.service.concede(seats[1], 'give-up-1'));
    expect(value(await here.service.concede(seats[1], 'give-up-1'))).toEqual(first);
    expect(codeOf(await here.service.concede(seats[0], 'give-up-2'))).toBe('over');
    expect(value(await here.service.look(seats[0])).summary.outcome?.winners).toEqual([0]);
  });

  test('After a restart all is as it was, and repeated requests are still known', async () => {
    const seats = attendees(await createGame(here.service));
    const before = await playOn(here.service, seats, { entries: 12 });
    await here.restart();
    const after = value(await here.service.look(seats[0]));
    expect({ ...after.summary, now: '' }).toEqual({ ...before.summary, now: '' });
    expect(after.view).toEqual(before.view);
    const answers = await Promise.all(
      seats.map((seat) =>
        here.service.order(seat, { request: 'request-5', number: 5, order: { type: 'x' } }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await playOn(here.service, seats)).summary.outcome).not.toBeNull();
  });
});
