import { describe, expect, test } from 'vitest';
import { counted, noGames, oddsInWords, oddsOf } from './tally.ts';

describe('A tally of games', () => {
  test('counts who won, and games that nobody won', () => {
    const tally = [[0], [1], [0], []].reduce(counted, noGames(2));
    expect(tally).toEqual({ games: 4, wins: [2, 1], draws: 1 });
  });

  test('says how sure it is', () => {
    const few = [[0], [1]].reduce(counted, noGames(2));
    expect(oddsInWords(oddsOf(few, 0))).toBe('50 %, between 9 and 91');
    const many = Array.from({ length: 400 }, (_, i) => [i % 2]).reduce(counted, noGames(2));
    expect(oddsInWords(oddsOf(many, 0))).toBe('50 %, between 45 and 55');
  });

  test('knows nothing before the first game', () => {
    expect(oddsOf(noGames(2), 1)).toEqual({ rate: 0, low: 0, high: 1 });
  });
});
