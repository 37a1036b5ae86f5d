import type { Menu } from '../menu/menu.ts';
import { menuFor } from './advance.ts';
import type { Game, GameTypes, View } from './game.ts';
import { imagined } from './imagining.ts';

/**
 * The viewer's menu, computed only from what the viewer knows; `null` when not asked. A menu depends on nothing hidden
 * from its seat, so any state that fits the view gives the same menu.
 */
export function menuInView<G extends GameTypes>(game: Game<G>, view: View<G>): Menu | null {
  const { viewer, waiting } = view;
  if (viewer === 'spectator' || !waiting.includes(viewer)) return null;
  return menuFor(game, imagined(game, view, 'menu'), viewer);
}

/**
 * The question put to another seat, in words, for a waiting viewer; `null` if the viewer does not know it or could only
 * guess at it.
 */
export function promptInView<G extends GameTypes>(game: Game<G>, view: View<G>): string | null {
  const { viewer, waiting, question, table } = view;
  if (!question || waiting.length !== 1 || viewer === waiting[0]) return null;
  if (game.isGuessedAt?.(table, question)) return null;
  const prompts = GUESSES.map((seed) => menuFor(game, imagined(game, view, seed), waiting[0])?.prompt);
  return prompts.every((prompt) => prompt === prompts[0]) ? (prompts[0] ?? null) : null;
}

const GUESSES = ['prompt', 'prompt again', 'prompt once more'];
