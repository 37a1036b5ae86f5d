import { expect, test } from 'vitest';
import { lackIn, PARTS, reportText } from './attack.ts';
import { together } from './together.ts';

test('Of several slices counts are added up, and of times and memory the worst counts', () => {
  const one = { kills: 20, 'p99 ms, siege': 80, 'MB after': 300, played: 'demo 3, classic 1' };
  const other = { kills: 5, 'p99 ms, siege': 120, 'MB after': 200, played: 'gearblitz 2, demo 1', games: 4 };
  expect(together(one, other)).toEqual({
    kills: 25,
    'p99 ms, siege': 120,
    'MB after': 300,
    played: 'demo 4, classic 1, gearblitz 2',
    games: 4,
  });
});

test('Where it was not tried, that is said once', () => {
  const one = { siege: 'not tried: nobody can come from another address here' };
  expect(together(one, one)).toEqual(one);
});

test('A part that did too little says so instead of "held"', () => {
  const parts = [
    { part: 'kills', seconds: 3, figures: {}, tooLittle: 'orders: 2, and 20 are needed' },
  ] as const;
  const text = reportText({ seed: 's', database: 'embedded', parts });
  expect(text).toContain('kills: did too little to mean anything (orders: 2, and 20 are needed) (3 s)');
  expect(text).not.toContain('held');
});

test('A kind of secret of which nothing differed was not tried, whatever the others did', () => {
  const figures = {
    compared: 900,
    'orders that differed unseen': 50,
    takebacks: 2,
    'answers timed': 30,
    'unseen, wishes': 50,
    'unseen, hidden units': 0,
  };
  const { secrecy } = PARTS;
  expect(lackIn(figures, secrecy)).toBe('unseen, hidden units: 0, and 1 are needed');
  expect(lackIn({ ...figures, 'unseen, hidden units': 2 }, secrecy)).toBeNull();
  expect(lackIn({ ...figures, 'unseen, hidden units': 2, takebacks: 0 }, secrecy)).toMatch(/^takebacks: 0/);
});
