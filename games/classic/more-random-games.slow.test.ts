import { randomSetup } from '@ironfield/conformance/random-setup.ts';
import { applyOrder, menuFor, startGame, waitingFor } from '@ironfield/kernel/advance.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { sampleOrder } from '@ironfield/kernel/sampling.ts';
import { describe, expect, test } from 'vitest';
import { classic } from './game.ts';
import type { Order } from './orders.ts';

const GAMES = 450;
const MOST_ORDERS = 20_000;

/** Nothing but orders and invariants: many games for little time. The other file looks at everything. */
function playAtRandom(seed: string): string[] {
  const random = randomFrom(seed);
  const state = startGame(classic, randomSetup(classic, random), seed);
  for (let orders = 0; !state.outcome; orders++) {
    if (orders > MOST_ORDERS) return ['The game does not end'];
    const seat = waitingFor(state)[0];
    applyOrder(classic, state, seat, sampleOrder<Order>(menuFor(classic, state, seat)!, random)!);
    const broken = classic.invariants(state);
    if (broken.length > 0) return [...broken];
  }
  return [];
}

describe('Random games of classic BattleTech', () => {
  test(`${GAMES} more of them run to their end and break no invariant`, () => {
    for (let game = 0; game < GAMES; game++) {
      const seed = `more ${game}`;
      expect(playAtRandom(seed), seed).toEqual([]);
    }
  });
});
