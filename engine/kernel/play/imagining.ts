import { copy, isSame } from '../json.ts';
import { fork, middleOf } from './advance.ts';
import type { Game, GameTypes, View } from './game.ts';

/** How often hidden facts are guessed again before a guess that leads elsewhere is accepted. */
const GUESSES = 50;

/** A complete state that fits a view: bots think on it, and screens compute menus from it. */
export function imagined<G extends GameTypes>(game: Game<G>, view: View<G>, seed: string): G['State'] {
  const { suspended } = view;
  if (!suspended) return game.imagine(view, seed);
  // For a step in its middle: guess the state before it, and check that it leads to the table seen.
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

/** A view of a bare table, for code that imagines possible tables. */
export function viewOf<G extends GameTypes>(table: G['Table']): View<G> {
  return { viewer: 'spectator', waiting: [], question: null, outcome: null, table, suspended: null };
}
