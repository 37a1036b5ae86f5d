import { copy, isSame } from '../json.ts';
import { fork, middleOf } from './advance.ts';
import type { Game, GameTypes, View } from './game.ts';

/** How often what is hidden is guessed anew before a guess must do that leads elsewhere. */
const GUESSES = 50;

/** Some complete state that fits a view: bots think on it, and screens work out menus on it. */
export function imagined<G extends GameTypes>(game: Game<G>, view: View<G>, seed: string): G['State'] {
  const { suspended } = view;
  if (!suspended) return game.imagine(view, seed);
  // A step in its middle: guess how things stood before it, and see whether it leads to what is seen.
  const { settled, given, question } = suspended;
  const table: G['Table'] = { ...view.table, ...suspended.table };
  const before: View<G> = { ...view, table, waiting: [], question: null, suspended: null };
  for (let guess = 1; ; guess++) {
    const guessed = game.imagine(before, guess === 1 ? seed : `${seed} ${guess}`, view.table);
    const state = fork(game, guessed);
    state.suspended = copy({ settled, given, question });
    const middle = middleOf(game, state);
    if (guess === GUESSES || isSame(game.table(middle, view.viewer), view.table)) return state;
  }
}

/** A view of nothing but a table, for those who imagine what might be rather than look at what is. */
export function viewOf<G extends GameTypes>(table: G['Table']): View<G> {
  return { viewer: 'spectator', waiting: [], question: null, outcome: null, table, suspended: null };
}
