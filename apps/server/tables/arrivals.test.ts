import { expect, test } from 'vitest';
import { Arrivals } from './arrivals.ts';

test('As long as an order waits, it is no later for its game than when it came', async () => {
  const arrivals = new Arrivals();
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  const both = [
    arrivals.during('game', 70, () => second.promise),
    arrivals.during('game', 50, () => first.promise),
  ];
  expect([arrivals.timeAt('game', 100), arrivals.timeAt('other', 100)]).toEqual([50, 100]);
  first.resolve();
  await both[1];
  expect([arrivals.timeAt('game', 100), arrivals.timeAt('game', 60)]).toEqual([70, 60]);
  second.reject(new Error('refused'));
  await expect(both[0]).rejects.toThrow('refused');
  expect(arrivals.timeAt('game', 100)).toBe(100);
});
