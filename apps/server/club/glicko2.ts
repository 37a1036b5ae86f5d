// Glicko-2, from Mark Glickman's description of the system: ratings with their own doubt, and with how steady somebody
// plays. http://www.glicko.net/glicko/glicko2.pdf

export interface Rating {
  readonly rating: number;
  /** The rating is within twice this of the true one, in nineteen of twenty cases. */
  readonly deviation: number;
  /** The variation of the results. */
  readonly volatility: number;
}

/** A game against an opponent: 1 won, 0.5 drawn, 0 lost. */
export interface Score {
  readonly opponent: Rating;
  readonly score: 0 | 0.5 | 1;
}

export const UNRATED: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** Points of the usual scale for one of the scale that the formulas use. */
const SCALE = 173.7178;
/** How much volatility may change: small in games of dice. */
const TAU = 0.5;
const PRECISION = 1e-6;

/** The rating after one period with these results. */
export function rated(before: Rating, scores: readonly Score[]): Rating {
  const mu = (before.rating - UNRATED.rating) / SCALE;
  const phi = before.deviation / SCALE;
  if (scores.length === 0) return aged(before, 1);
  let precision = 0;
  let surprise = 0;
  for (const { opponent, score } of scores) {
    const g = weightOf(opponent.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-g * (mu - (opponent.rating - UNRATED.rating) / SCALE)));
    precision += g * g * expected * (1 - expected);
    surprise += g * (score - expected);
  }
  const variance = 1 / precision;
  const volatility = volatilityAfter(before.volatility, phi, variance, variance * surprise);
  const grown = phi * phi + volatility * volatility;
  const newPhi = 1 / Math.sqrt(1 / grown + precision);
  return {
    rating: UNRATED.rating + SCALE * (mu + newPhi * newPhi * surprise),
    deviation: Math.min(UNRATED.deviation, SCALE * newPhi),
    volatility,
  };
}

/** The rating of a player who does not play grows less certain with every period. */
export function aged(before: Rating, periods: number): Rating {
  const phi = before.deviation / SCALE;
  const grown = SCALE * Math.sqrt(phi * phi + periods * before.volatility * before.volatility);
  return { ...before, deviation: Math.min(UNRATED.deviation, grown) };
}

/** The less is known of an opponent, the less a game against them tells. */
function weightOf(phi: number): number {
  return 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));
}

/** Step 5: the volatility that fits best, found by the Illinois way of closing in on the root. */
function volatilityAfter(sigma: number, phi: number, variance: number, improvement: number): number {
  const start = Math.log(sigma * sigma);
  const square = improvement * improvement;
  const fit = (x: number): number => {
    const grown = phi * phi + variance + Math.exp(x);
    return (Math.exp(x) * (square - grown)) / (2 * grown * grown) - (x - start) / (TAU * TAU);
  };
  let low = start;
  let high: number;
  if (square > phi * phi + variance) high = Math.log(square - phi * phi - variance);
  else {
    let steps = 1;
    while (fit(start - steps * TAU) < 0) steps++;
    high = start - steps * TAU;
  }
  let [fitLow, fitHigh] = [fit(low), fit(high)];
  while (Math.abs(high - low) > PRECISION) {
    const next = low + ((low - high) * fitLow) / (fitHigh - fitLow);
    const fitNext = fit(next);
    if (fitNext * fitHigh <= 0) [low, fitLow] = [high, fitHigh];
    else fitLow /= 2;
    [high, fitHigh] = [next, fitNext];
  }
  return Math.exp(low / 2);
}
