import { describe, expect, test } from 'vitest';
import { carriedOver, inPercent, playedOut } from './chance.ts';

describe('The chance to win', () => {
  test('follows the games that are played out', () => {
    const chance = [[0], [0], [1], [0]].reduce(playedOut, { rate: 0.5, weight: 0 });
    expect(chance).toEqual({ rate: 0.75, weight: 4 });
  });

  test('counts a draw as half a win', () => {
    expect(playedOut({ rate: 1, weight: 1 }, [])).toEqual({ rate: 0.75, weight: 2 });
  });

  test('does not jump when a turn begins: what was known counts as six games', () => {
    const before = carriedOver({ rate: 0.5, weight: 100 });
    expect(playedOut(before, [0]).rate).toBeCloseTo(4 / 7, 6);
  });

  test('is nothing and everything only when the battle is over', () => {
    expect(inPercent({ rate: 1, weight: 9 })).toEqual([99, 1]);
    expect(inPercent({ rate: 0.001, weight: 9 })).toEqual([1, 99]);
  });
});
