import { expect, test } from 'vitest';
import { TokenBucket } from './token-bucket.ts';

test('a burst goes through, then as much as flows in', () => {
  const bucket = new TokenBucket(10, 3, 0);
  expect([0, 0, 0, 0].map((now) => bucket.take(now))).toEqual([true, true, true, false]);
  expect([50, 100, 120, 200].map((now) => bucket.take(now))).toEqual([false, true, false, true]);
  expect([9000, 9000, 9000, 9000].map((now) => bucket.take(now))).toEqual([true, true, true, false]);
});
