import type { KeptIdentity, Vacation } from './identity-store.ts';

type Known = Pick<KeptIdentity, 'vacationUntil' | 'vacationYear' | 'vacationDays'>;

const DAY = 24 * 3600_000;

/** Days of vacation in a calendar year. */
export const VACATION_DAYS = 30;

/** Until when somebody is away, and how many days there are left in this year. */
export function vacationAt({ vacationUntil, vacationYear, vacationDays }: Known, now: number) {
  const spent = vacationYear === yearOf(now) ? vacationDays : 0;
  const until = vacationUntil !== null && vacationUntil > now ? vacationUntil : null;
  return { until, left: VACATION_DAYS - spent };
}

/** So many days from now on, or from the end of a vacation; 0 ends one, and days not begun are given back. Null: too many. */
export function vacationOf(known: Known, days: number, now: number): Vacation | null {
  const { until, left } = vacationAt(known, now);
  const spent = VACATION_DAYS - left;
  const year = yearOf(now);
  if (days === 0) {
    const unused = until === null ? 0 : Math.floor((until - now) / DAY);
    return { until: null, year, days: Math.max(0, spent - unused) };
  }
  return days > left ? null : { until: (until ?? now) + days * DAY, year, days: spent + days };
}

const yearOf = (now: number): number => new Date(now).getUTCFullYear();
