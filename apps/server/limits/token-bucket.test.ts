import { expect, test } from 'vitest';
import { TokenBucket } from './token-bucket.ts';

test('a burst goes through, then as much as flows in', () => {
  const bucket = new TokenBucket(10, 3, 0);
  expect([0, 0, 0, 0].map((now) => bucket.take(now))).toEqual([true, true, true, false]);
  expect([50, 100, 120, 200].map((now) => bucket.take(now))).toEqual([false, true, false, true]);
  expect([9000, 9000, 9000, 9000].map((now) => bucket.take(now))).toEqual([true, true, true, false]);
});

test('what was used already may leave something owed, which flows in again', () => {
  const bucket = new TokenBucket(250, 1000, 0);
  bucket.spend(1100, 0);
  expect([bucket.owedFor(0), bucket.owedFor(100), bucket.owedFor(400), bucket.take(400)]).toEqual([
    400,
    300,
    0,
    false,
  ]);
  expect([bucket.isFull(4399), bucket.isFull(4400)]).toEqual([false, true]);
});
