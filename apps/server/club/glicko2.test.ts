import { expect, test } from 'vitest';
import { aged, type Rating, rated, UNRATED } from './glicko2.ts';

const opponent = (rating: number, deviation: number): Rating => ({ rating, deviation, volatility: 0.06 });

test('The example of the paper comes out', () => {
  const before = { rating: 1500, deviation: 200, volatility: 0.06 };
  const after = rated(before, [
    { opponent: opponent(1400, 30), score: 1 },
    { opponent: opponent(1550, 100), score: 0 },
    { opponent: opponent(1700, 300), score: 0 },
  ]);
  // The paper rounds on its way: to all digits the rating is 1464.0507.
  expect(Math.abs(after.rating - 1464.06)).toBeLessThan(0.02);
  expect(after.deviation).toBeCloseTo(151.52, 2);
  expect(Math.trunc(after.volatility * 100_000)).toBe(5999);
});

test('Whoever does not play keeps the rating and is known less well, up to a newcomer', () => {
  const before = { rating: 1700, deviation: 50, volatility: 0.06 };
  const idle = rated(before, []);
  expect(idle).toEqual(aged(before, 1));
  expect(idle.rating).toBe(1700);
  expect(idle.deviation).toBeCloseTo(Math.sqrt(50 ** 2 + (0.06 * 173.7178) ** 2), 6);
  expect(aged(before, 100_000).deviation).toBe(350);
  expect(aged(before, 0)).toEqual(before);
});

test('A win lifts, a loss lowers as much, a draw with an equal moves nothing', () => {
  const [won, drawn, lost] = ([1, 0.5, 0] as const).map((score) =>
    rated(UNRATED, [{ opponent: UNRATED, score }]),
  );
  expect(won.rating).toBeGreaterThan(1500);
  expect(won.rating - 1500).toBeCloseTo(1500 - lost.rating, 6);
  expect(drawn.rating).toBe(1500);
  for (const { deviation } of [won, drawn, lost]) expect(deviation).toBeLessThan(350);
});

test('A great surprise makes the results of somebody steady count as less steady', () => {
  const steady = { rating: 1500, deviation: 50, volatility: 0.06 };
  const beaten = Array.from({ length: 10 }, () => ({ opponent: opponent(1100, 50), score: 0 as const }));
  const expected = Array.from({ length: 10 }, () => ({ opponent: opponent(1100, 50), score: 1 as const }));
  expect(rated(steady, beaten).volatility).toBeGreaterThan(0.06);
  expect(rated(steady, expected).volatility).toBeLessThan(0.06);
});

test('The order of the results within a period is all the same, and everything stays finite', () => {
  const scores = [
    { opponent: opponent(3000, 30), score: 1 },
    { opponent: opponent(0, 350), score: 0 },
  ] as const;
  const [one, other] = [rated(UNRATED, scores), rated(UNRATED, scores.toReversed())];
  expect(one.rating).toBeCloseTo(other.rating, 9);
  for (const value of Object.values(one)) expect(Number.isFinite(value)).toBe(true);
});
