import { copy } from '@ironfield/kernel/json.ts';
import { advance, startGame } from '@ironfield/kernel/play/advance.ts';
import type { GameTypes, WrittenGame } from '@ironfield/kernel/play/game.ts';
import { type Random, randomFrom, randomUnit } from '@ironfield/kernel/random.ts';
import { ConformanceFailure, type GivenOrder } from '../failure.ts';
import { type Moment, type Property, sampleStep } from '../moment.ts';

export interface WalkOptions {
  readonly properties: readonly Property[];
  /** The chance of checking a property after a number of orders. */
  readonly rate: (property: Property, orders: number) => number;
  /** Orders after which a game counts as endless. */
  readonly maxOrders?: number;
  /** Orders after which it is abandoned, finished or not. */
  readonly length?: number;
  /** Orders to give instead of random ones; the walk ends when one is refused or none is left. */
  readonly script?: readonly GivenOrder[];
}

/** Far more than any random game takes. */
const MAX_ORDERS = 10_000;

/** Failures of the walk itself rather than of a checked property. */
export const RUNS = 'runs';
export const ENDS = 'ends';

/**
 * Plays a game with random orders and checks properties on the way. Everything follows from the seed: the dice, the
 * orders, and what is checked and how. Returns the number of orders given; throws `ConformanceFailure`.
 */
export function walk<G extends GameTypes>(
  game: WrittenGame<G>,
  setup: G['Setup'],
  seed: string,
  { properties, rate, maxOrders = MAX_ORDERS, length = Number.POSITIVE_INFINITY, script }: WalkOptions,
): number {
  const orders: GivenOrder[] = [];
  const pristine = copy(setup);
  const fail = (property: string, cause: unknown): never => {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new ConformanceFailure(
      {
        format: 'ironfield-failure',
        version: 1,
        game: game.id,
        property,
        message,
        setup: pristine,
        seed,
        orders,
      },
      cause,
    );
  };
  const guarded = <T>(property: string, body: () => T): T => {
    try {
      return body();
    } catch (error) {
      return fail(property, error);
    }
  };
  const sampling = randomFrom(`${seed} rate`);
  const choosing = randomFrom(`${seed} orders`);

  let events: G['Event'][] = [];
  const state = guarded(RUNS, () => startGame(game, setup, seed, events));
  const momentFor = ({ id, cost }: Property): Moment<G> => {
    const random = cost === 'cheap' ? choosing : randomFrom(`${seed} ${id} ${orders.length}`);
    return { game, setup: pristine, seed, orders, state, events, random };
  };
  for (;;) {
    for (const property of properties) {
      if (property.when === 'end' && !state.outcome) continue;
      if (property.when !== 'end' && !isDue(sampling, rate(property, orders.length))) continue;
      guarded(property.id, () => property.check(momentFor(property)));
    }
    if (state.outcome || orders.length >= (script?.length ?? length)) return orders.length;
    if (orders.length >= maxOrders) fail(ENDS, `The game is not over after ${maxOrders} orders`);
    const step = script?.[orders.length] ?? guarded(RUNS, () => sampleStep(game, state, choosing));
    orders.push(step);
    events = [];
    const refusal = guarded(RUNS, () => advance(game, state, step.seat, step.order, events));
    if (refusal && script) return orders.length;
    if (refusal)
      fail('menu', `${JSON.stringify(step.order)} is on the menu, but refused: ${refusal.message}`);
  }
}

function isDue(random: Random, rate: number): boolean {
  return rate >= 1 || (rate > 0 && randomUnit(random) < rate);
}
