import type { GameTypes, WrittenGame } from '@ironfield/kernel/play/game.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { describe, expect, test } from 'vitest';
import { ConformanceFailure } from './failure.ts';
import type { Property } from './moment.ts';
import { KINDS } from './properties/properties.ts';
import { walk } from './properties/walk.ts';
import type { Crowds } from './runs/crowd.ts';
import { randomSetup } from './runs/random-setup.ts';
import { fuzz } from './runs/runner.ts';

export interface SuiteOptions {
  /** Games played for each kind of property: a sample, of which `ironfield fuzz` plays more. */
  readonly games?: number;
  /** Orders after which a game counts as endless. */
  readonly maxOrders?: number;
}

/** Properties are checked closely in the first orders of a game, and occasionally later. */
function rate({ cost }: Property, orders: number): number {
  return cost === 'costly' ? Math.max(0.01, 1 / (orders + 1)) : Math.max(0.015, 6 / (orders + 1));
}

/** Declares the tests that every game must pass; one call is a game's whole `conformance.test.ts`. */
export function conformanceSuite<G extends GameTypes>(
  game: WrittenGame<G>,
  { games = 5, maxOrders = 20_000 }: SuiteOptions = {},
): void {
  describe(`${game.title} passes the conformance suite`, () => {
    /** Playing takes most of the time, so properties of one kind are checked in the same games. */
    const play = (properties: readonly Property[]) => {
      for (let i = 0; i < games; i++) {
        const seed = `${properties[0].id} ${i}`;
        const setup = randomSetup(game, randomFrom(`${seed} setup`));
        walk(game, setup, seed, { properties, rate, maxOrders });
      }
    };
    for (const kind of KINDS) {
      let played: { readonly failure: unknown } | undefined;
      for (const property of kind) {
        test(property.sentence, () => {
          played ??= { failure: failureOf(() => play(kind)) };
          const culprit = kind.find(({ id }) => id === propertyOf(played!.failure));
          // If another property's failure has ended these games, this one is checked in games of its own.
          if (culprit && culprit !== property) play([property]);
          else if (played.failure) throw played.failure;
        });
      }
    }

    test('random games with random options run to their end', () => {
      const { failure } = fuzz(game, { games: 5 * games, seed: 'suite', maxOrders, thoroughness: 0 });
      if (failure) throw failure;
      expect(failure).toBeNull();
    });
  });
}

function failureOf(body: () => void): unknown {
  try {
    body();
    return null;
  } catch (error) {
    return error;
  }
}

function propertyOf(failure: unknown): string | undefined {
  return failure instanceof ConformanceFailure ? failure.repro.property : undefined;
}

/** Declares the test of games that begin crowded: a sample, of which `npm run crowds` plays more. */
export function crowdSuite(crowds: Crowds, games: number): void {
  test('games that begin crowded stay sound', () => {
    const { orders, failure } = crowds({ games, seed: 'suite' });
    if (failure) throw failure;
    expect(orders).toBeGreaterThan(10 * games);
  });
}
