import { demo } from '@ironfield/demo/game.ts';
import { History } from '@ironfield/kernel/history.ts';
import { scenarioSetup } from '@ironfield/kernel/setup.ts';
import { expect, test } from 'vitest';
import { BusyError, Records } from './records.ts';

test('files wait for each other, but not without end', async () => {
  const records = new Records(20_000);
  const setup = scenarioSetup(demo, 'ravine');
  if (!setup.ok) throw new Error('There is no such scenario');
  const { seed, entries } = new History(demo, setup.value, 'seed');
  const task = { version: 'test', game: 'demo', setup: setup.value, seed, dice: null, entries };
  const write = () => records.write(task);
  const crowd = await Promise.allSettled(Array.from({ length: 50 }, write));
  const refused = crowd.filter((one) => one.status === 'rejected');
  expect(refused.every(({ reason }) => reason instanceof BusyError)).toBe(true);
  expect(refused).toHaveLength(50 - 2 - 20);
  expect(await write()).toMatchObject({ game: 'demo', seed });
});
