import type { GameTypes, WrittenGame } from '@ironfield/kernel/game.ts';
import { type Random, randomFrom } from '@ironfield/kernel/random.ts';
import { newSetup } from '@ironfield/kernel/setup.ts';
import { ConformanceFailure } from './failure.ts';
import type { Property } from './moment.ts';
import { PROPERTIES } from './properties.ts';
import { randomSetup } from './random-setup.ts';
import { walk } from './walk.ts';

/** Draws a setup in which everybody is close to everybody, so that rules meet that seldom do on a large map. */
export type Crowd<G extends GameTypes> = (random: Random) => G['Setup'];

/** Forces that find no room, or whose scenario needs its own map, are drawn again. */
const DRAWN = 40;

/** Any scenario with any options, changed so that it is crowded. */
export function crowdOf<G extends GameTypes>(
  game: WrittenGame<G>,
  changed: (setup: G['Setup'], random: Random) => G['Setup'],
): Crowd<G> {
  return (random) => {
    let problem = '';
    for (let i = 0; i < DRAWN; i++) {
      const setup = newSetup(game, changed(randomSetup(game, random), random));
      if (setup.ok) return setup.value;
      problem = setup.error[0].message;
    }
    throw new Error(`${game.id}: no crowd can be set up: ${problem}`);
  };
}

export interface CrowdOptions {
  readonly games: number;
  /** Decides everything. */
  readonly seed: string;
  /** Orders after which a game is left: rules meet early where everybody is close. */
  readonly length?: number;
  readonly onProgress?: (gamesDone: number, orders: number) => void;
}

/** Plays games that begin crowded, with everything that can be looked at after every order; the orders given. */
export function playCrowds<G extends GameTypes>(
  game: WrittenGame<G>,
  crowd: Crowd<G>,
  { games, seed, length = 1000, onProgress }: CrowdOptions,
): { readonly orders: number; readonly failure: ConformanceFailure | null } {
  const properties = PROPERTIES.filter(({ when }) => when === 'moment');
  const rate = ({ cost }: Property) => (cost === 'cheap' ? 1 : 0.002);
  let orders = 0;
  for (let i = 0; i < games; i++) {
    const own = `${seed} crowd ${i}`;
    try {
      orders += walk(game, crowd(randomFrom(`${own} setup`)), own, { properties, rate, length });
    } catch (error) {
      if (error instanceof ConformanceFailure) return { orders, failure: error };
      throw error;
    }
    onProgress?.(i + 1, orders);
  }
  return { orders, failure: null };
}
