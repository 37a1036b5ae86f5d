import { describe, expect, test } from 'vitest';
import { hitsAmong, luckInWords, luckOf, shotsToRemember } from './luck.ts';

const coin = (isHit: boolean) => ({ chance: 0.5, isHit });
const shot = (chance: number, damage: number, isHit = true) => ({
  moment: 1,
  turn: 1,
  seat: 0,
  attack: 'Atlas → Jenner',
  needed: 8,
  rolled: 9,
  chance,
  isHit,
  damage,
  destroys: false,
});

describe('Luck', () => {
  test('knows how often each number of hits comes up', () => {
    expect(hitsAmong([0.5, 0.5])).toEqual([0.25, 0.5, 0.25]);
    expect(hitsAmong([1, 0])).toEqual([0, 1, 0]);
  });

  test('counts hits, what was expected, and how rare that is', () => {
    const luck = luckOf([true, true, true, true].map(coin));
    expect(luck).toMatchObject({ hits: 4, expected: 2, attacks: 4, low: 1, high: 3 });
    // 15 of 16 games have fewer hits, and half of the last one counts.
    expect(luck.above).toBeCloseTo(31 / 32);
    expect(luckInWords(luck)).toBe('Luckier than 97 of 100 games.');
    expect(luckInWords(luckOf([false, false, false, false].map(coin)))).toBe(
      'Unluckier than 97 of 100 games.',
    );
    expect(luckInWords(luckOf([true, false].map(coin)))).toBe('Average luck.');
    expect(luckInWords(luckOf([]))).toBe('It never rolled to hit.');
  });
});

describe('Shots to remember', () => {
  test('are the hit with the most damage, and the least likely of the others', () => {
    const [big, rare, plain] = [shot(0.7, 20), shot(1 / 12, 5), shot(0.4, 5)];
    expect(shotsToRemember([plain, big, rare])).toEqual({ best: big, luckiest: rare });
  });

  test('a miss is none, nor is what hits without a roll', () => {
    expect(shotsToRemember([shot(0.1, 20, false), { ...shot(1, 5), rolled: null }])).toEqual({});
  });
});
