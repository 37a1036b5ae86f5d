import { describe, expect, test } from 'vitest';
import { headlineOf } from './headline.ts';

const statistics = { sides: ['South', 'North'] };
const outcome = { winners: [1], reason: 'All enemy Elements are destroyed', rule: null };

describe('the headline', () => {
  test('is personal for those who played', () => {
    expect(headlineOf(outcome, statistics, 1)).toEqual({
      title: 'Victory',
      winner: 1,
      reason: 'Won by North. All enemy Elements are destroyed.',
    });
    expect(headlineOf(outcome, statistics, 0).title).toBe('Defeat');
  });

  test('names the winner once where the reason does', () => {
    const reason = "North has the last 'Mech on the map";
    expect(headlineOf({ ...outcome, reason }, statistics, 0).reason).toBe(`${reason}.`);
  });

  test('names the winner to those who watched', () => {
    expect(headlineOf(outcome, statistics, 'spectator').title).toBe('Won by North');
  });

  test('knows draws and games that go on', () => {
    expect(headlineOf({ ...outcome, winners: [] }, statistics, 0)).toMatchObject({
      title: 'A draw',
      winner: null,
    });
    expect(headlineOf(null, statistics, 0).title).toBe('Still playing');
  });

  test('names a side once, however many players it has', () => {
    const shared = { ...statistics, sideOf: [1, 1, 0] };
    expect(headlineOf({ ...outcome, winners: [0, 1] }, shared, 'spectator')).toMatchObject({
      title: 'Won by North',
      winner: 1,
    });
    expect(headlineOf({ ...outcome, winners: [2] }, shared, 2)).toMatchObject({
      title: 'Victory',
      winner: 0,
    });
  });
});
