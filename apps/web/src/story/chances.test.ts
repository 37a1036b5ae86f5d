import { wilson } from '@ironfield/kernel/players/wilson.ts';
import { describe, expect, test } from 'vitest';
import { counted, noGames } from '../analysis/tally.ts';
import { chanceAt, headlineOf, type Point, pointsOf, swingsIn, tellerOf } from './chances.ts';

const outcome = { winners: [0], reason: 'The enemy is gone', rule: null };

/** So many of 20 games won by the first seat after each turn; the game ends one turn later. */
const pointsWith = (...wins: readonly number[]): Point[] =>
  [...wins, 20].map((won, turn) => ({
    moment: turn * 10,
    turn,
    tally: Array.from({ length: 20 }, (_, game) => [game < won ? 0 : 1]).reduce(counted, noGames(2)),
  }));

const headline = (points: readonly Point[], winners: readonly number[] = [0], seat = 0) =>
  headlineOf({
    points,
    seat,
    name: seat === 0 ? 'Blue' : 'Orange',
    end: { ...outcome, winners },
    last: points.at(-1)!.moment,
  });

test('A story has the start, the end of each turn that stands, and the end of the game', () => {
  const turns = [0, 1, 1, 2, 2, 3, 3];
  const timeline = {
    last: 6,
    marks: [
      { index: 1, kind: 'turn' },
      { index: 2, kind: 'critical' },
      { index: 3, kind: 'turn' },
      { index: 5, kind: 'turn' },
    ] as const,
    standing: () => [0, 1, 2, 5, 6],
    stepAt: (index: number) => ({ turn: turns[index] }),
  };
  expect(pointsOf(timeline)).toEqual([
    { moment: 0, turn: 0 },
    { moment: 5, turn: 2 },
    { moment: 6, turn: 3 },
  ]);
});

test('The story is told by whoever played, to others by a winner', () => {
  expect(tellerOf(1, outcome)).toBe(1);
  expect(tellerOf('spectator', { winners: [1] })).toBe(1);
  expect(tellerOf('spectator', { winners: [] })).toBe(0);
});

test('At the end the chance is known', () => {
  const points = pointsWith(10);
  expect(chanceAt(points[0], 0, outcome, 10)).toEqual(wilson(10, 20));
  expect(chanceAt(points[1], 0, outcome, 10)).toEqual({ rate: 1, low: 1, high: 1 });
  expect(chanceAt(points[1], 1, outcome, 10)).toEqual({ rate: 0, low: 0, high: 0 });
});

describe('Turning points', () => {
  const known = (rate: number) => ({ rate, low: rate, high: rate });

  test('are the three largest changes, in the order of the game', () => {
    const chances = [0.5, 0.6, 0.2, 0.5, 0.45, 1].map(known);
    expect(swingsIn(chances).map(({ to }) => to)).toEqual([2, 3, 5]);
    expect(swingsIn(chances)[0].change).toBeCloseTo(-0.4);
  });

  test('a change smaller than its band is none', () => {
    expect(swingsIn([wilson(10, 20), wilson(13, 20)])).toEqual([]);
    expect(swingsIn([wilson(100, 200), wilson(130, 200)])).toHaveLength(1);
    expect(swingsIn([wilson(130, 200), wilson(100, 200)])).toHaveLength(1);
    expect(swingsIn([0.95, 1].map(known))).toEqual([]);
  });
});

describe('The headline', () => {
  test('tells from how far somebody came back, or what they lost', () => {
    expect(headline(pointsWith(10, 4, 9))).toBe('Blue won from 20 %');
    expect(headline(pointsWith(10, 16, 9), [1])).toBe('Blue lost from 80 %');
  });

  test('tells who led all the time', () => {
    expect(headline(pointsWith(9, 12, 15))).toBe('Blue led all the way');
    expect(headline(pointsWith(9, 9, 8), [1])).toBe('Blue never led');
    expect(headline(pointsWith(9, 9, 12))).toBe('Blue won a close battle');
  });

  test('says no more than is known', () => {
    const [first, ...rest] = pointsWith(2, 2, 2);
    expect(headline([{ ...first, tally: noGames(2) }, ...rest])).toBe('Blue won');
    expect(headline(pointsWith(2, 2), [])).toBe('Nobody won');
  });
});
