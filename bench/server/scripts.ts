import { startGame } from '@ironfield/kernel/play/advance.ts';
import type { Game, GameTypes } from '@ironfield/kernel/play/game.ts';
import { type Player, randomPlayer } from '@ironfield/kernel/play/player.ts';
import { playMatch } from '@ironfield/kernel/players/match.ts';
import type { CoreOrder, Seat } from '@ironfield/kernel/state.ts';
import type { Script } from './load.ts';

/** The longest of some random games: the fewer games begin, the more it is orders that are measured. */
export function scriptOf<G extends GameTypes>(game: Game<G>, setup: G['Setup']): Script {
  const players = Array.from({ length: 2 }, () => randomPlayer as Player<G>);
  const scripts = Array.from({ length: 20 }, (_, i): Script => {
    const orders: [Seat, CoreOrder][] = [];
    const seed = `server ${i}`;
    playMatch(game, setup, seed, players, { onOrder: (seat, order) => orders.push([seat, order]) });
    // Things that everybody knows anyway are left out: the other server keeps nothing but the pieces.
    const { setup: _setup, agenda: _agenda, dice: _dice, ...pieces } = startGame(game, setup, seed);
    return { game: game.id, setup, seed, orders, pieces };
  });
  return scripts.reduce((a, b) => (b.orders.length > a.orders.length ? b : a));
}
