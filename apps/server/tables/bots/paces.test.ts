import { expect, test } from 'vitest';
import { Paces } from './paces.ts';

test('Only what has been quick is expected to be quick', () => {
  const paces = new Paces();
  expect(paces.isQuick('move')).toBe(false);
  paces.note('move', 1);
  expect(paces.isQuick('move')).toBe(true);
  expect(paces.isQuick('fire')).toBe(false);
  paces.note('move', 25);
  expect(paces.isQuick('move')).toBe(false);
});

test('Whoever was slow is trusted again after a while, which is the longer the slower it was', () => {
  const quickOnesAfter = (milliseconds: number) => {
    const paces = new Paces();
    paces.note('move', milliseconds);
    let quick = 0;
    for (; !paces.isQuick('move'); quick++) paces.note('move', 1);
    return quick;
  };
  expect(quickOnesAfter(6)).toBe(1);
  expect(quickOnesAfter(3000)).toBeGreaterThan(20);
});

test('It remembers many kinds, but not without end, and forgets those first that were not used', () => {
  const paces = new Paces();
  for (let i = 0; i < 6000; i++) {
    paces.note(`move ${i}`, 1);
    paces.note('fire', 1);
  }
  expect(paces.isQuick('move 0')).toBe(false);
  expect(paces.isQuick('move 5999')).toBe(true);
  expect(paces.isQuick('fire')).toBe(true);
});
