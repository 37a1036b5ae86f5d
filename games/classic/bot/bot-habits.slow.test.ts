import { expect, test } from 'vitest';
import { watch } from '../testing/habits.ts';

// A game on each of four sheets; the figures in docs/classic.md come from more, on all of them.

test('Veterans stay on the map, face the enemy and fight to the end', () => {
  const { leavers, placements, turnedAway, unfinished } = watch(4);
  expect(leavers).toBe(0);
  expect(turnedAway / placements).toBeLessThan(0.05);
  expect(unfinished).toEqual([]);
});
