import { loadGame } from '../catalogue.ts';
import { loadViews } from '../pages/load-views.ts';

/** Fetches what the table of a game needs, all at once, while the game itself is still being set up. */
export function warm(game: string): void {
  void import('../pages/table-page.tsx');
  void loadGame(game);
  void loadViews(game);
}
