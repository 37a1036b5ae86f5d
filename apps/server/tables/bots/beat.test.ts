import { expect, test } from 'vitest';
import { untilBeat } from './beat.ts';

test('Whatever takes less than a beat is told at the same moment', () => {
  for (const passed of [0, 1, 250, 499.5, 500]) expect(passed + untilBeat(passed, 500)).toBe(500);
});

test('What takes longer is told after twice as long, and again twice', () => {
  expect([501, 1000, 1001, 3999].map((passed) => passed + untilBeat(passed, 500))).toEqual([
    1000, 1000, 2000, 4000,
  ]);
});

test('Without a beat nobody waits', () => {
  expect(untilBeat(123, 0)).toBe(0);
});
