import { expect, test } from 'vitest';
import { nextToGive } from './giving.ts';
import type { Plan } from './plans.ts';

const stand = (unit: number) => [unit, { type: 'still', entry: { unit } }] as const;
const plans = new Map<number, Plan>([stand(1), stand(2), stand(3)]);
const anyone = { number: 8, isStopped: false, isPossible: () => true };

test('Nothing is given before somebody confirms, nor before the last order has arrived', () => {
  expect(nextToGive({ plans, sent: null }, anyone)).toBe('wait');
  expect(nextToGive({ plans, sent: 8 }, anyone)).toBe('wait');
});

test('The first that is still possible comes next; those before it wait for another chance', () => {
  const isPossible = (unit: number) => unit !== 1;
  expect(nextToGive({ plans, sent: 7 }, { ...anyone, isPossible })).toEqual({
    order: { type: 'still', unit: 2 },
    rest: new Map([stand(1), stand(3)]),
  });
});

test('A refusal or a takeback stops it at once, even before the log has grown', () => {
  expect(nextToGive({ plans, sent: 8 }, { ...anyone, isStopped: true })).toBe('stop');
});

test('Where none of them is possible any more, it stops', () => {
  expect(nextToGive({ plans, sent: 7 }, { ...anyone, isPossible: () => false })).toBe('stop');
});
