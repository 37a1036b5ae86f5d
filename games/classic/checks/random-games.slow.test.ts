import { fuzz } from '@ironfield/conformance/runs/runner.ts';
import { describe, expect, test } from 'vitest';
import { classic } from '../game.ts';

/** A sample; `ironfield fuzz --game classic --games 2000` plays more. */
const GAMES = 15;

describe('Random games of classic BattleTech', () => {
  test(`${GAMES} games with random scenarios and options run to their end and break no invariant`, () => {
    const { failure } = fuzz(classic, {
      games: GAMES,
      seed: 'random games',
      maxOrders: 20_000,
      thoroughness: 0,
    });
    if (failure) throw failure;
    expect(failure).toBeNull();
  });
});
