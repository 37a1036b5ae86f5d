import { expect, test } from 'vitest';
import { STOCK_MECHS } from '../mechs/mechs.ts';
import { mechFileSchema } from './unit-file.ts';

const hunchback = STOCK_MECHS['HBK-4G'];
const isRead = (change: object): boolean => mechFileSchema.safeParse({ ...hunchback, ...change }).success;
const isReadWith = (key: string) => (value: unknown) => isRead({ [key]: value });

test('A file has room for more than any design, up to a limit', () => {
  expect([0, 1, 200, 201].map(isReadWith('tons'))).toEqual([false, true, true, false]);
  expect([-1, 0, 40, 41, 1.5].map(isReadWith('walk'))).toEqual([false, true, true, false, false]);
  expect([-1, 0, 100, 101].map(isReadWith('heatSinks'))).toEqual([false, true, true, false]);
  expect([-1, 0, 100, 101].map(isReadWith('armorHalfTons'))).toEqual([false, true, true, false]);
  expect([0, 12, 13].map((count) => isRead({ houses: Array(count).fill('Marik') }))).toEqual([
    true,
    true,
    false,
  ]);
  const armored = (points: number) => isRead({ armor: { ...hunchback.armor, LA: points } });
  expect([-1, 0, 200, 201].map(armored)).toEqual([false, true, true, false]);
  const torso = (points: number) => isRead({ armor: { ...hunchback.armor, CT: [0, points] } });
  expect([-1, 0, 200, 201].map(torso)).toEqual([false, true, true, false]);
});

test('A name has 1 to 60 characters, a model none to 60', () => {
  const names = ['', 'x', 'x'.repeat(60), 'x'.repeat(61)];
  expect(names.map(isReadWith('name'))).toEqual([false, true, true, false]);
  expect(names.map(isReadWith('model'))).toEqual([true, true, true, false]);
});

test('Only version 1 is read, with as many slots as the locations have', () => {
  expect([0, 1, 2].map(isReadWith('version'))).toEqual([false, true, false]);
  const head = (count: number) => isRead({ slots: { ...hunchback.slots, HD: Array(count).fill(null) } });
  expect([5, 6, 7].map(head)).toEqual([false, true, false]);
});
