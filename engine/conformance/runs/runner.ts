import type { GameTypes, WrittenGame } from '@ironfield/kernel/play/game.ts';
import { checkSetup } from '@ironfield/kernel/play/setup.ts';
import { type Random, randomFrom } from '@ironfield/kernel/random.ts';
import { ConformanceFailure, type Repro } from '../failure.ts';
import type { Property } from '../moment.ts';
import { PROPERTIES } from '../properties/properties.ts';
import { ENDS, RUNS, walk } from '../properties/walk.ts';
import { pairwiseRows } from './option-rows.ts';
import { type Crowd, musteredSetup, randomSetup, setupWith } from './random-setup.ts';

export interface FuzzOptions<G extends GameTypes = GameTypes> {
  readonly games: number;
  /** The number of games left out, which were played before. Each depends on the seed and on its own number. */
  readonly from?: number;
  /** Decides everything. */
  readonly seed: string;
  /** The source of setups; by default all scenarios, options and forces. */
  readonly crowd?: Crowd<G>;
  /** Orders after which a game counts as endless. */
  readonly maxOrders?: number;
  /** Orders after which a game is abandoned, finished or not. */
  readonly length?: number;
  /** The share of moments at which a property that is not cheap is checked; 0.02 by default. */
  readonly thoroughness?: number;
  /** The only property to check; by default all of them. */
  readonly only?: string;
  /** Called after every game. */
  readonly onProgress?: (gamesDone: number, orders: number) => void;
}

export interface FuzzReport {
  /** Games played without a failure. */
  readonly games: number;
  readonly orders: number;
  /** The first failure, which stopped the run. */
  readonly failure: ConformanceFailure | null;
}

/** Plays random games and checks the properties of every game on the way. */
export function fuzz<G extends GameTypes>(game: WrittenGame<G>, options: FuzzOptions<G>): FuzzReport {
  const { thoroughness = 0.02, maxOrders, length, crowd } = options;
  const rate = ({ cost }: Property) => {
    if (cost === 'cheap') return 1;
    return cost === 'costly' ? thoroughness / 10 : thoroughness;
  };
  const limits = { ...(maxOrders && { maxOrders }), ...(length && { length }) };
  const wanted = propertiesNamed(options.only);
  const drawn = crowd ? (_: number, random: Random) => crowd(random) : anySetup(game, options.seed);
  let orders = 0;
  for (let i = options.from ?? 0; i < options.games; i++) {
    const seed = `${options.seed} ${crowd ? 'crowd' : 'game'} ${i}`;
    // Only some games are replayed as a whole, and never abandoned ones.
    const isThorough = thoroughness > 0 && !length && i % 16 === 0;
    const properties = wanted.filter(({ when }) => isThorough || when !== 'end');
    try {
      const setup = drawn(i, randomFrom(`${seed} setup`));
      orders += walk(game, setup, seed, { properties, rate, ...limits });
    } catch (error) {
      if (error instanceof ConformanceFailure) return { games: i, orders, failure: error };
      throw error;
    }
    options.onProgress?.(i + 1, orders);
  }
  return { games: options.games, orders, failure: null };
}

/**
 * Every second game uses rows in which any two options meet; the others have random options. Of these, every second
 * game has random forces on a random map, and the rest draw from all scenarios.
 */
function anySetup<G extends GameTypes>(game: WrittenGame<G>, seed: string) {
  const rows = pairwiseRows(game.options, randomFrom(`${seed} rows`));
  return (i: number, random: Random): G['Setup'] => {
    if (i % 2 === 1) return setupWith(game, rows[(i >> 1) % rows.length], random);
    return (i % 4 === 2 ? musteredSetup : randomSetup)(game, random);
  };
}

/**
 * Replays a failure and checks its property at every moment. Returns the failure found now, `null` if there is none.
 */
export function replayFailure<G extends GameTypes>(
  game: WrittenGame<G>,
  repro: Repro,
): ConformanceFailure | null {
  const setup = checkSetup(game, repro.setup);
  if (!setup.ok) throw new Error(`The setup of the failure is refused: ${setup.error[0].message}`);
  const isOfWalk = repro.property === RUNS || repro.property === ENDS;
  const properties = isOfWalk ? [] : propertiesNamed(repro.property);
  const maxOrders = repro.property === ENDS ? repro.orders.length : Number.POSITIVE_INFINITY;
  const script = repro.property === ENDS ? [...repro.orders, repro.orders.at(-1)!] : repro.orders;
  try {
    walk(game, setup.value, repro.seed, { properties, rate: () => 1, maxOrders, script });
    return null;
  } catch (error) {
    if (error instanceof ConformanceFailure) return error;
    throw error;
  }
}

function propertiesNamed(id: string | undefined): readonly Property[] {
  const named = PROPERTIES.filter((property) => id === undefined || property.id === id);
  if (named.length > 0) return named;
  const ids = PROPERTIES.map((property) => property.id).join(', ');
  throw new Error(`There is no property "${id}"; there are: ${ids}`);
}
