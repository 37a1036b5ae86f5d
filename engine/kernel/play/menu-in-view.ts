import type { Menu } from '../menu/menu.ts';
import { menuFor } from './advance.ts';
import type { Game, GameTypes, View } from './game.ts';
import { imagined } from './imagining.ts';

/**
 * What the viewer may do now, worked out from nothing but what the viewer knows; `null` when not asked. A menu depends
 * on nothing that is hidden from its seat, so that any state which fits the view has the same.
 */
export function menuInView<G extends GameTypes>(game: Game<G>, view: View<G>): Menu | null {
  const { viewer, waiting } = view;
  if (viewer === 'spectator' || !waiting.includes(viewer)) return null;
  return menuFor(game, imagined(game, view, 'menu'), viewer);
}

/**
 * What somebody else is asked, in words, for a viewer who waits; `null` where that is not known to the viewer, or hangs on
 * something that the viewer can only guess.
 */
export function promptInView<G extends GameTypes>(game: Game<G>, view: View<G>): string | null {
  const { viewer, waiting, question, table } = view;
  if (!question || waiting.length !== 1 || viewer === waiting[0]) return null;
  if (game.isGuessedAt?.(table, question)) return null;
  const prompts = GUESSES.map((seed) => menuFor(game, imagined(game, view, seed), waiting[0])?.prompt);
  return prompts.every((prompt) => prompt === prompts[0]) ? (prompts[0] ?? null) : null;
}

const GUESSES = ['prompt', 'prompt again', 'prompt once more'];
