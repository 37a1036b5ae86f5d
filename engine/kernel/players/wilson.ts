export interface Interval {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** Of the normal distribution: 95% lies within so many standard deviations. */
const Z = 1.959963984540054;

/** A rate with its 95% confidence interval after Wilson, which also holds for few games and for 0 or all won. */
export function wilson(successes: number, trials: number): Interval {
  if (trials === 0) return { rate: 0, low: 0, high: 1 };
  const rate = successes / trials;
  const scale = 1 + Z ** 2 / trials;
  const centre = (rate + Z ** 2 / (2 * trials)) / scale;
  const spread = (Z / scale) * Math.sqrt((rate * (1 - rate)) / trials + Z ** 2 / (4 * trials ** 2));
  return {
    rate,
    low: successes === 0 ? 0 : centre - spread,
    high: successes === trials ? 1 : centre + spread,
  };
}
