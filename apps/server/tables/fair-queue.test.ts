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

test('Who has had the least goes first, and places are taken from whoever has most', () => {
  const queue = new FairQueue<string>();
  for (const job of ['a1', 'a2', 'a3']) queue.add('ann', job);
  for (const job of ['b1', 'b2']) queue.add('ben', job);
  const had = { ann: 5, ben: 2 } as Record<string, number>;
  expect(queue.next(undefined, (owner) => had[owner]!)).toBe('b1');
  expect(queue.fullest).toBe('ann');
  expect(queue.dropLast('ann')).toBe('a3');
  expect(queue.remove((job) => job === 'a1')).toEqual(['a1']);
  expect([...queue.jobs()].sort()).toEqual(['a2', 'b2']);
  expect(queue.size).toBe(2);
});
