import { describe, expect, test } from 'vitest';
import { endingOf } from './ending.ts';

const sides = ['South', 'North'];
const outcome = { winners: [1], reason: 'All enemy Elements are destroyed', rule: null };

describe('the end of a game', () => {
  test('is personal for those who played', () => {
    expect(endingOf(outcome, sides, 1)).toEqual({
      title: 'Victory',
      reason: 'Won by North. All enemy Elements are destroyed.',
    });
    expect(endingOf(outcome, sides, 0).title).toBe('Defeat');
  });

  test('names the winner once where the reason does', () => {
    const reason = "North has the last 'Mech on the map";
    expect(endingOf({ ...outcome, reason }, sides, 0).reason).toBe(`${reason}.`);
  });

  test('names the winner to those who watched', () => {
    expect(endingOf(outcome, sides, 'spectator')).toEqual({
      title: 'Won by North',
      reason: 'All enemy Elements are destroyed.',
    });
  });

  test('names a side once, however many players it has, and several sides together', () => {
    const shared = { ...outcome, winners: [0, 1] };
    expect(endingOf(shared, ['North', 'North', 'South'], 'spectator').title).toBe('Won by North');
    expect(endingOf(shared, ['North', 'West', 'South'], 'spectator').title).toBe('Won by North and West');
    expect(endingOf({ ...shared, winners: [2] }, ['North', 'North', 'South'], 2).title).toBe('Victory');
  });

  test('may be a draw', () => {
    expect(endingOf({ ...outcome, winners: [] }, sides, 0).title).toBe('A draw');
  });
});
