import { crowdedSetup } from '@ironfield/classic/testing/crowd.ts';
import { expect, test } from 'vitest';
import { STORAGES } from '../../storage/testing.ts';
import { createGame, recorder, testService, value } from '../../testing/service-testing.ts';

test('A bot that thinks long keeps nobody waiting at other tables', async () => {
  const service = await testService(await STORAGES[0].open());
  const other = await createGame(service);
  const setup = crowdedSetup(32, 16, 17);
  const bot = { kind: 'bot', strength: 'veteran' } as const;
  const { summary } = await createGame(service, {
    game: 'classic',
    scenario: undefined,
    setup,
    seats: [bot, bot],
  });
  const times: number[] = [];
  const listener = recorder();
  value(
    await service.attend({ game: summary.id }, null, {
      ...listener,
      news: () => void times.push(performance.now()),
    }),
  );
  let longestWait = 0;
  while (times.length < setup.units.length + 3) {
    // Also the time in which one cannot even ask.
    const start = performance.now();
    await new Promise((resolve) => setTimeout(resolve, 1));
    value(await service.look({ game: other.summary.id }));
    longestWait = Math.max(longestWait, performance.now() - start);
  }
  await service.close();
  const longestThought = Math.max(...times.slice(1).map((time, index) => time - times[index]));
  expect(longestWait).toBeLessThan(longestThought / 2);
});
