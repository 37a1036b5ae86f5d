import { expect, test } from 'vitest';
import { NO_STEPS, stepsFor, stepsInstead, stepsSettled, stepsTo } from './plan-steps.ts';

const turn = { type: 'turn', by: 90 };
const walk = { type: 'walk', entry: { distance: 2 } };

test('What leads to an order is settled, and belongs to it', () => {
  expect(stepsTo([{ type: 'activate' }], { ...walk, lead: [turn] })).toEqual({
    settled: [{ type: 'activate' }, turn],
    lead: 1,
    draft: { ...walk, isMeant: true },
  });
});

test('Another course goes with what led to the one before', () => {
  const first = stepsTo([{ type: 'activate' }], { ...walk, lead: [turn] });
  const straight = { type: 'walk', entry: { distance: 3 } };
  expect(stepsInstead(first, straight)).toEqual({
    settled: [{ type: 'activate' }],
    lead: 0,
    draft: { ...straight, isMeant: true },
  });
});

test('Of several orders the last may still be changed', () => {
  const second = { type: 'walk', distance: 2 };
  expect(stepsFor([turn, second])).toEqual({
    settled: [turn],
    lead: 0,
    draft: { ...walk, isMeant: true },
  });
});

test('Settled orders leave nothing that is being made', () => {
  expect(stepsSettled([turn])).toEqual({ ...NO_STEPS, settled: [turn] });
});
