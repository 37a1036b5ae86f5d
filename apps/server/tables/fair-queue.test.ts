import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

test('Owners take turns, however much one of them wants', () => {
  const queue = new FairQueue<string>();
  for (const job of ['a1', 'a2', 'a3', 'a4']) queue.add('ann', job);
  queue.add('ben', 'b1');
  expect([queue.size, queue.of('ann'), queue.of('ben'), queue.of('cleo')]).toEqual([5, 4, 1, 0]);
  expect([queue.next(), queue.next(), queue.next()]).toEqual(['a1', 'b1', 'a2']);
  queue.add('cleo', 'c1');
  queue.add('ben', 'b2');
  expect([...queue.drain()]).toEqual(['a3', 'c1', 'b2', 'a4']);
  expect([queue.size, queue.next()]).toEqual([0, undefined]);
});

test('Whoever may not have a turn keeps their place', () => {
  const queue = new FairQueue<string>();
  queue.add('ann', 'a1');
  queue.add('ben', 'b1');
  expect(queue.next((owner) => owner !== 'ann')).toBe('b1');
  expect(queue.next((owner) => owner !== 'ann')).toBeUndefined();
  expect(queue.next()).toBe('a1');
});
