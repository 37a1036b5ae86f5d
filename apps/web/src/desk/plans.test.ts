import { expect, test } from 'vitest';
import { lostPlanWords, NO_PLANS, plansLeft } from './plans.ts';

const stand = (unit: number) => [unit, { type: 'still', entry: { unit } }] as const;
const kept = new Map([stand(1), stand(2), stand(3)]);

test('A plan of whoever has acted meanwhile is not counted', () => {
  expect([...plansLeft(kept, new Set([1, 3]), null).keys()]).toEqual([1, 3]);
});

test('Nobody is counted twice who has been given a new plan', () => {
  expect([...plansLeft(kept, new Set([1, 2, 3]), 2).keys()]).toEqual([1, 3]);
  expect(plansLeft(new Map([stand(2)]), new Set([2]), 2).size).toBe(0);
});

test('Where nothing has changed, nothing is made anew', () => {
  expect(plansLeft(kept, new Set([1, 2, 3]), 0)).toBe(kept);
  expect(plansLeft(NO_PLANS, new Set(), 0)).toBe(NO_PLANS);
});

test('A plan that has come to nothing says why', () => {
  expect(lostPlanWords('Vindicator', 'Hex 0304 is occupied')).toBe(
    'Vindicator can no longer do what was planned: Hex 0304 is occupied. The rest is still planned.',
  );
  expect(lostPlanWords('Vindicator', undefined)).toBe(
    'Vindicator can no longer do what was planned. The rest is still planned.',
  );
});
