import { continuation } from './continuing.ts';
import type { Game, GameTypes, View } from './game.ts';

/** How often a bot plays the game to its end in its mind before it answers. */
const TRIES = 6;

/** Whether a bot with this view takes a draw: it does when it loses more of the games that might follow than it wins. */
export function takesDraw<G extends GameTypes>(game: Game<G>, view: View<G>, seed: string): boolean {
  let balance = 0;
  for (let index = 0; index < TRIES; index++) {
    const winners = continuation(game, view, 'recruit', `${seed} ${index}`)?.winners ?? [];
    if (winners.length > 0) balance += winners.some((seat) => seat === view.viewer) ? 1 : -1;
  }
  return balance < 0;
}
