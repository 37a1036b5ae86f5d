// Plays on from a view: hidden facts are guessed, and the dice are new each time.

import { canonical } from '../json.ts';
import { advance, eventsFor, fork, menuFor, viewFor, waitingFor } from '../play/advance.ts';
import type { Game, GameTypes, Strength, View } from '../play/game.ts';
import { imagined } from '../play/imagining.ts';
import { orderFrom } from '../play/player.ts';
import { seatNames } from '../play/setup.ts';
import { randomFrom } from '../random.ts';
import type { Outcome } from '../state.ts';
import { type Match, playOn } from './match.ts';

const imaginedFork = <G extends GameTypes>(game: Game<G>, view: View<G>, seed: string): G['State'] =>
  fork(game, imagined(game, view, seed));

/**
 * Plays to the end with bots of one strength in all seats, beginning with an order if one is given. Null if that order
 * cannot be given or the game does not end.
 */
export function continuation<G extends GameTypes>(
  game: Game<G>,
  view: View<G>,
  strength: Strength,
  seed: string,
  first: G['Order'] | null = null,
): Outcome | null {
  const state = imaginedFork(game, view, seed);
  if (first && advance(game, state, waitingFor(state)[0], first)) return null;
  return playedOn(game, state, strength, seed).state.outcome;
}

/** Plays at most a number of orders: returns the outcome, if there is one, and the number of orders played. */
export function continued<G extends GameTypes>(
  game: Game<G>,
  view: View<G>,
  strength: Strength,
  seed: string,
  most: number,
): { readonly outcome: Outcome | null; readonly orders: number } {
  const { state, orders } = playedOn(game, imaginedFork(game, view, seed), strength, seed, most);
  return { outcome: state.outcome, orders };
}

function playedOn<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  strength: Strength,
  seed: string,
  most?: number,
): Match<G> {
  const players = seatNames(game, state.setup).map(() => game.bot(strength));
  return playOn(game, state, seed, players, { maxOrders: most });
}

/** The bots to ask for ideas, best first, and how often to ask each. */
const ADVISERS: readonly (readonly [Strength, number])[] = [
  ['veteran', 1],
  ['regular', 4],
  ['recruit', 4],
];

/** Different orders that bots would give for the seat asked, the best bot's first; none if no seat is asked. */
export function ideas<G extends GameTypes>(game: Game<G>, view: View<G>, most: number): G['Order'][] {
  const state = imaginedFork(game, view, 'ideas');
  const [seat] = waitingFor(state);
  const menu = seat === undefined ? null : menuFor(game, state, seat);
  if (!menu) return [];
  const found = new Map<string, G['Order']>();
  for (const [strength, times] of ADVISERS) {
    for (let time = 0; time < times && found.size < most; time++) {
      const random = randomFrom(`ideas ${strength} ${time}`);
      const order = orderFrom(game.bot(strength), () => viewFor(game, state, seat), menu, random);
      found.set(canonical(order), order);
    }
  }
  return [...found.values()];
}

/** The events told if an order is given next, as the viewer would see them; none if it cannot be given. */
export function foretold<G extends GameTypes>(game: Game<G>, view: View<G>, order: G['Order']): string[] {
  const state = imaginedFork(game, view, 'foretold');
  const events: G['Event'][] = [];
  if (advance(game, state, waitingFor(state)[0], order, events)) return [];
  const table = game.table(state, view.viewer);
  return eventsFor(game, events, view.viewer).flatMap((event) => game.describe(event, table) ?? []);
}
