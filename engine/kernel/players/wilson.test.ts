import { expect, test } from 'vitest';
import { wilson } from './wilson.ts';

test.each([
  [50, 100, 0.4038, 0.5962],
  [8, 10, 0.4902, 0.9433],
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [0, 0, 0, 1],
])('%i of %i lies between %f and %f', (successes, trials, low, high) => {
  const interval = wilson(successes, trials);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
  expect(interval.rate).toBe(trials === 0 ? 0 : successes / trials);
});
