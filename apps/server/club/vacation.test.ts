import { expect, test } from 'vitest';
import { VACATION_DAYS, vacationAt, vacationOf } from './vacation.ts';

const DAY = 24 * 3600_000;
const now = Date.UTC(2026, 6, 1, 12);
const nobody = { vacationUntil: null, vacationYear: 0, vacationDays: 0 };
const after = (known: typeof nobody, days: number, at = now) => {
  const { until, year, days: spent } = vacationOf(known, days, at)!;
  return { vacationUntil: until, vacationYear: year, vacationDays: spent } as typeof nobody;
};

test('days are counted within a year, and a vacation can be made longer', () => {
  expect(vacationAt(nobody, now)).toEqual({ until: null, left: VACATION_DAYS });
  const week = after(nobody, 7);
  expect(vacationAt(week, now)).toEqual({ until: now + 7 * DAY, left: 23 });
  expect(vacationAt(after(week, 3, now + DAY), now + DAY)).toEqual({ until: now + 10 * DAY, left: 20 });
  expect(vacationOf(week, 24, now)).toBeNull();
  expect(vacationAt(week, now + 8 * DAY)).toEqual({ until: null, left: 23 });
  expect(vacationAt(week, Date.UTC(2027, 0, 1)).left).toBe(VACATION_DAYS);
});

test('whoever comes back sooner gets whole days back', () => {
  const week = after(nobody, 7);
  expect(vacationAt(after(week, 0, now + 2.5 * DAY), now + 3 * DAY)).toEqual({ until: null, left: 27 });
  expect(vacationAt(after(week, 0, now + 9 * DAY), now + 9 * DAY)).toEqual({ until: null, left: 23 });
  expect(after(nobody, 0).vacationDays).toBe(0);
});
