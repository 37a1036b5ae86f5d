import { expect, test } from 'vitest';
import { CURVE, curveOf } from './rating-curve.ts';

const step = (rating: number, deviation = 50) => ({ rating, deviation });

test('a curve goes from the left edge to the right one, higher for better ratings', () => {
  const { line, end, ticks } = curveOf([step(1500), step(1600), step(1550)]);
  const spots = line
    .slice(1)
    .split('L')
    .map((spot) => spot.split(' ').map(Number));
  expect(spots.map(([x]) => x)).toEqual([CURVE.left, (CURVE.left + CURVE.width - CURVE.right) / 2, 628]);
  expect(spots[1][1]).toBeLessThan(spots[2][1]);
  expect(spots[2][1]).toBeLessThan(spots[0][1]);
  expect(end).toEqual({ x: spots[2][0], y: spots[2][1] });
  expect(ticks.map(({ y }) => y)).toEqual(ticks.map(({ y }) => y).toSorted((a, b) => b - a));
});

test('the doubt is drawn twice the deviation to both sides, and a single game is a spot', () => {
  const { band, line } = curveOf([step(1500, 100)]);
  const [above, below] = band
    .slice(1, -1)
    .split('L')
    .map((spot) => Number(spot.split(' ')[1]));
  const middle = Number(line.split(' ')[1]);
  expect(above).toBeLessThan(middle);
  expect(below - middle).toBeCloseTo(middle - above, 5);
  expect(line).not.toContain('NaN');
});
