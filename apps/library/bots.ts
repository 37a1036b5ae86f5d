import { menuFor } from '@ironfield/kernel/play/advance.ts';
import { type GameTypes, STRENGTHS, type Strength } from '@ironfield/kernel/play/game.ts';
import { orderFrom, type Player, randomPlayer } from '@ironfield/kernel/play/player.ts';
import type { Outcome, Seat } from '@ironfield/kernel/state.ts';
import { advance, type Battle, outcome, view, waiting } from './battle.ts';

/** A bot by name; `random` gives any order that is legal. */
export type Bot = Strength | 'random';

/** All bots, from the weakest to the strongest. */
export const bots: readonly Bot[] = ['random', ...STRENGTHS];

/**
 * The order that a bot would give for a seat; null if the seat is not asked. It sees only what the seat may know.
 * Nothing changes, except that asking again may lead to another order.
 */
export function suggest<G extends GameTypes>(
  battle: Battle<G>,
  by: Bot,
  seat: Seat | undefined = waiting(battle)[0],
): G['Order'] | null {
  const { game, state, randoms } = battle;
  const menu = seat === undefined ? null : menuFor(game, state, seat);
  if (!menu || seat === undefined) return null;
  const player: Player<G> = by === 'random' ? (randomPlayer as Player<G>) : game.bot(by);
  return orderFrom(player, () => view(battle, seat), menu, randoms[seat]);
}

/** Lets bots play on, one a seat, to the end or for at most so many orders. Null if it is not over then. */
export function playOut<G extends GameTypes>(
  battle: Battle<G>,
  players: readonly Bot[],
  most = 100_000,
): Outcome | null {
  for (let orders = 0; orders < most; orders++) {
    const [seat] = waiting(battle);
    if (seat === undefined) break;
    const given = advance(battle, suggest(battle, players[seat] ?? 'random', seat), seat);
    if (!given.ok) throw new Error(`A bot gave an order that is refused: ${given.error.message}`);
  }
  return outcome(battle);
}
