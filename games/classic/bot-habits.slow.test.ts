import { expect, test } from 'vitest';
import { watch } from './testing-habits.ts';

test('Veterans stay on the map, face the enemy and fight to the end', () => {
  const { leavers, placements, turnedAway, unfinished } = watch(14);
  expect(leavers).toBe(0);
  expect(turnedAway / placements).toBeLessThan(0.05);
  expect(unfinished).toEqual([]);
});
