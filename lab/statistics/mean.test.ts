import { type Random, randomBelow, randomFrom, randomUnit } from '@ironfield/kernel/random.ts';
import { describe, expect, test } from 'vitest';
import { differenceInterval, sampleOf, sequentialInterval, winInterval } from './mean.ts';

const many = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
const flip = (random: Random, chance: number) => (randomUnit(random) < chance ? 1 : 0);

/** The share of experiments whose interval holds the truth. */
function coverage(tries: number, truth: number, interval: () => { low: number; high: number }): number {
  const held = many(tries, interval).filter(({ low, high }) => low <= truth && truth <= high);
  return held.length / tries;
}

describe('the interval of a win rate', () => {
  test('is that of Wilson where games stand alone', () => {
    const { rate, low, high } = winInterval(sampleOf([...many(50, () => 1), ...many(50, () => 0)], 1));
    expect(rate).toBe(0.5);
    // One less in the variance of a sample makes a hair's breadth.
    expect(low).toBeCloseTo(0.4038, 2);
    expect(high).toBeCloseTo(0.5962, 2);
  });

  test.each([
    [10, 0.5],
    [40, 0.1],
    [200, 0.5],
    [200, 0.8],
  ])('of %i independent pairs at %f holds the truth about 95 times of 100', (pairs, chance) => {
    const random = randomFrom(`pairs ${pairs} ${chance}`);
    const pair = () => (flip(random, chance) + flip(random, chance)) / 2;
    expect(coverage(2000, chance, () => winInterval(sampleOf(many(pairs, pair), 2)))).toBeGreaterThan(0.93);
  });

  test('of pairs that end alike is wider, as they tell no more than one game each', () => {
    const random = randomFrom('alike');
    const pairs = () =>
      sampleOf(
        many(100, () => flip(random, 0.5)),
        2,
      );
    expect(coverage(2000, 0.5, () => winInterval(pairs()))).toBeGreaterThan(0.93);
    // As if they were independent games, it would miss too often.
    const blind = () => winInterval({ ...pairs(), squares: 0 });
    expect(coverage(2000, 0.5, blind)).toBeLessThan(0.9);
  });

  test('of pairs that the mirror evens out is narrower, but never a point', () => {
    const even = winInterval(
      sampleOf(
        many(100, () => 0.5),
        2,
      ),
    );
    const plain = winInterval(
      sampleOf([...many(50, () => 1), ...many(50, () => 0), ...many(100, () => 0.5)], 1),
    );
    expect(even.high - even.low).toBeLessThan(plain.high - plain.low);
    expect(even.high - even.low).toBeGreaterThan(0.05);
  });

  test('knows nothing of no game, and little of a few', () => {
    expect(winInterval(sampleOf([], 2))).toEqual({ rate: 0, low: 0, high: 1 });
    const { low } = winInterval(sampleOf([1, 1, 1], 2));
    expect(low).toBeLessThan(0.62);
  });
});

describe('the interval of a difference', () => {
  test('holds the truth about 95 times of 100', () => {
    const random = randomFrom('difference');
    const one = () => (flip(random, 0.6) + flip(random, 0.6) - flip(random, 0.5) - flip(random, 0.5)) / 2;
    expect(coverage(2000, 0.1, () => differenceInterval(many(100, one)))).toBeGreaterThan(0.93);
  });

  test('knows nothing of a single pair, and is no point where all are equal', () => {
    expect(differenceInterval([0.5])).toMatchObject({ low: -1, high: 1 });
    const { low, high } = differenceInterval(many(100, () => 0));
    expect(high).toBeCloseTo(0.0098, 4);
    expect(low).toBe(-high);
  });
});

describe('the sequential interval', () => {
  const SHOWS = ({ low, high }: { low: number; high: number }) => low > 0 || high < 0;

  test('may be looked at after every pair: of 400 fair experiments at most 5 of 100 are misled', () => {
    const random = randomFrom('fair');
    const misled = many(400, () => {
      const seen: number[] = [];
      for (let pair = 0; pair < 600; pair++) {
        seen.push((randomBelow(random, 3) - 1) / 2);
        if (pair % 5 === 0 && SHOWS(sequentialInterval(seen))) return true;
      }
      return false;
    }).filter(Boolean).length;
    expect(misled / 400).toBeLessThan(0.05);
    expect(misled).toBeGreaterThan(0);
  });

  test('finds a difference of ten points within some hundred pairs', () => {
    const random = randomFrom('unfair');
    const seen = many(1000, () => (flip(random, 0.6) + flip(random, 0.6)) / 2 - 0.5);
    expect(SHOWS(sequentialInterval(seen))).toBe(true);
    expect(SHOWS(sequentialInterval(seen.slice(0, 29)))).toBe(false);
  });
});
