import { expect, test } from 'vitest';
import { effortIn, effortOf, moreTime, patienceFor, patienceToLoad, workOf } from './patience.ts';

const stat = (state: string, user: number, system: number) =>
  `12 (a (very) odd name) ${state} 1 12 12 0 -1 4194304 100 0 0 0 ${user} ${system} 0 0 39 19 11 0`;

test('a process has spent its own time and that of the system for it', () => {
  expect(effortIn(stat('R', 30, 5))).toEqual({ spent: 350, isReady: true });
  expect(effortIn(stat('S', 1, 0))).toEqual({ spent: 10, isReady: false });
});

test('who only had no turn goes on, who has worked for so long hangs', () => {
  const had = (spent: number, isReady = true) => ({ spent, isReady });
  expect(moreTime(600, had(20), null)).toBe(580);
  expect(moreTime(600, had(20), had(20))).toBe(580);
  expect(moreTime(600, had(600), had(20))).toBe(0);
  expect(moreTime(600, had(900), null)).toBe(0);
});

test('who waits for nothing that comes hangs, too', () => {
  expect(moreTime(600, { spent: 20, isReady: false }, { spent: 20, isReady: false })).toBe(0);
  expect(moreTime(600, { spent: 30, isReady: false }, { spent: 20, isReady: false })).toBe(570);
});

test('where nobody can tell, the clock decides', () => {
  expect(effortOf(undefined)).toBeNull();
  expect(moreTime(600, null, null)).toBe(0);
});

const pace = (loading: number, tests: Record<string, number>) => ({
  loading,
  tests: new Map(Object.entries(tests)),
});

test('a change gets a multiple of the work of the tests that are asked, and a little more', () => {
  const paces = [
    pace(100, { 'a.test.ts#0': 7, 'a.test.ts#1': 5, 'b.test.ts#0': 900 }),
    pace(20, { 's#0': 3 }),
  ];
  const least = patienceFor(paces, []);
  expect(least).toBe(5000);
  expect(patienceFor(paces, ['a.test.ts#1'])).toBe(least + 10 * 5);
  expect(patienceFor(paces, ['a.test.ts', 's'])).toBe(least + 10 * (7 + 5 + 3));
  expect(patienceToLoad(paces)).toBe(least + 10 * 100);
  expect(workOf(paces[0])).toBe(100 + 7 + 5 + 900);
});
