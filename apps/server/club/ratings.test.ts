import { expect, test } from 'vitest';
import { ratersOf, scoresOf } from './ratings.ts';

const human = { kind: 'human', strength: null } as const;
const bot = { kind: 'bot', strength: 'regular' } as const;

test('everybody needs an identity of their own, and somebody must be a person', () => {
  expect(ratersOf([human, human], ['ann', 'ben'])).toEqual(['ann', 'ben']);
  expect(ratersOf([human, bot], ['ann', null])).toEqual(['ann', 'regular']);
  expect(ratersOf([human, human], ['ann', null])).toBeNull();
  expect(ratersOf([human, human], ['ann', 'ann'])).toBeNull();
  expect(ratersOf([bot, bot], [null, null])).toBeNull();
});

const outcome = (...winners: number[]) => ({ winners, reason: '', rule: null });

test('the winner has beaten the other; without a winner both have drawn', () => {
  const won = [
    { rater: 'ann', scores: [{ opponent: 'ben', score: 1 }] },
    { rater: 'ben', scores: [{ opponent: 'ann', score: 0 }] },
  ];
  expect(scoresOf(['ann', 'ben'], outcome(0))).toEqual(won);
  expect(scoresOf(['ben', 'ann'], outcome(1))).toEqual(won.toReversed());
  for (const draw of [outcome(), outcome(0, 1)])
    expect(scoresOf(['ann', 'ben'], draw).map(({ scores }) => scores[0].score)).toEqual([0.5, 0.5]);
});

test('allies, fellow losers and bots among themselves are not compared', () => {
  expect(scoresOf(['ann', 'ben', 'cleo'], outcome(0, 2))).toEqual([
    { rater: 'ann', scores: [{ opponent: 'ben', score: 1 }] },
    {
      rater: 'ben',
      scores: [
        { opponent: 'ann', score: 0 },
        { opponent: 'cleo', score: 0 },
      ],
    },
    { rater: 'cleo', scores: [{ opponent: 'ben', score: 1 }] },
  ]);
  expect(scoresOf(['ann', 'regular', 'veteran'], outcome(1))).toEqual([
    { rater: 'ann', scores: [{ opponent: 'regular', score: 0 }] },
    { rater: 'regular', scores: [{ opponent: 'ann', score: 1 }] },
  ]);
});
