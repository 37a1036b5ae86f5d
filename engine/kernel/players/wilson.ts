export interface Interval {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** The number of standard deviations that hold 95% of the normal distribution. */
const Z = 1.959963984540054;

/** A rate with its 95% Wilson confidence interval, which also works for few games and for none or all won. */
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
