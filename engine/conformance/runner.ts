import type { GameTypes, WrittenGame } from '@ironfield/kernel/game.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { checkSetup } from '@ironfield/kernel/setup.ts';
import { ConformanceFailure, type Repro } from './failure.ts';
import type { Property } from './moment.ts';
import { pairwiseRows } from './option-rows.ts';
import { PROPERTIES } from './properties.ts';
import { musteredSetup, randomSetup, setupWith } from './random-setup.ts';
import { ENDS, RUNS, walk } from './walk.ts';

export interface FuzzOptions {
  readonly games: number;
  /** Decides everything. */
  readonly seed: string;
  /** Orders after which a game counts as endless. */
  readonly maxOrders?: number;
  /** Share of the moments at which a property that is not cheap is looked at; 0.02 unless told otherwise. */
  readonly thoroughness?: number;
  /** The one property that is looked at; all of them unless told otherwise. */
  readonly only?: string;
  /** After every game. */
  readonly onProgress?: (gamesDone: number) => void;
}

export interface FuzzReport {
  /** Games played to their end. */
  readonly games: number;
  readonly orders: number;
  /** The first failure, with which the run stopped. */
  readonly failure: ConformanceFailure | null;
}

/**
 * Plays random games, checking on the way what must hold for every game. Every other game goes through rows in which any
 * two options meet, the others have random options; of these every other one has random forces on a random map, the
 * rest is drawn from all scenarios.
 */
export function fuzz<G extends GameTypes>(game: WrittenGame<G>, options: FuzzOptions): FuzzReport {
  const { thoroughness = 0.02, maxOrders } = options;
  const rate = ({ cost }: Property) => {
    if (cost === 'cheap') return 1;
    return cost === 'costly' ? thoroughness / 10 : thoroughness;
  };
  const rows = pairwiseRows(game.options, randomFrom(`${options.seed} rows`));
  const wanted = propertiesNamed(options.only);
  let orders = 0;
  for (let i = 0; i < options.games; i++) {
    const seed = `${options.seed} game ${i}`;
    const isThorough = thoroughness > 0 && i % 16 === 0; // whole games are replayed for some only
    const properties = wanted.filter(({ when }) => isThorough || when !== 'end');
    try {
      const random = randomFrom(`${seed} setup`);
      const setup =
        i % 2 === 1
          ? setupWith(game, rows[(i >> 1) % rows.length], random)
          : (i % 4 === 2 ? musteredSetup : randomSetup)(game, random);
      orders += walk(game, setup, seed, maxOrders ? { properties, rate, maxOrders } : { properties, rate });
    } catch (error) {
      if (error instanceof ConformanceFailure) return { games: i, orders, failure: error };
      throw error;
    }
    options.onProgress?.(i + 1);
  }
  return { games: options.games, orders, failure: null };
}

/** Plays a failure again, with its property checked at every moment; what fails now, `null` if nothing does. */
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
