import { describe, expect, test } from 'vitest';
import { headlineOf } from './headline.ts';

const sides = ['South', 'North'];
const outcome = { winners: [1], reason: 'All enemy Elements are destroyed', rule: null };

describe('the headline', () => {
  test('is personal for those who played', () => {
    expect(headlineOf(outcome, sides, 1)).toEqual({
      title: 'Victory',
      winner: 1,
      reason: 'Won by North. All enemy Elements are destroyed.',
    });
    expect(headlineOf(outcome, sides, 0).title).toBe('Defeat');
  });

  test('names the winner to those who watched', () => {
    expect(headlineOf(outcome, sides, 'spectator').title).toBe('Won by North');
  });

  test('knows draws and games that go on', () => {
    expect(headlineOf({ ...outcome, winners: [] }, sides, 0)).toMatchObject({
      title: 'A draw',
      winner: null,
    });
    expect(headlineOf(null, sides, 0).title).toBe('Still playing');
  });
});
