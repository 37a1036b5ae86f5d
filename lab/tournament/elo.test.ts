import { randomFrom, randomUnit } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { type Encounter, eloOf, ratingsOf } from './elo.ts';

const many = (count: number, score: number) => Array.from({ length: count }, () => score);
const shares = (wins: number, losses: number) => [...many(wins, 1), ...many(losses, 0)];

test('Odds of ten to one are about 400 points, and even odds none', () => {
  const [anchor, strong] = eloOf(2, [{ players: [1, 0], units: shares(1000, 100) }], 0);
  expect(anchor).toBe(0);
  expect(strong).toBeGreaterThan(395);
  expect(strong).toBeLessThan(401);
  expect(eloOf(2, [{ players: [0, 1], units: many(20, 0.5) }], 1)[0]).toBeCloseTo(0, 6);
});

test('Who wins every game has a rating all the same, and more games raise it', () => {
  const rating = (games: number) => eloOf(2, [{ players: [0, 1], units: many(games, 1) }], 1)[0];
  expect(rating(10)).toBeGreaterThan(400);
  expect(rating(40)).toBeGreaterThan(rating(10));
  expect(rating(40)).toBeLessThan(2000);
});

test('Ratings agree with games that never took place', () => {
  const round: Encounter[] = [
    { players: [0, 1], units: shares(500, 500) },
    { players: [1, 2], units: shares(1000, 100) },
  ];
  const [a, b, c] = eloOf(3, round, 2);
  expect(a).toBeCloseTo(b, 0);
  expect(c).toBe(0);
});

test('The intervals hold the true difference in about 95 of 100 tournaments', () => {
  const random = randomFrom('tournaments');
  const chance = 1 / (1 + 10 ** (-100 / 400));
  const flip = (odds: number) => (randomUnit(random) < odds ? 0.5 : 0);
  const held = Array.from({ length: 60 }, (_, number) => {
    const units = Array.from({ length: 150 }, () => flip(chance) + flip(chance));
    const [, { low, high }] = ratingsOf(2, [{ players: [1, 0], units }], 0, `${number}`);
    return low <= 100 && 100 <= high;
  }).filter(Boolean).length;
  expect(held).toBeGreaterThanOrEqual(53);
});

test('The same seed gives the same intervals, and the anchor has none', () => {
  const round: Encounter[] = [{ players: [0, 1], units: shares(7, 5) }];
  expect(ratingsOf(2, round, 0, 'x')).toEqual(ratingsOf(2, round, 0, 'x'));
  expect(ratingsOf(2, round, 0, 'x')[0]).toEqual({ elo: 0, low: 0, high: 0 });
});
