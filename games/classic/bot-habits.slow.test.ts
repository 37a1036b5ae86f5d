import { expect, test } from 'vitest';
import { watch } from './testing/habits.ts';

// One game on each sheet; the figures in docs/classic.md come from more.

test('Veterans stay on the map, face the enemy and fight to the end', () => {
  const { leavers, placements, turnedAway, unfinished } = watch(7);
  expect(leavers).toBe(0);
  expect(turnedAway / placements).toBeLessThan(0.05);
  expect(unfinished).toEqual([]);
});
