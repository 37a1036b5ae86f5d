import { parseRecord, verifyRecord } from '@ironfield/kernel/record/record.ts';
import { expect, test } from 'vitest';
import { games } from '../games.ts';
import { describeServiceAlone } from '../testing/service-kept.fixture.ts';
import { createGame, until, value } from '../testing/service-testing.ts';

describeServiceAlone('Bots alone', (here) => {
  test.each(games.map(({ id, scenarios }) => [id, scenarios[0].id]))(
    'play %s to its end, and the file of the game is true',
    async (game, scenario) => {
      const bots = [
        { kind: 'bot', strength: 'regular' },
        { kind: 'bot', strength: 'recruit' },
      ] as const;
      const { summary } = await createGame(here.service, { game, scenario, seats: [...bots] });
      expect(summary.seed).toBeNull();
      const spectator = { game: summary.id };
      await until(async () => value(await here.service.look(spectator)).summary.outcome !== null, 'the end');
      const end = value(await here.service.look(spectator)).summary;
      expect(end.commitment).toBe(summary.commitment);
      const file = parseRecord(
        JSON.parse(JSON.stringify(value(await here.service.exportGame(spectator)).read())),
      );
      const verified = file.ok && verifyRecord(games.find(({ id }) => id === game)!, file.value);
      expect(verified).toMatchObject({ ok: true });
      expect(file.ok && file.value.seed).toBe(end.seed);
      expect(file.ok && file.value.log).toHaveLength(end.number);
    },
  );

  test('give up where the log has no room for their orders', async () => {
    await here.restart({ limits: { entries: 4 } });
    const { summary } = await createGame(here.service, {
      seats: [
        { kind: 'bot', strength: 'recruit' },
        { kind: 'bot', strength: 'recruit' },
      ],
    });
    const ended = async () => value(await here.service.look({ game: summary.id })).summary;
    await until(async () => (await ended()).outcome !== null, 'the end');
    const { number, outcome } = await ended();
    expect([number, outcome?.winners.length]).toEqual([5, 1]);
  });
});
