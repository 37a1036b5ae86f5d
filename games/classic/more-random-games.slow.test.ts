import { fuzz } from '@ironfield/conformance/runner.ts';
import { describe, expect, test } from 'vitest';
import { classic } from './game.ts';

/** The other half of random-games.slow.test.ts. */
const GAMES = 1000;

describe('Random games of classic BattleTech', () => {
  test(`${GAMES} games with random scenarios and options run to their end and break no invariant`, () => {
    const { failure } = fuzz(classic, {
      games: GAMES,
      seed: 'second thousand',
      maxOrders: 20_000,
      thoroughness: 0,
    });
    if (failure) throw failure;
    expect(failure).toBeNull();
  }, 900_000);
});
