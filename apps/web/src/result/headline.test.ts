import { expect, test } from 'vitest';
import { headlineOf } from './headline.ts';

const statistics = { sides: ['South', 'North'] };
const outcome = { winners: [1], reason: 'All enemy Elements are destroyed', rule: null };

test('A game that goes on has a headline, too', () => {
  expect(headlineOf(null, statistics, 0)).toMatchObject({ title: 'Still playing', winner: null });
});

test('The headline wears the colours of the winning side, and none after a draw', () => {
  expect(headlineOf(outcome, statistics, 0)).toMatchObject({ title: 'Defeat', winner: 1 });
  expect(headlineOf({ ...outcome, winners: [] }, statistics, 0)).toMatchObject({
    title: 'A draw',
    winner: null,
  });
});

test('Where several players have a side together, it is the side that wins', () => {
  const shared = { ...statistics, sideOf: [1, 1, 0] };
  expect(headlineOf({ ...outcome, winners: [0, 1] }, shared, 'spectator')).toMatchObject({
    title: 'Won by North',
    winner: 1,
  });
  expect(headlineOf({ ...outcome, winners: [2] }, shared, 2)).toMatchObject({ title: 'Victory', winner: 0 });
});
