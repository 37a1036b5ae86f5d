import { applyOrder, menuFor, startGame, viewFor, waitingFor } from '../play/advance.ts';
import { guessReport } from '../play/errand.ts';
import type { Game, GameTypes } from '../play/game.ts';
import { orderFrom, type Player } from '../play/player.ts';
import { randomFrom } from '../random.ts';
import type { Seat } from '../state.ts';

export interface Match<G extends GameTypes> {
  readonly state: G['State'];
  /** Orders given. */
  readonly orders: number;
  /** False if the limit on orders was reached first. */
  readonly finished: boolean;
}

/** Far more orders than any game takes; reaching it means that a game does not end. */
const MAX_ORDERS = 100_000;

interface MatchOptions<G extends GameTypes> {
  /** Hears of every order. */
  readonly onOrder?: ((seat: Seat, order: G['Order']) => void) | undefined;
  /** Hears of everything that has come of an order, and first of all of the beginning. */
  readonly onEvents?: ((events: readonly G['Event'][], state: G['State']) => void) | undefined;
  /** A match that has so many goes no further. */
  readonly maxOrders?: number | undefined;
  /** Where this holds, the match goes no further. */
  readonly until?: ((state: G['State']) => boolean) | undefined;
}

/**
 * Plays a game to its end between players. Each player has its own generator, so thinking never changes the dice, and
 * everything follows from the seed.
 */
export const playMatch = <G extends GameTypes>(
  game: Game<G>,
  setup: G['Setup'],
  seed: string,
  players: readonly Player<G>[],
  options: MatchOptions<G> = {},
): Match<G> => {
  const events: G['Event'][] | null = options.onEvents ? [] : null;
  const state = startGame(game, setup, seed, events);
  if (events) options.onEvents?.(events, state);
  return playOn(game, state, seed, players, options);
};

/** Plays a game on from any state; the seed is that of the players. */
export function playOn<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  seed: string,
  players: readonly Player<G>[],
  { onOrder, onEvents, maxOrders = MAX_ORDERS, until }: MatchOptions<G> = {},
): Match<G> {
  const randoms = players.map((_, seat) => randomFrom(`${seed} player ${seat}`));
  let orders = 0;
  const elsewhere = randomFrom(`${seed} battles`);
  while (!state.outcome && orders < maxOrders && !until?.(state)) {
    if (guessReport(game, state, elsewhere)) continue;
    const seat = waitingFor(state)[0];
    const menu = menuFor(game, state, seat)!;
    const order = orderFrom(players[seat], () => viewFor(game, state, seat), menu, randoms[seat]);
    const events: G['Event'][] | null = onEvents ? [] : null;
    applyOrder(game, state, seat, order, events);
    orders++;
    onOrder?.(seat, order);
    if (events) onEvents?.(events, state);
  }
  return { state, orders, finished: state.outcome !== null };
}
