import type { GameTypes, WrittenGame } from '@ironfield/kernel/play/game.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { describe, expect, test } from 'vitest';
import type { Crowds } from './crowd.ts';
import type { Property } from './moment.ts';
import { PROPERTIES } from './properties.ts';
import { randomSetup } from './random-setup.ts';
import { fuzz } from './runner.ts';
import { walk } from './walk.ts';

export interface SuiteOptions {
  /** Games played for each property: a sample, of which `ironfield fuzz` plays more. */
  readonly games?: number;
  /** Orders after which a game counts as endless. */
  readonly maxOrders?: number;
}

/** Properties are looked at closely in the first orders of a game, and now and then later on. */
function rate({ cost }: Property, orders: number): number {
  return cost === 'costly' ? Math.max(0.01, 1 / (orders + 1)) : Math.max(0.015, 6 / (orders + 1));
}

/** Declares the tests that every game must pass; one call is the whole `conformance.test.ts` of a game. */
export function conformanceSuite<G extends GameTypes>(
  game: WrittenGame<G>,
  { games = 5, maxOrders = 20_000 }: SuiteOptions = {},
): void {
  describe(`${game.title} does what every game must`, () => {
    for (const property of PROPERTIES) {
      test(property.sentence, () => {
        for (let i = 0; i < games; i++) {
          const seed = `${property.id} ${i}`;
          const setup = randomSetup(game, randomFrom(`${seed} setup`));
          walk(game, setup, seed, { properties: [property], rate, maxOrders });
        }
      });
    }

    test('random games with random options run to their end', () => {
      const { failure } = fuzz(game, { games: 5 * games, seed: 'suite', maxOrders, thoroughness: 0 });
      if (failure) throw failure;
      expect(failure).toBeNull();
    });
  });
}

/** Declares the test of games that begin crowded: a sample, of which `npm run crowds` plays more. */
export function crowdSuite(crowds: Crowds, games: number): void {
  test('games that begin crowded come to nothing that can never be', () => {
    const { orders, failure } = crowds({ games, seed: 'suite' });
    if (failure) throw failure;
    expect(orders).toBeGreaterThan(10 * games);
  });
}
