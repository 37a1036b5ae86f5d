import type { Interval } from '../statistics/mean.ts';

/** A share in percent with one digit: 48.3. */
export const hundredths = (rate: number): string => (100 * rate).toFixed(1);

export const percent = (rate: number): string => `${hundredths(rate)}%`;

export const signed = (rate: number): string => `${rate < 0 ? '−' : '+'}${hundredths(Math.abs(rate))}`;

/** Half the width of an interval, in points. */
export const half = ({ low, high }: Interval): string => hundredths((high - low) / 2);

export const isClear = ({ low, high }: Interval): boolean => low > 0 || high < 0;

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
