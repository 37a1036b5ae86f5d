import type { GameTypes, WrittenGame } from '@ironfield/kernel/play/game.ts';
import { newSetup } from '@ironfield/kernel/play/setup.ts';
import type { Random } from '@ironfield/kernel/random.ts';
import { type Crowd, randomSetup } from './random-setup.ts';
import { type FuzzOptions, type FuzzReport, fuzz } from './runner.ts';

/** Forces that find no room, or whose scenario needs its own map, are drawn again. */
const DRAWN = 40;

/** Any scenario with any options, changed so that it begins crowded. */
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

/** Plays games that begin crowded. */
export type Crowds = (options: Pick<FuzzOptions, 'games' | 'from' | 'seed' | 'onProgress'>) => FuzzReport;

/** Orders after which a game is abandoned: in a crowd, rules meet early. */
const LENGTH = 1000;

/** Any scenarios with any options, changed so that the games begin crowded. */
export function crowdsOf<G extends GameTypes>(
  game: WrittenGame<G>,
  changed: (setup: G['Setup'], random: Random) => G['Setup'],
): Crowds {
  const crowd = crowdOf(game, changed);
  return (options) => fuzz(game, { ...options, crowd, length: LENGTH, thoroughness: 0.002 });
}
