import { menuFor } from './advance.ts';
import type { Game, GameTypes, View } from './game.ts';
import { imagined } from './imagining.ts';
import type { Menu } from './menu.ts';

/**
 * What the viewer may do now, worked out from nothing but what the viewer knows; `null` when not asked. A menu depends
 * on nothing that is hidden from its seat, so that any state which fits the view has the same.
 */
export function menuInView<G extends GameTypes>(game: Game<G>, view: View<G>): Menu | null {
  const { viewer, waiting } = view;
  if (viewer === 'spectator' || !waiting.includes(viewer)) return null;
  return menuFor(game, imagined(game, view, 'menu'), viewer);
}
