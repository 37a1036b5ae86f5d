// The answer to "how often does the first side win?": a mean of scores between 0 and 1, with a 95% interval.

import { type Interval, wilson } from '@ironfield/kernel/players/wilson.ts';

export type { Interval };

/** Two mirrored games are one observation: the ground or the dice that favour one half may favour the other less. */
export interface Sample {
  /** Number of pairs (or of games that stand alone), with the sum and the sum of squares of their mean scores. */
  readonly units: number;
  readonly sum: number;
  readonly squares: number;
  /** Games in a unit. */
  readonly size: number;
}

export function sampleOf(scores: readonly number[], size: number): Sample {
  let [sum, squares] = [0, 0];
  for (const score of scores) {
    sum += score;
    squares += score * score;
  }
  return { units: scores.length, sum, squares, size };
}

/** Fewer pairs say too little of how much they vary for a narrower interval than Wilson's. */
const ENOUGH_UNITS = 20;
const LEAST_EFFECT = 0.25;

/**
 * Wilson's interval for as many independent games as tell the same: fewer than were played if the halves of a pair tend
 * to end alike, more if draws or the mirror make the pairs vary less.
 */
export function winInterval({ units, sum, squares, size }: Sample): Interval {
  if (units === 0) return { rate: 0, low: 0, high: 1 };
  const games = units * size;
  const rate = sum / units;
  const expected = (rate * (1 - rate)) / size;
  const seen = units > 1 ? Math.max(0, (squares - units * rate * rate) / (units - 1)) : expected;
  const effect = expected > 0 ? seen / expected : 1;
  const alike = games / Math.max(effect, units < ENOUGH_UNITS ? 1 : LEAST_EFFECT);
  const { low, high } = wilson(rate * alike, alike);
  return { rate, low, high };
}

/** The number of standard deviations that hold 95% of the normal distribution. */
const Z = 1.959963984540054;

/** The mean of differences between paired observations, each between -1 and 1. */
export function differenceInterval(differences: readonly number[]): Interval {
  const count = differences.length;
  if (count < 2) return { rate: differences[0] ?? 0, low: -1, high: 1 };
  const { mean, deviation } = spreadOf(differences);
  const half = Z * Math.max(deviation / Math.sqrt(count), 1 / (2 * count));
  return { rate: mean, low: Math.max(-1, mean - half), high: Math.min(1, mean + half) };
}

function spreadOf(values: readonly number[]): { mean: number; deviation: number } {
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
  const squares = values.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { mean, deviation: Math.sqrt(squares / (values.length - 1)) };
}

/** The error that one may make by looking again and again until something shows. */
const ALPHA = 0.05;
/** The number of observations for which the sequence below is narrowest. */
const TUNED_FOR = 200;
const FEWEST = 30;

/**
 * An interval that may be looked at after every game and still misses the truth in at most 5 of 100 experiments: the
 * asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas (2021). It is wider than the plain
 * one, which is true only for a number of games fixed in advance.
 */
export function sequentialInterval(values: readonly number[]): Interval {
  const count = values.length;
  if (count < FEWEST) return { rate: 0, low: -1, high: 1 };
  const { mean, deviation } = spreadOf(values);
  const rho = Math.sqrt((2 * Math.log(1 / ALPHA) + Math.log(1 + 2 * Math.log(1 / ALPHA))) / TUNED_FOR);
  const weight = count * rho * rho + 1;
  const half =
    Math.max(deviation, 1 / count) *
    Math.sqrt(((2 * weight) / (count * count * rho * rho)) * Math.log(Math.sqrt(weight) / ALPHA));
  return { rate: mean, low: mean - half, high: mean + half };
}
